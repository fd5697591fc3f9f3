"""A matmul with Triton's `@autotune`, in the NVTX range `decode`."""

import torch
import triton
import triton.language as tl

shapes = [(64, 64, 32), (64, 64, 64), (128, 64, 32), (128, 64, 64), (64, 128, 32), (64, 128, 64), (128, 128, 32), (32, 64, 64)]
configs = [
    triton.Config({"ROWS": rows, "COLUMNS": columns, "DEPTH": depth}, num_warps=warps, num_stages=3)
    for rows, columns, depth in shapes
    for warps in (4, 8)
]


@triton.autotune(configs=configs, key=["size"])
@triton.jit
def matmul(left, right, out, size, ROWS: tl.constexpr, COLUMNS: tl.constexpr, DEPTH: tl.constexpr):
    rows = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    columns = tl.program_id(1) * COLUMNS + tl.arange(0, COLUMNS)
    depth = tl.arange(0, DEPTH)
    total = tl.zeros((ROWS, COLUMNS), tl.float32)
    for start in range(0, size, DEPTH):
        at = (start + depth) % size
        part = tl.load(left + rows[:, None] * size + at[None, :])
        total += tl.dot(part, tl.load(right + at[:, None] * size + columns[None, :]))
    tl.store(out + rows[:, None] * size + columns[None, :], total.to(tl.bfloat16))


size, steps = 1024, 100
left = torch.randn(size, size, device="cuda", dtype=torch.bfloat16)
right = torch.randn_like(left)
out = torch.empty_like(left)


def step():
    matmul[lambda chosen: (size // chosen["ROWS"], size // chosen["COLUMNS"])](left, right, out, size)


for _ in range(20):
    step()
torch.cuda.synchronize()
torch.cuda.nvtx.range_push("decode")
for _ in range(steps):
    step()
torch.cuda.synchronize()
torch.cuda.nvtx.range_pop()
