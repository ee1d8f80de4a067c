"""Reading what a form sent: few fields, short texts, and nothing that could be a surprise."""

from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request

from bunkhouse.server.request_errors import BadRequest

_MOST_FIELDS = 100
_MOST_FILES = 1
_LARGEST = 2**53


class Fields:
    """The fields of one form."""

    def __init__(self, data: FormData, file: bytes | None) -> None:
        self._data = data
        self._file = file

    def optional(self, name: str, most: int = 200) -> str | None:
        """The text of a field, None when it is missing; ``BadRequest`` when it cannot be meant seriously."""
        value = self._data.get(name)
        if value is None:
            return None
        if not isinstance(value, str) or len(value) > most or "\0" in value or not _writable(value):
            raise BadRequest("field-wrong", {"field": name})
        return value

    def text(self, name: str, most: int = 200) -> str:
        value = self.optional(name, most)
        if value is None:
            raise BadRequest("field-missing", {"field": name})
        return value

    def number(self, name: str) -> int:
        text = self.text(name, 20).strip()
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or abs(int(text)) >= _LARGEST:
            raise BadRequest("field-wrong", {"field": name})
        return int(text)

    def all(self, name: str, most: int = 200) -> list[str]:
        """Every value of a field that may come several times."""
        values = [value for value in self._data.getlist(name) if isinstance(value, str)]
        if any(len(value) > most or "\0" in value or not _writable(value) for value in values):
            raise BadRequest("field-wrong", {"field": name})
        return values

    def names(self) -> list[str]:
        return list(self._data)

    def file(self, name: str) -> bytes | None:
        """The content of an uploaded file."""
        return self._file if isinstance(self._data.get(name), UploadFile) else None

    def has(self, name: str) -> bool:
        return name in self._data


async def fields(request: Request) -> Fields:
    """The form of a request; ``BadRequest`` for anything that is none."""
    try:
        data = await request.form(max_files=_MOST_FILES, max_fields=_MOST_FIELDS)
        file = None
        for value in data.values():
            if isinstance(value, UploadFile):
                file = await value.read()
    except (HTTPException, UnicodeDecodeError, ValueError) as error:
        raise BadRequest("bad-request") from error
    return Fields(data, file)


def _writable(text: str) -> bool:
    """Whether a text can be stored and sent: no halves of characters."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
