"""Waits for the GPU through the CUDA driver, whatever framework uses it. Nothing is loaded or started for it."""

import ctypes
import os


def synchronize() -> None:
    """Waits for every device that this process uses. RuntimeError where CUDA reports an error."""
    try:
        cuda = ctypes.CDLL("libcuda.so.1", mode=os.RTLD_NOLOAD)
    except OSError:
        return  # Nothing in this process uses CUDA.
    devices = ctypes.c_int()
    if cuda.cuDeviceGetCount(ctypes.byref(devices)) != 0:
        return  # It is loaded, but not started.
    for ordinal in range(devices.value):
        device, flags, active = ctypes.c_int(), ctypes.c_uint(), ctypes.c_int()
        _check(cuda.cuDeviceGet(ctypes.byref(device), ordinal))
        _check(cuda.cuDevicePrimaryCtxGetState(device, ctypes.byref(flags), ctypes.byref(active)))
        # A context of a device that is not used would only take its memory.
        if active.value != 0:
            _synchronize_device(cuda, device)


def _synchronize_device(cuda: ctypes.CDLL, device: ctypes.c_int) -> None:
    context = ctypes.c_void_p()
    _check(cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), device))
    try:
        _check(cuda.cuCtxPushCurrent_v2(context))
        try:
            _check(cuda.cuCtxSynchronize())
        finally:
            cuda.cuCtxPopCurrent_v2(ctypes.byref(ctypes.c_void_p()))
    finally:
        cuda.cuDevicePrimaryCtxRelease_v2(device)


def _check(result: int) -> None:
    if result == 900:  # CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
        raise RuntimeError(
            "llm_profile_action: a range cannot begin or end while a CUDA graph is captured. Put it around the replay."
        )
    if result != 0:
        raise RuntimeError(f"llm_profile_action: work on the GPU before this point failed with CUDA error {result}.")
