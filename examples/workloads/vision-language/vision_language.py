"""A vision-language pipeline with nested NVTX ranges: an image and a question in, an answer out, token by token.

The stages are those of document readers: a vision transformer with windows, as in SAM, convolutions that leave a
sixteenth of its tokens, a transformer as in CLIP, a projector, then a language model. All weights are random, and
nothing is downloaded. The ranges are

    bench                  one whole answer
      vision               from the image to the tokens of the language model
        sam                the vision transformer with windows, and the convolutions after it
        clip               the vision transformer in which every token sees all others
        projector          from the features of both to the width of the language model
      prefill              image and question, in one forward pass
      decode               all decode steps, one token each

A kernel belongs to every range that is open when it is launched: those of sam are also vision's and bench's. Each range
waits for its kernels before it closes, and a warm-up runs before the first one, without any range.
"""

import argparse
import contextlib
import time

import torch
from torch import nn
from torch.nn import functional

try:
    import nvtx  # the fallback for a PyTorch without CUDA, which has no NVTX of its own
except ImportError:
    nvtx = None

HEAD = 64  # elements of one attention head
PATCH = 16  # pixels of one patch, in each direction


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
    """One transformer layer: attention, then an MLP, each beside an identity connection."""

    def __init__(self, width):
        super().__init__()
        self.before_attention, self.before_mlp = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.mlp = nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))

    def forward(self, tokens, causal=False, past=None):
        """The tokens after this layer, and its keys and values: those of `past`, and of `tokens`."""
        batch, length, width = tokens.shape
        qkv = self.qkv(self.before_attention(tokens)).view(batch, length, 3, width // HEAD, HEAD)
        query, key, value = qkv.permute(2, 0, 3, 1, 4)
        if past is not None:
            key, value = torch.cat([past[0], key], dim=2), torch.cat([past[1], value], dim=2)
        seen = functional.scaled_dot_product_attention(query, key, value, is_causal=causal)
        tokens = tokens + self.out(seen.transpose(1, 2).reshape(batch, length, width))
        return tokens + self.mlp(self.before_mlp(tokens)), (key, value)


class Sam(nn.Module):
    """Patches of the image, attention within square windows of them, then two convolutions with a stride of 2."""

    def __init__(self, width, layers, window, out):
        super().__init__()
        self.window = window
        self.patches = nn.Conv2d(3, width, PATCH, stride=PATCH)
        self.blocks = nn.ModuleList(Block(width) for _ in range(layers))
        self.compress = nn.Sequential(
            nn.Conv2d(width, out, 3, stride=2, padding=1), nn.GELU(), nn.Conv2d(out, out, 3, stride=2, padding=1)
        )

    def forward(self, image):
        grid = self.patches(image).permute(0, 2, 3, 1)
        for block in self.blocks:
            grid = self.attend(block, grid)
        return self.compress(grid.permute(0, 3, 1, 2)).flatten(2).transpose(1, 2)

    def attend(self, block, grid):
        """One layer; each window is a sequence of its own."""
        batch, rows, columns, width = grid.shape
        side = self.window or rows
        windows = grid.view(batch, rows // side, side, columns // side, side, width).transpose(2, 3)
        tokens, _ = block(windows.reshape(-1, side * side, width))
        return tokens.view(batch, rows // side, columns // side, side, side, width).transpose(2, 3).reshape(grid.shape)


class Clip(nn.Module):
    """A vision transformer over the tokens that Sam leaves."""

    def __init__(self, width, layers, tokens):
        super().__init__()
        self.positions = nn.Parameter(torch.randn(tokens, width) * 0.02)
        self.blocks = nn.ModuleList(Block(width) for _ in range(layers))

    def forward(self, tokens):
        tokens = tokens + self.positions
        for block in self.blocks:
            tokens, _ = block(tokens)
        return tokens


class LanguageModel(nn.Module):
    """A decoder. Its keys and values grow with every token."""

    def __init__(self, width, layers, vocabulary):
        super().__init__()
        self.embedding = nn.Embedding(vocabulary, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(layers))
        self.vocabulary = nn.Linear(width, vocabulary, bias=False)

    def forward(self, tokens, past):
        """The next token of each sequence, and all keys and values; `past=None` for the first pass."""
        kept = []
        for index, block in enumerate(self.blocks):
            tokens, layer = block(tokens, causal=past is None, past=None if past is None else past[index])
            kept.append(layer)
        return self.vocabulary(tokens[:, -1:]).argmax(dim=-1), kept


class Pipeline(nn.Module):
    def __init__(self, arguments):
        super().__init__()
        tokens = (arguments.image // PATCH // 4) ** 2
        self.sam = Sam(arguments.vision_width, arguments.layers, arguments.window, arguments.vision_width)
        self.clip = Clip(arguments.vision_width, arguments.layers, tokens)
        self.projector = nn.Linear(2 * arguments.vision_width, arguments.hidden)
        self.language = LanguageModel(arguments.hidden, arguments.layers, vocabulary=32000)


def answer(pipeline, image, question, steps, emit_ranges):
    """One answer, as tokens; `emit_ranges=False` for the warm-up, so that each range means the same thing every time."""
    device = image.device.type

    def stage(name):
        return synchronized_range(name if emit_ranges else None, device)

    with stage("bench"):
        with stage("vision"):
            with stage("sam"):
                local = pipeline.sam(image)
            with stage("clip"):
                whole = pipeline.clip(local)
            with stage("projector"):
                seen = pipeline.projector(torch.cat([local, whole], dim=-1))
        with stage("prefill"):
            token, past = pipeline.language(torch.cat([seen, pipeline.language.embedding(question)], dim=1), None)
        tokens = [token]
        with stage("decode"):
            for _ in range(steps):
                token, past = pipeline.language(pipeline.language.embedding(token), past)
                tokens.append(token)
    return torch.cat(tokens, dim=1)


def positive_integer(text):
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a positive number")
    return number


def parse_arguments():
    parser = argparse.ArgumentParser(
        description="Answer a question about a random image inside the NVTX ranges bench, vision, sam, clip, projector, "
        "prefill and decode.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    positive = positive_integer
    parser.add_argument("--image", type=positive, default=1024, help="pixels of a side of the image, a multiple of 64")
    parser.add_argument("--batch", type=positive, default=1, help="images at once")
    parser.add_argument("--vision-width", type=positive, default=384, help="width of sam and clip, a multiple of 64")
    parser.add_argument("--hidden", type=positive, default=512, help="width of the language model, a multiple of 64")
    parser.add_argument("--layers", type=positive, default=4, help="layers of sam, of clip and of the language model")
    parser.add_argument("--window", type=int, default=8, help="patches of a side of a window of sam; 0 for one window")
    parser.add_argument("--question", type=positive, default=32, help="tokens of the question")
    parser.add_argument("--steps", type=positive, default=32, help="decode steps of one answer")
    parser.add_argument("--repeat", type=positive, default=1, help="answers: instances of each range")
    parser.add_argument("--warm-up", type=positive, default=1, help="answers before the ranges, without any range")
    parser.add_argument("--seed", type=int, default=0, help="of weights, image and question")
    parser.add_argument("--dtype", choices=["bfloat16", "float16", "float32"], default="bfloat16", help="of the weights")
    parser.add_argument("--device", choices=["cuda", "cpu"], default="cuda", help="cpu is for trying the program out")
    arguments = parser.parse_args()
    if arguments.image % (4 * PATCH) != 0:
        parser.error(f"--image must be a multiple of {4 * PATCH}: patches have {PATCH} pixels, and 4 by 4 of them become one token")
    for name, width in {"--vision-width": arguments.vision_width, "--hidden": arguments.hidden}.items():
        if width % HEAD != 0:
            parser.error(f"{name} must be a multiple of {HEAD}: an attention head has {HEAD} elements")
    if arguments.window < 0 or (arguments.window > 0 and arguments.image // PATCH % arguments.window != 0):
        parser.error(f"--window must divide the {arguments.image // PATCH} patches of a side of the image, or be 0")
    if arguments.device == "cuda" and not torch.cuda.is_available():
        parser.error("PyTorch sees no CUDA device; --device cpu tries the program out without one")
    return arguments


@torch.inference_mode()
def main():
    arguments = parse_arguments()
    torch.manual_seed(arguments.seed)
    # Weights and inputs are made on the CPU, so that they are the same on every device.
    pipeline = Pipeline(arguments)
    image = torch.randn(arguments.batch, 3, arguments.image, arguments.image)
    question = torch.randint(0, 32000, (arguments.batch, arguments.question))
    pipeline = pipeline.to(device=arguments.device, dtype=getattr(torch, arguments.dtype)).eval()
    image, question = image.to(arguments.device, getattr(torch, arguments.dtype)), question.to(arguments.device)

    for _ in range(arguments.warm_up):
        answer(pipeline, image, question, arguments.steps, emit_ranges=False)
    if arguments.device == "cuda":
        torch.cuda.synchronize()  # the warm-up's kernels must not run into the first range
    for number in range(1, arguments.repeat + 1):
        started = time.perf_counter()
        tokens = answer(pipeline, image, question, arguments.steps, emit_ranges=True)
        seconds = time.perf_counter() - started
        print(f"answer {number}: {arguments.steps} steps in {seconds:.3f} s, last token {tokens[0, -1].item()}", flush=True)


if __name__ == "__main__":
    main()
