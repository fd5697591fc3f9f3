"""An activation over 64 million numbers, for agent-loop.sh, which changes the line with the variant's name."""
import torch
VARIANT = "base"
C = 0.7978845608028654


def base(x): return 0.5 * x * (1 + torch.tanh(C * (x + 0.044715 * x * x * x)))
def renamed(value): return 0.5 * value * (1 + torch.tanh(C * (value + 0.044715 * value * value * value)))
def commuted(x): return x * 0.5 * (torch.tanh((0.044715 * x * x * x + x) * C) + 1)
def named(x):
    cube = 0.044715 * x * x * x
    return 0.5 * x * (1 + torch.tanh(C * (x + cube)))
def operators(x): return torch.mul(torch.mul(0.5, x), torch.add(torch.tanh(torch.mul(C, torch.add(x, 0.044715 * x * x * x))), 1))
def addcmul(x): return 0.5 * x * (1 + torch.tanh(C * torch.addcmul(x, x * x, x, value=0.044715)))
def sigmoid(x): return x * torch.sigmoid(2 * C * torch.addcmul(x, x * x, x, value=0.044715))
def scaled(x): return torch.nn.functional.gelu(x, approximate="tanh") * 1.0
def fused(x): return torch.nn.functional.gelu(x, approximate="tanh")
def cloned(x): return base(x.clone())
def checked(x): return base(torch.clamp(x, -1e4, 1e4))
def twice(x): return base(x) + 0 * x
def doubles(x): return base(x.double()).float()
def transposed(x): return base(x.t().contiguous()).t()
def rolled(x): return base(torch.roll(x, 1, 0))


activation = globals()[VARIANT]
torch.manual_seed(0)
x = torch.randn(8192, 8192, device="cuda")
for _ in range(5): activation(x)
torch.cuda.synchronize()
with torch.cuda.nvtx.range("activation"):
    for _ in range(20): activation(x)
    torch.cuda.synchronize()
