"""A visitor without JavaScript: reads pages, fills in forms, presses buttons."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import urlencode

import httpx
from starlette.testclient import TestClient

SAME_SITE = {"sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"}


@dataclass
class Button:
    """Something that sends a form."""

    name: str
    value: str
    action: str
    method: str
    words: str = ""


@dataclass
class Form:
    """A form as a browser understands it: what it would send, and by which buttons."""

    action: str
    method: str
    values: dict[str, str] = field(default_factory=dict)
    buttons: list[Button] = field(default_factory=list)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.text: list[str] = []
        self._button: Button | None = None
        self._select = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.forms.append(Form(given.get("action", ""), given.get("method", "get")))
        elif self.forms and tag == "input":
            self._input(given)
        elif self.forms and tag == "select":
            self._select = given["name"]
        elif (
            self.forms
            and tag == "option"
            and ("selected" in given or self._select not in self.forms[-1].values)
        ):
            self.forms[-1].values[self._select] = given["value"]
        elif self.forms and tag == "button" and given.get("type", "submit") == "submit":
            form = self.forms[-1]
            self._button = Button(
                given.get("name", ""),
                given.get("value", ""),
                given.get("formaction", form.action),
                given.get("formmethod", form.method),
                given.get("aria-label", ""),
            )
            form.buttons.append(self._button)

    def _input(self, given: dict[str, str]) -> None:
        choice = given.get("type") in ("radio", "checkbox")
        if given.get("name") and "disabled" not in given and (not choice or "checked" in given):
            self.forms[-1].values[given["name"]] = given.get("value", "")

    def handle_endtag(self, tag: str) -> None:
        if tag == "button":
            self._button = None

    def handle_data(self, data: str) -> None:
        self.text.append(data)
        if self._button is not None:
            self._button.words += data


class Page:
    """What a visitor has in front of them."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self.html = answer.text
        reader = _Reader()
        reader.feed(self.html)
        self.forms = reader.forms
        self.words = " ".join(" ".join(reader.text).split())

    @property
    def status(self) -> int:
        return self.answer.status_code

    @property
    def path(self) -> str:
        return self.answer.url.path

    def form(self, action: str) -> Form:
        return next(form for form in self.forms if form.action == action)


class Visitor:
    """One browser."""

    def __init__(self, client: TestClient, language: str = "en") -> None:
        self.client = client
        self.client.headers.update({**SAME_SITE, "accept-language": language})

    def open(self, path: str) -> Page:
        return Page(self.client.get(path))

    def post(self, path: str, **values: str) -> Page:
        return Page(self.client.post(path, data=values))

    def press(self, page: Page, action: str, *, value: str = "", **changes: str) -> Page:
        """Send the form that has a button with this action, after filling in a few fields."""
        for form in page.forms:
            for button in form.buttons:
                if button.action == action and (not value or button.value == value):
                    sent = {**form.values, **changes}
                    if button.name:
                        sent[button.name] = button.value
                    if button.method == "get":
                        return self.open(f"{action}?{urlencode(sent)}")
                    return self.post(action, **sent)
        raise AssertionError(f"no button for {action} on {page.path}")
