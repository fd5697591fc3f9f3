"""NVTX ranges whose names contain characters that are special in nsys and ncu, a start/end range, and (--cold) one in which CUDA starts."""

import sys

import torch


def work():
    a = torch.randn(1024, 1024, device="cuda")
    (a @ a).relu()
    torch.cuda.synchronize()


if "--cold" in sys.argv:
    torch.cuda.nvtx.range_push("cold")
    work()
    torch.cuda.nvtx.range_pop()
    sys.exit()

work()
for name in ("step [1], a/b@c", "x**y+z", "back\\slash"):
    torch.cuda.nvtx.range_push(name)
    work()
    torch.cuda.nvtx.range_pop()
identifier = torch.cuda.nvtx.range_start("whole")
work()
torch.cuda.nvtx.range_end(identifier)
