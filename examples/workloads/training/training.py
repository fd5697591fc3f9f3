"""Training steps with NVTX ranges: a small decoder with random weights learns random tokens. Nothing is downloaded.

The ranges are

    train                  the measured steps
      step                 one of them
        forward            the loss
        backward           the gradients
        optimizer          the new weights

PyTorch launches the kernels of backward from a thread of its own, on which no range is open. They still belong to the
range in which that work was started (`attribution: auto`).

The first steps run before the ranges: they load kernels, fill the allocator, and make the state of the optimizer. Each
range waits for its kernels before it closes.
"""

import argparse
import contextlib
import time

import torch
from torch import nn
from torch.nn import functional
from torch.utils.checkpoint import checkpoint

try:
    import nvtx  # the fallback for a PyTorch without CUDA, which has no NVTX of its own
except ImportError:
    nvtx = None

HEAD = 64  # elements of one attention head


@contextlib.contextmanager
def synchronized_range(name, device):
    """An NVTX range that waits for the GPU work launched in it; `name=None` emits no range."""
    if name is None:
        emitted = contextlib.nullcontext()
    elif torch.version.cuda is not None:
        emitted = torch.cuda.nvtx.range(name)
    else:
        emitted = nvtx.annotate(name) if nvtx is not None else contextlib.nullcontext()
    with emitted:
        yield
        if device == "cuda":
            torch.cuda.synchronize()


class Block(nn.Module):
    """One decoder layer: causal attention, then an MLP, each beside an identity connection."""

    def __init__(self, width):
        super().__init__()
        self.before_attention, self.before_mlp = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.mlp = nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))

    def forward(self, tokens):
        batch, length, width = tokens.shape
        qkv = self.qkv(self.before_attention(tokens)).view(batch, length, 3, width // HEAD, HEAD)
        query, key, value = qkv.permute(2, 0, 3, 1, 4)
        seen = functional.scaled_dot_product_attention(query, key, value, is_causal=True)
        tokens = tokens + self.out(seen.transpose(1, 2).reshape(batch, length, width))
        return tokens + self.mlp(self.before_mlp(tokens))


class Model(nn.Module):
    def __init__(self, width, layers, vocabulary, recompute):
        super().__init__()
        self.recompute = recompute
        self.embedding = nn.Embedding(vocabulary, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(layers))
        self.vocabulary = nn.Linear(width, vocabulary, bias=False)

    def forward(self, tokens):
        """The loss of predicting each token from those before it."""
        hidden = self.embedding(tokens[:, :-1])
        for block in self.blocks:
            hidden = checkpoint(block, hidden, use_reentrant=False) if self.recompute else block(hidden)
        return functional.cross_entropy(self.vocabulary(hidden).flatten(0, 1), tokens[:, 1:].flatten())


def step(model, optimizer, tokens, autocast, emit_ranges):
    """One training step, and its loss; `emit_ranges=False` for the warm-up, so that each range means the same every time."""
    device = tokens.device.type

    def phase(name):
        return synchronized_range(name if emit_ranges else None, device)

    with phase("step"):
        with phase("forward"):
            # The backward pass needs no autocast: it takes the types of the forward pass.
            with torch.autocast(device, dtype=torch.bfloat16, enabled=autocast):
                loss = model(tokens)
        with phase("backward"):
            loss.backward()
        with phase("optimizer"):
            optimizer.step()
            optimizer.zero_grad()
    return loss.detach()


def positive_integer(text):
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a positive number")
    return number


def parse_arguments():
    parser = argparse.ArgumentParser(
        description="Train a small decoder inside the NVTX ranges train, step, forward, backward and optimizer.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    positive = positive_integer
    parser.add_argument("--layers", type=positive, default=4, help="decoder layers")
    parser.add_argument("--hidden", type=positive, default=512, help="hidden size, a multiple of 64")
    parser.add_argument("--vocabulary", type=positive, default=8000, help="different tokens")
    parser.add_argument("--batch", type=positive, default=4, help="sequences at once")
    parser.add_argument("--length", type=positive, default=256, help="tokens of a sequence")
    parser.add_argument("--steps", type=positive, default=4, help="measured steps: instances of each range but train")
    parser.add_argument("--warm-up", type=positive, default=3, help="steps before the ranges, without any range")
    parser.add_argument("--autocast", action="store_true", help="the forward pass in bfloat16, the weights in float32")
    parser.add_argument("--checkpoint", action="store_true", help="compute activations again in backward, to save memory")
    parser.add_argument("--seed", type=int, default=0, help="of weights and tokens")
    parser.add_argument("--device", choices=["cuda", "cpu"], default="cuda", help="cpu is for trying the program out")
    arguments = parser.parse_args()
    if arguments.hidden % HEAD != 0:
        parser.error(f"--hidden must be a multiple of {HEAD}: an attention head has {HEAD} elements")
    if arguments.device == "cuda" and not torch.cuda.is_available():
        parser.error("PyTorch sees no CUDA device; --device cpu tries the program out without one")
    return arguments


def main():
    arguments = parse_arguments()
    torch.manual_seed(arguments.seed)
    # Weights and tokens are made on the CPU, so that they are the same on every device.
    model = Model(arguments.hidden, arguments.layers, arguments.vocabulary, arguments.checkpoint)
    tokens = torch.randint(0, arguments.vocabulary, (arguments.batch, arguments.length + 1)).to(arguments.device)
    model = model.to(arguments.device).train()
    optimizer = torch.optim.AdamW(model.parameters(), fused=arguments.device == "cuda")

    for _ in range(arguments.warm_up):
        step(model, optimizer, tokens, arguments.autocast, emit_ranges=False)
    if arguments.device == "cuda":
        torch.cuda.synchronize()  # the warm-up's kernels must not run into the first range
    started = time.perf_counter()
    with synchronized_range("train", arguments.device):
        for _ in range(arguments.steps):
            loss = step(model, optimizer, tokens, arguments.autocast, emit_ranges=True)
    seconds = time.perf_counter() - started
    print(f"{arguments.steps} steps in {seconds:.3f} s, loss {loss.item():.3f}", flush=True)


if __name__ == "__main__":
    main()
