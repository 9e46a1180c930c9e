"""Kernels: plain Python functions that Numba compiles once, and machine code that needs no Numba.

Importing Numba takes longer than thousands of strokes. So it is imported only to compile: the object
code of a compiled function is kept in a cache folder, and later processes load it with llvmlite alone, in
milliseconds. An uncompiled kernel is an ordinary function on arrays, and gives the same bits.

The folder's name is a hash of every source beside a kernel and of this package, the versions of Numba and llvmlite, and
the CPU with its features: whatever could change the code changes the folder. Where no folder can be
made, each process compiles for itself.

No kernel uses ``fastmath``, threads, or a mathematical function of the C library but the square
root: results are the same to the bit on every machine. Kernels make no arrays, so that Numba need
not count references, which took most of the time.

Much of the time a processor waits: for one division after the other, and after each wrong guess at a
branch. So what does not depend on each other stands close together, and where it is hard to guess,
conditions are joined by ``|`` and ``&``, and values chosen by ``a if condition else b``. No order
of arithmetic may change for speed: ``benchmarks/engine_versions.py`` compares the bits.
"""

import hashlib
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from ctypes import CFUNCTYPE, c_int32, c_uint64, c_void_p
from functools import cache
from importlib.metadata import version
from pathlib import Path
from shutil import rmtree
from threading import Lock
from types import FunctionType
from typing import Any, Final, Generic, ParamSpec, TypeVar, cast

import llvmlite.binding as llvm
import numpy as np
from platformdirs import user_cache_path

from carrom.physics.kernels.arguments import address, form, types, values

F = TypeVar("F", bound=Callable[..., Any])
P = ParamSpec("P")
LOG: Final = logging.getLogger(__name__)
_MARKED: Final[dict[FunctionType, dict[str, Any]]] = {}
"""All kernels, with the options each is compiled with."""
_COMPILED: Final[list["CompiledFunction[Any]"]] = []
_OPTIONS: Final[dict[str, Any]] = {
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}
KEPT_VERSIONS: Final = 8
HERE: Final = Path(__file__).parent
_LOCK: Final = Lock()
_listeners: Final[list[Callable[[], None]]] = []


def kernel(function: F) -> F:
    """Mark a function to be compiled into its callers.

    A call would copy every array of a :class:`World` with its shape, some ninety words, which takes
    longer than most functions do.
    """
    _MARKED[cast("FunctionType", function)] = {"forceinline": True}
    return function


def merged(function: F) -> F:
    """Mark a large function with one caller to become a part of that, and not be compiled twice."""
    _MARKED[cast("FunctionType", function)] = {"inline": "always"}
    return function


def when_compiling(listener: Callable[[], None]) -> None:
    """Have something called once, before a compilation begins, which takes some twenty seconds."""
    _listeners.append(listener)


class CompiledFunction(Generic[P]):
    """A function that Python calls as machine code, without the GIL.

    Its arguments are arrays in C order, named tuples of them, and numbers; it returns nothing.
    """

    def __init__(self, function: Callable[P, None]) -> None:
        self.plain: Final = function
        self.__doc__ = function.__doc__
        self.name: Final = cast("FunctionType", function).__name__
        source = Path(cast("FunctionType", function).__code__.co_filename)
        self.sources: Final = source.parent if source.is_file() else HERE
        self._call: Any = None
        self._keep: Any = None
        self._form: tuple[Any, ...] = ()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Run the machine code, which is loaded or compiled the first time."""
        if kwargs:
            raise TypeError("a compiled function has no arguments by name")
        self.load(args)
        nothing = c_uint64()
        error = c_uint64()
        self.done(self._call(address(nothing), address(error), *values(args)))

    def bound(self, *args: P.args, **kwargs: P.kwargs) -> "BoundFunction":
        """Return the function with its arguments, for many calls on the same arrays."""
        if kwargs:
            raise TypeError("a compiled function has no arguments by name")
        self.load(args)
        return BoundFunction(self, self._call, args)

    def load(self, args: tuple[Any, ...]) -> None:
        """Load or compile the machine code the first time; refuse arguments that it does not take."""
        if self._call is None:
            with _LOCK:
                if self._call is None:
                    self._load(args)
        if form(args) != self._form:
            raise TypeError(f"{self.name} takes {self._form}")

    def done(self, status: int) -> None:
        """Raise an error if a call did not end well."""
        if status != 0:
            raise RuntimeError(f"{self.name} ended with status {status}")

    def _load(self, args: tuple[Any, ...]) -> None:
        symbol, code = self._kept() or self._compiled(args)
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        machine = llvm.Target.from_default_triple().create_target_machine()
        engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        engine.finalize_object()
        address = engine.get_function_address(symbol)
        if address == 0:
            raise RuntimeError(f"the machine code of {self.name} lacks its function")
        prototype = CFUNCTYPE(c_int32, c_void_p, c_void_p, *types(args))
        self._form = form(args)
        self._keep = engine
        self._call = prototype(address)

    def _kept(self) -> tuple[str, bytes] | None:
        """Return the symbol and the object code of the cache; None if it is not there or damaged."""
        path = self.path
        if path is None or not _is_ours(path):
            return None
        try:
            digest, kept = path.read_bytes().split(b"\n", 1)
        except (OSError, ValueError):
            return None
        if digest.decode(errors="replace") != hashlib.sha256(kept).hexdigest():
            return None
        symbol, code = kept.split(b"\n", 1)
        return symbol.decode(), code

    def _compiled(self, args: tuple[Any, ...]) -> tuple[str, bytes]:
        while _listeners:
            _listeners.pop()()
        LOG.info("compiling %s", self.name)
        symbol, code = _compile(cast("FunctionType", self.plain), args)
        if self.path is not None:
            kept = symbol.encode() + b"\n" + code
            _write(self.path, hashlib.sha256(kept).hexdigest().encode() + b"\n" + kept)
        return symbol, code

    @property
    def path(self) -> Path | None:
        """Where the machine code is kept."""
        folder = cache_folder(self.sources)
        return None if folder is None else folder / f"{self.name}.bin"


class BoundFunction:
    """A compiled function with arguments that are taken apart once, which takes longer than a short call.

    The arrays are kept, and what is in them may change. Numbers can be given anew, by name.
    """

    def __init__(
        self, function: CompiledFunction[Any], call: Callable[..., int], args: tuple[Any, ...]
    ) -> None:
        self._function, self._call, self._kept = function, call, args
        self._cells = (c_uint64(), c_uint64())
        made = [kind(value) for kind, value in zip(types(args), values(args), strict=True)]
        self._values = [*map(address, self._cells), *made]
        names = cast("FunctionType", function.plain).__code__.co_varnames
        self._numbers: dict[str, Any] = {}
        at = len(self._cells)
        for name, arg in zip(names, args, strict=False):
            if not isinstance(arg, np.ndarray | tuple):
                self._numbers[name] = self._values[at]
            at += len(list(types((arg,))))

    def __call__(self, **numbers: float) -> None:
        """Run it, with these numbers instead of the earlier ones."""
        for name, number in numbers.items():
            self._numbers[name].value = number
        self._function.done(self._call(*self._values))


def compiled(function: Callable[P, None]) -> CompiledFunction[P]:
    """Make a function one that Python calls as machine code."""
    made = CompiledFunction(function)
    _COMPILED.append(made)
    return made


@cache
def cache_folder(sources: Path = HERE) -> Path | None:
    """Return the folder of this version of the kernels on this machine; None where there is no place.

    ``sources`` is the folder of the kernels; all may use those of the engine.

    ``CARROM_CACHE_DIR`` chooses another place than the user's cache folder.
    """
    wish = os.environ.get("CARROM_CACHE_DIR")
    try:
        root = Path(wish).absolute() if wish else user_cache_path("carrom")
    except (RuntimeError, OSError):  # a user without a home
        return None
    return root / sources.parent.name / fingerprint(sources)


def _is_ours(path: Path) -> bool:
    """Say whether nobody but this user and the superuser can have written a file."""
    try:
        parts = [place.stat() for place in (path, path.parent)]
    except OSError:
        return False
    return all(part.st_uid in (os.getuid(), 0) and not part.st_mode & 0o022 for part in parts)


@cache
def fingerprint(sources: Path = HERE) -> str:
    """Return what the machine code depends on, as a short hash."""
    digest = hashlib.sha256()
    for source in sorted(each for folder in {HERE, sources} for each in folder.glob("*.py")):
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    machine = (llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())
    for part in (version("numba"), version("llvmlite"), llvm.get_default_triple(), *machine):
        digest.update(part.encode() + b"\0")
    return digest.hexdigest()[:20]


def _compile(function: FunctionType, args: tuple[Any, ...]) -> tuple[str, bytes]:
    """Compile a function with all kernels it calls; return its symbol and object code."""
    symbol, library = compile_library(function, args)
    _, _, (code, _) = library.serialize_using_object_code()
    return symbol, code


def compile_library(function: FunctionType, args: tuple[Any, ...]) -> tuple[str, Any]:
    """Compile a function with all kernels it calls; return its symbol and Numba's library of it."""
    import numba  # noqa: PLC0415 - it takes a second or two, and only compiling needs it

    spaces = {id(f.__globals__): dict(f.__globals__) for f in (*_MARKED, function)}

    def copy(f: FunctionType) -> FunctionType:
        return FunctionType(f.__code__, spaces[id(f.__globals__)], f.__name__, f.__defaults__)

    made: dict[Any, Any] = {
        f: numba.njit(**_OPTIONS, **options)(copy(f)) for f, options in _MARKED.items()
    }
    for space in spaces.values():
        for name, value in space.items():
            if isinstance(value, FunctionType) and value in made:
                space[name] = made[value]
    typeof: Callable[[Any], Any] = numba.typeof
    signature = tuple(typeof(arg) for arg in args)
    dispatcher = numba.njit(**_OPTIONS)(copy(function))
    dispatcher.compile(signature)
    result = dispatcher.overloads[signature]
    return result.fndesc.llvm_func_name, result.library


def _write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all; a cache that cannot be written is none."""
    folder = path.parent
    temporary = folder / f"{path.name}.{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o755)
        temporary.write_bytes(data)
        temporary.chmod(0o644)
        temporary.replace(path)
        _forget_old(folder.parent)
    except OSError as problem:
        with suppress(OSError):
            temporary.unlink()
        LOG.info("compiled code not kept: %s", problem)


def _forget_old(root: Path) -> None:
    """Remove the machine code of all but the newest versions of the kernels."""
    folders = sorted(root.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[KEPT_VERSIONS:]:
        rmtree(folder, ignore_errors=True)
