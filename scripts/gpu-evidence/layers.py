"""A model with an NVTX range per layer: decode is eager, and replay is a CUDA graph of the same layers. A pull request makes one of them slower."""
import torch
from torch.cuda import nvtx
torch.manual_seed(0)
SLOW = None
D, LAYERS, STEPS = 1536, 12, 8
W = [torch.randn(D, D, device="cuda", dtype=torch.bfloat16) * .02 for _ in range(LAYERS)]
x = torch.randn(256, D, device="cuda", dtype=torch.bfloat16)


def forward(y):
    for i, w in enumerate(W):
        with nvtx.range(f"layer_{i}"):
            with nvtx.range("mlp"):
                y = torch.nn.functional.silu(y @ w)
                if i == SLOW: y = torch.nn.functional.silu(y @ w)
            with nvtx.range("norm"):
                y = torch.nn.functional.layer_norm(y, (D,))
    return y


side = torch.cuda.Stream()
side.wait_stream(torch.cuda.current_stream())
with torch.cuda.stream(side):
    for _ in range(3): forward(x)
torch.cuda.current_stream().wait_stream(side)
graph = torch.cuda.CUDAGraph()
with nvtx.range("record"):
    with torch.cuda.graph(graph): forward(x)
graph.replay(); torch.cuda.synchronize()
with nvtx.range("decode"):
    for _ in range(STEPS): forward(x)
    torch.cuda.synchronize()
with nvtx.range("replay"):
    for _ in range(STEPS): graph.replay()
    torch.cuda.synchronize()
