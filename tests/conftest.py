"""Settings for the whole suite."""

import os

import hypothesis

hypothesis.settings.register_profile("house", max_examples=4, deadline=None, derandomize=True)
hypothesis.settings.register_profile("long", max_examples=200, deadline=None)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))
