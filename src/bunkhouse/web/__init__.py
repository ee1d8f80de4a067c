"""What people see in a browser: templates, words, drawings and the little JavaScript there is.

This room knows games, states and words; it knows neither the store nor the server.
"""
