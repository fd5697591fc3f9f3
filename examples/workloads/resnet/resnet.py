"""A shallow ResNet with NVTX ranges: the forward pass of two residual blocks on random images.

The ranges are

    forward                one whole forward pass
      stem                 7×7 convolution, normalization, pooling
      residual             the residual blocks
      head                 pooling and the classifier

Each range waits for its kernels before it closes, and a warm-up runs before the first one.
"""

import argparse
import contextlib

import torch
from torch import nn


class ResidualBlock(nn.Module):
    """Two 3×3 convolutions around an identity connection."""

    def __init__(self, channels):
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(channels, channels, 3, padding=1, bias=False),
            nn.BatchNorm2d(channels),
            nn.ReLU(),
            nn.Conv2d(channels, channels, 3, padding=1, bias=False),
            nn.BatchNorm2d(channels),
        )

    def forward(self, images):
        return torch.relu(images + self.body(images))


def make_stages(channels, blocks, classes=1000):
    """The network as an ordered table: the name of the range, and what runs in it."""
    return {
        "stem": nn.Sequential(
            nn.Conv2d(3, channels, 7, stride=2, padding=3, bias=False),
            nn.BatchNorm2d(channels),
            nn.ReLU(),
            nn.MaxPool2d(3, stride=2, padding=1),
        ),
        "residual": nn.Sequential(*(ResidualBlock(channels) for _ in range(blocks))),
        "head": nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(channels, classes)),
    }


@contextlib.contextmanager
def synchronized_range(name, device):
    """An NVTX range that holds all GPU work launched in it; `name=None` emits no range."""
    # A PyTorch that was built without CUDA has no NVTX.
    emits = name is not None and torch.version.cuda is not None
    with torch.cuda.nvtx.range(name) if emits else contextlib.nullcontext():
        yield
        if device == "cuda":
            torch.cuda.synchronize()


def classify(stages, images, device, emit_ranges):
    with synchronized_range("forward" if emit_ranges else None, device):
        for name, stage in stages.items():
            with synchronized_range(name if emit_ranges else None, device):
                images = stage(images)
    return images


def positive_integer(text):
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a positive number")
    return number


def parse_arguments():
    parser = argparse.ArgumentParser(
        description="Run a shallow ResNet inside the NVTX ranges forward, stem, residual and head.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument("--batch", type=positive_integer, default=8, help="images at once, 224 by 224")
    parser.add_argument("--channels", type=positive_integer, default=64, help="channels of the residual blocks")
    parser.add_argument("--blocks", type=positive_integer, default=2, help="residual blocks")
    parser.add_argument("--repeat", type=positive_integer, default=2, help="forward passes: instances of each range")
    parser.add_argument("--warm-up", type=positive_integer, default=1, help="passes before the ranges, without any range")
    parser.add_argument("--device", choices=["cuda", "cpu"], default="cuda", help="cpu is for trying the program out")
    arguments = parser.parse_args()
    if arguments.device == "cuda" and not torch.cuda.is_available():
        parser.error("PyTorch sees no CUDA device; --device cpu tries the program out without one")
    return arguments


@torch.inference_mode()
def main():
    arguments = parse_arguments()
    torch.manual_seed(0)
    stages = make_stages(arguments.channels, arguments.blocks)
    stages = {name: stage.to(arguments.device).eval() for name, stage in stages.items()}
    images = torch.randn(arguments.batch, 3, 224, 224, device=arguments.device)

    for _ in range(arguments.warm_up):
        classify(stages, images, arguments.device, emit_ranges=False)
    for _ in range(arguments.repeat):
        logits = classify(stages, images, arguments.device, emit_ranges=True)
    print(f"{arguments.repeat} forward passes of {arguments.batch} images, first class {logits[0].argmax().item()}")


if __name__ == "__main__":
    main()
