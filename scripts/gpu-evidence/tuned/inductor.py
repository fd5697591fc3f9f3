"""Blocks of norm, matmul and GELU under TorchInductor's max-autotune, in the NVTX range `decode`."""

import torch

size, layers, steps = 1024, 2, 100
torch.manual_seed(0)
options = {"device": "cuda", "dtype": torch.bfloat16}
weights = [torch.randn(size, size, **options) / size**0.5 for _ in range(layers)]
gain = torch.ones(size, **options)
more = torch.randn(size, size, **options)


def forward(hidden):
    # first
    for weight in weights:
        normed = torch.nn.functional.rms_norm(hidden, (size,), gain)
        hidden = torch.nn.functional.gelu(normed @ weight) + hidden
    # end
    other = more.softmax(-1)
    return hidden, other


compiled = torch.compile(forward, mode="max-autotune-no-cudagraphs")
hidden = torch.randn(size, size, **options)
with torch.no_grad():
    for _ in range(20):
        compiled(hidden)
    torch.cuda.synchronize()
    torch.cuda.nvtx.range_push("decode")
    for _ in range(steps):
        compiled(hidden)
    torch.cuda.synchronize()
    torch.cuda.nvtx.range_pop()
