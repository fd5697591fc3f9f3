"""NVTX ranges whose names hold the characters of nsys's and ncu's own languages, a start/end range, and (--cold) one that CUDA starts in."""

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
