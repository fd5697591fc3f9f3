"""Opens NVTX ranges without a package. NVTX is a header; this does what nvtx3/nvtxDetail/nvtxInit.h does.

A profiler names its library in NVTX_INJECTION64_PATH. The library gets tables of slots, and puts its functions there.
"""

import ctypes
import sys
import threading
from collections.abc import Callable
from functools import partial
from typing import Any, Optional

# nvtxTypes.h: entries by NvtxCallbackModule, then those of NvtxCallbackIdCore.
_TABLE_SIZES = {1: 16, 2: 9, 3: 15, 4: 7, 5: 16, 6: 7}
_CORE, _MARK, _RANGE_START, _RANGE_END, _RANGE_PUSH, _RANGE_POP = 1, 2, 5, 7, 9, 11

# llm-profile reads this mark: the range that ends next on its thread raised, and is not counted.
_RAISED = b"llm_profile_action raised"

_GetTable = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.POINTER(ctypes.c_void_p), ctypes.POINTER(ctypes.c_uint))
_SetVersion = ctypes.CFUNCTYPE(None, ctypes.c_uint32)
_GetExport = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_uint32)


class _Callbacks(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("get_table", _GetTable)]


class _Version(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_size_t),
        ("version", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("set_version", _SetVersion),
    ]


class _Profiler:
    """The profiler's library, and what it was handed, which must live as long as the process."""

    def __init__(self, path: str) -> None:
        self._slots = {module: (ctypes.c_void_p * size)() for module, size in _TABLE_SIZES.items()}
        self._tables = {module: _table_of(slots) for module, slots in self._slots.items()}
        self._callbacks = _Callbacks(ctypes.sizeof(_Callbacks), _GetTable(self._get_table))
        self._version = _Version(ctypes.sizeof(_Version), 3, 0, _SetVersion(lambda _: None))
        exports = {1: ctypes.addressof(self._callbacks), 3: ctypes.addressof(self._version)}
        self._get_export = _GetExport(exports.get)
        try:
            self._library = ctypes.CDLL(path)
            self._library.InitializeInjectionNvtx2(self._get_export)
        except (OSError, AttributeError) as error:
            raise RuntimeError(f"llm_profile_action: the profiler's NVTX library does not load: {error}") from error
        self.mark = self._function(_MARK, None, ctypes.c_char_p)
        self.start = self._function(_RANGE_START, ctypes.c_uint64, ctypes.c_char_p)
        self.end = self._function(_RANGE_END, None, ctypes.c_uint64)
        self.push = self._function(_RANGE_PUSH, ctypes.c_int, ctypes.c_char_p)
        self.pop = self._function(_RANGE_POP, ctypes.c_int)

    def _get_table(self, module: int, table: Any, size: Any) -> int:
        if module not in self._tables:
            return 0
        if table:
            table[0] = ctypes.addressof(self._tables[module])
        if size:
            size[0] = _TABLE_SIZES[module]
        return 1

    def _function(self, number: int, *types: Any) -> Callable[..., Any]:
        address = self._slots[_CORE][number]
        # A profiler that does not trace NVTX leaves the slot empty.
        return ctypes.CFUNCTYPE(*types)(address) if address else lambda *_: 0


def _table_of(slots: Any) -> Any:
    """The addresses of the slots; the first is of no function, and a null ends them."""
    address, each = ctypes.addressof(slots), ctypes.sizeof(ctypes.c_void_p)
    return (ctypes.c_void_p * (len(slots) + 1))(None, *(address + each * slot for slot in range(1, len(slots))))


_profilers: dict[str, _Profiler] = {}
_lock = threading.Lock()


def begin(name: str, path: Optional[str]) -> Callable[[bool], None]:
    """Opens a range, and returns what closes it, which takes whether it raised.

    Ranges of coroutines may cross, so those are start/end ranges.
    """
    if not path:
        return lambda raised: None
    with _lock:
        profiler = _profilers.get(path) or _profilers.setdefault(path, _Profiler(path))
    asyncio = sys.modules.get("asyncio")
    if asyncio is not None and asyncio._get_running_loop() is not None:
        end = partial(profiler.end, profiler.start(name.encode()))
    else:
        profiler.push(name.encode())
        end = profiler.pop

    def close(raised: bool) -> None:
        if raised:
            profiler.mark(_RAISED)
        end()

    return close
