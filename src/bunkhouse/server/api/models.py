"""What goes in and out of the API; the OpenAPI document is made from these."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

_PRINTABLE = r"^[^\x00-\x1f\x7f]*$"
Line = Annotated[str, StringConstraints(max_length=200, pattern=_PRINTABLE)]
Name = Annotated[str, StringConstraints(max_length=40, pattern=_PRINTABLE)]
Talk = Annotated[str, StringConstraints(min_length=1, max_length=500, pattern=_PRINTABLE)]
Command = Annotated[str, StringConstraints(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
Seat = Annotated[int, Field(ge=0, le=9)]
Place = Annotated[str, StringConstraints(max_length=20, pattern=r"^([0-3]\.[A-Za-z0-9]{1,16})?$")]
Number = Annotated[int, Field(ge=0, lt=2**53)]


class Given(BaseModel):
    """A document sent to the API: a misspelt field is refused, not ignored."""

    model_config = ConfigDict(extra="forbid")


# Out.


class ErrorBody(BaseModel):
    status: int
    reason: str = Field(description="An id that does not change with the language.")
    rule: str = Field(description="The rule of the game that forbids it, empty when there is none.")
    message: str = Field(description="The reason in words.")


class Failure(BaseModel):
    """Every answer of 400 and above."""

    error: ErrorBody
    fields: list[dict[str, str]] = Field([], description="What is wrong with the document that was sent.")


class GameOption(BaseModel):
    name: str
    title: str
    values: dict[str, str] = Field(description="Every value and what it means.")
    default: str


class GameInfo(BaseModel):
    slug: str
    title: str
    rules: int = Field(description="The version of the rules.")
    min_players: int
    max_players: int
    options: list[GameOption]
    bots: list[str]


class PersonInfo(BaseModel):
    id: str
    name: str
    language: str
    guest: bool


class Welcome(BaseModel):
    token: str = Field(description="Send it as `Authorization: Bearer TOKEN`. It is not told again.")
    person: PersonInfo


class Legal(BaseModel):
    action: str = Field(description="The action in notation: send this to `act`.")
    words: str = Field(description="The same as a sentence.")
    out_of_turn: bool


class UndoState(BaseModel):
    steps: int = Field(description="How many steps this seat may take back now.")
    reason: str = Field(description="Why not more, as an id.")


class Observation(BaseModel):
    """All that a seat, or a spectator, may know now."""

    table: str
    game: str
    status: str
    seq: int = Field(description="Send it with every command: it says what you were looking at.")
    step: int
    seat: int | None = Field(description="Whose view this is; null for a spectator.")
    actor: int | None = Field(description="The seat to decide; null before the start and after the end.")
    prompt: str = Field(description="What you are to decide, empty when it is not your turn.")
    legal: list[Legal]
    undo: UndoState | None
    view: dict[str, Any] | None
    scores: list[int] | None = Field(description="When the game is over.")
    ranking: list[int] | None


class Refusal(Failure):
    """A command that came too late, or twice; with the table as it is now."""

    state: Observation | None = None


class Deed(BaseModel):
    number: int
    seat: int
    action: str | None = Field(description="In notation; null while it may hold a secret of somebody else.")
    words: list[str]


class Accepted(BaseModel):
    """The command took effect and is kept for good."""

    seq: int
    step: int
    state: Observation | None = None


class Said(BaseModel):
    number: int
    name: str
    seat: int | None
    text: str


# In.


class GuestRequest(Given):
    name: Name
    language: Literal["", "en", "pl"] = ""


class SeatRequest(Given):
    kind: Literal["host", "hotseat", "bot", "open"] = "open"
    bot: Name = ""
    name: Name = ""
    colour: Literal["", "red", "blue", "yellow", "green", "black", "white"] = ""


class PaceRequest(Given):
    kind: Literal["free", "live", "days"] = "free"
    bank: Annotated[int, Field(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Field(ge=0, le=3600)] = 0


class TableRequest(Given):
    game: Name
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=8)]
    options: Annotated[dict[Name, Name], Field(max_length=30)] = {}
    pace: PaceRequest = PaceRequest()
    undo: Literal["free", "off"] = "free"
    door: Literal["open", "link"] = "link"
    name: Name = ""
    language: Literal["", "en", "pl"] = ""
    start: bool = Field(False, description="Begin at once; needs a plan without open seats.")
    command: Command = ""


class SitRequest(Given):
    seat: Seat | None = Field(None, description="Null: the first that is free.")
    colour: Literal["", "red", "blue", "yellow", "green", "black", "white"] = ""
    command: Command = ""


class CommandRequest(Given):
    command: Command = Field("", description="Your own id for this command: sent again, it has no effect.")


class StartRequest(CommandRequest):
    fill: Name = Field("", description="A bot for every seat that is still open.")


class ActRequest(CommandRequest):
    action: Line
    seq: Number
    seat: Seat | None = Field(None, description="Null: your only seat, or the one that is to decide.")


class UndoRequest(CommandRequest):
    steps: Annotated[int, Field(ge=1, le=1000)] = 1
    whole_turn: bool = Field(
        default=False, description="Take back all of the turn that can be, whatever `steps` says."
    )
    seq: Number
    seat: Seat | None = None


class ResignRequest(CommandRequest):
    seat: Seat | None = None


class SayRequest(CommandRequest):
    text: Talk
