"""NVTX push/pop ranges without any package: what the header nvtx3/nvToolsExt.h does, by ctypes.

A tool such as nsys names its library in NVTX_INJECTION64_PATH. That library asks us for a table of places, and puts its own
functions there. Without a tool, push and pop do nothing. From nvtxDetail/nvtxInit.h and nvtxTypes.h of NVTX 3.
"""

import ctypes
import os

_CALLBACKS, _VERSION = 1, 3  # NVTX_ETID_CALLBACKS, NVTX_ETID_VERSIONINFO
_CORE, _PUSH_A, _POP, _SIZE = 1, 9, 11, 16  # NVTX_CB_MODULE_CORE, NVTX_CBID_CORE_…

_Export = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_uint32)
_Module = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_uint32, ctypes.POINTER(ctypes.c_void_p), ctypes.POINTER(ctypes.c_uint)
)


class _Callbacks(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("get_module_function_table", _Module)]


_Told = ctypes.CFUNCTYPE(None, ctypes.c_uint32)


class _Version(ctypes.Structure):
    _fields_ = [
        ("struct_size", ctypes.c_size_t),
        ("version", ctypes.c_uint32),
        ("reserved0", ctypes.c_uint32),
        ("set_injection_version", _Told),
    ]




def _new_table():
    """Places for a module's functions, and the table of their addresses."""
    places = (ctypes.c_void_p * _SIZE)()
    size = ctypes.sizeof(ctypes.c_void_p)
    return places, (ctypes.c_void_p * _SIZE)(*[ctypes.addressof(places) + place * size for place in range(_SIZE)])


# They live as long as the process. A tool may refuse to start where a module is missing.
_tables = {module: _new_table() for module in range(1, 7)}


@_Module
def _module(module, table, size):
    if module not in _tables:
        return 0
    table[0] = ctypes.addressof(_tables[module][1])
    if size:
        size[0] = _SIZE
    return 1


_callbacks = _Callbacks(ctypes.sizeof(_Callbacks), _module)
_version = _Version(ctypes.sizeof(_Version), 3, 0, _Told(lambda version: None))


@_Export
def _export(table):
    if table == _CALLBACKS:
        return ctypes.addressof(_callbacks)
    return ctypes.addressof(_version) if table == _VERSION else None


def _load():
    path = os.environ.get("NVTX_INJECTION64_PATH")
    if not path:
        return None, None
    initialize = ctypes.CDLL(path).InitializeInjectionNvtx2
    initialize.argtypes, initialize.restype = [_Export], ctypes.c_int
    places = _tables[_CORE][0]
    if initialize(_export) == 0 or not places[_PUSH_A] or not places[_POP]:
        return None, None
    push = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_char_p)(places[_PUSH_A])
    return push, ctypes.CFUNCTYPE(ctypes.c_int)(places[_POP])


_push, _pop = _load()


def range_push(name):
    if _push is not None:
        _push(name.encode())


def range_pop():
    if _pop is not None:
        _pop()
