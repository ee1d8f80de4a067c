"""Tokens for guests, and who a token belongs to."""

from fastapi import APIRouter

from bunkhouse.server.api.dependencies import Service, Somebody
from bunkhouse.server.api.models import GuestRequest, PersonInfo, Welcome
from bunkhouse.server.people import Person

router = APIRouter(tags=["people"])


@router.post("/guests", status_code=201)
async def new_guest(given: GuestRequest, service: Service) -> Welcome:
    """Come in as a guest: no account, no password, just a name."""
    person, _ = await service.people.guest(given.name, given.language)
    _, secret = await service.people.make_token(person.id, given.name)
    return Welcome(token=secret, person=_told(person))


@router.get("/me")
async def me(person: Somebody) -> PersonInfo:
    return _told(person)


def _told(person: Person) -> PersonInfo:
    return PersonInfo(id=person.id, name=person.name, language=person.language, guest=person.login is None)
