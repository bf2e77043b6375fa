"""The values of `model` as JSON and back.

An object has a member for each field of the dataclass; a field that is None is left out. Enumerations are
written as their values. What is read is checked against the fields' types, so that a damaged or foreign file
is told apart from a good one.
"""

from __future__ import annotations

import dataclasses
import types
from enum import Enum
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from catena_gtp.rules import Ruleset

_T = TypeVar("_T")
_PLAIN = (str, int, float, bool)


class FormError(ValueError):
    """Data do not have the form that they should have; str() says where and what."""


def to_plain(value: object) -> Any:  # noqa: ANN401 - JSON has no better type
    """Return a dataclass of `model`, or a part of one, as dictionaries, lists, texts and numbers."""
    if isinstance(value, Enum):
        return value.value
    if dataclasses.is_dataclass(value):
        members = ((field.name, getattr(value, field.name)) for field in dataclasses.fields(value))
        return {name: to_plain(member) for name, member in members if member is not None}
    if isinstance(value, tuple):
        return [to_plain(item) for item in value]
    return value


def from_plain(kind: type[_T], data: object, place: str = "") -> _T:
    """Return the dataclass of this kind that `to_plain` wrote; FormError if the data are none.

    `place` is said in front of what is wrong. A member left out has its default, or is None.
    """
    value: _T = _read(kind, data, place or kind.__name__)
    return value


@cache
def _types_of(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, localns={"Ruleset": Ruleset})


def _read(kind: Any, data: object, place: str) -> Any:  # noqa: ANN401 - types are the data here
    origin = get_origin(kind)
    if origin in {Union, types.UnionType}:
        return _read_union(get_args(kind), data, place)
    if origin is Literal:
        if data not in get_args(kind):
            raise FormError(f"{place}: {data!r} is none of {', '.join(map(str, get_args(kind)))}")
        return data
    if origin is tuple:
        return _read_tuple(get_args(kind), data, place)
    if kind in _PLAIN:
        return _read_scalar(kind, data, place)
    if issubclass(kind, Enum):
        try:
            return kind(data)
        except ValueError:
            names = ", ".join(str(member.value) for member in kind)
            raise FormError(f"{place}: {data!r} is none of {names}") from None
    return _read_object(kind, data, place)


def _read_union(kinds: tuple[Any, ...], data: object, place: str) -> object:
    """Read a value that may be None; the model has no other unions."""
    if data is None:
        return None
    (kind,) = (kind for kind in kinds if kind is not types.NoneType)
    return _read(kind, data, place)


def _read_tuple(kinds: tuple[Any, ...], data: object, place: str) -> tuple[object, ...]:
    if not isinstance(data, list):
        raise FormError(f"{place}: a list is wanted, not {data!r}")
    if kinds[1:] == (...,):
        kinds = (kinds[0],) * len(data)
    if len(data) != len(kinds):
        raise FormError(f"{place}: {len(kinds)} values are wanted, not {len(data)}")
    return tuple(
        _read(kind, item, f"{place}[{number}]")
        for number, (kind, item) in enumerate(zip(kinds, data, strict=True))
    )


def _read_scalar(kind: type, data: object, place: str) -> object:
    if kind is float and isinstance(data, int) and not isinstance(data, bool):
        return float(data)
    if type(data) is not kind:
        words = {str: "a text", int: "a whole number", float: "a number", bool: "true or false"}
        raise FormError(f"{place}: {words[kind]} is wanted, not {data!r}")
    return data


def _read_object(kind: type, data: object, place: str) -> object:
    if not isinstance(data, dict):
        raise FormError(f"{place}: a table of members is wanted, not {data!r}")
    hints = _types_of(kind)
    unknown = [name for name in data if name not in hints]
    if unknown:
        raise FormError(f"{place}: {unknown[0]!r} is no member; they are {', '.join(hints)}")
    members = {}
    for field in dataclasses.fields(kind):
        if field.name in data:
            members[field.name] = _read(hints[field.name], data[field.name], f"{place}.{field.name}")
        elif types.NoneType in get_args(hints[field.name]):
            members[field.name] = None
        elif field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
            raise FormError(f"{place}: {field.name!r} is missing")
    try:
        return kind(**members)
    except ValueError as error:
        raise FormError(f"{place}: {error}") from error
