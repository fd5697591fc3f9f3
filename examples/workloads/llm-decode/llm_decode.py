"""LLM inference with NVTX ranges: a small Llama with random weights, one prefill, then greedy decode steps.

Nothing is downloaded: the model is made from a configuration. The ranges are

    bench                  one whole generation
      prefill              the prompt, in one forward pass
      decode               all decode steps, one token each

Three habits make them worth profiling, and are worth copying:

1. Warm up first. The first pass compiles, loads libraries, picks kernels and allocates memory.
2. Synchronize before a range closes. Kernels run later than they are launched, so a range that does not wait
   for them ends while they still run, and a capture gated by it loses them.
3. Put an enclosing range around the others, so that one run of the program serves them all.
"""

import argparse
import contextlib
import time

import torch
from transformers import LlamaConfig, LlamaForCausalLM, StaticCache


def parse_arguments():
    parser = argparse.ArgumentParser(
        description="Generate tokens with a random-weight Llama inside the NVTX ranges bench, prefill and decode.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    positive = positive_integer
    parser.add_argument("--layers", type=positive, default=8, help="decoder layers")
    parser.add_argument("--hidden", type=positive, default=1024, help="hidden size, a multiple of 128")
    parser.add_argument("--prompt", type=positive, default=512, help="prompt length in tokens")
    parser.add_argument("--batch", type=positive, default=1, help="sequences at once")
    parser.add_argument("--steps", type=positive, default=32, help="decode steps of one generation")
    parser.add_argument("--repeat", type=positive, default=1, help="generations: instances of each range")
    parser.add_argument("--warm-up", type=positive, default=1, help="generations before the ranges, without any range")
    parser.add_argument("--attention", choices=["sdpa", "eager"], default="sdpa", help="attention implementation")
    parser.add_argument("--dtype", choices=["bfloat16", "float16", "float32"], default="bfloat16", help="of the weights")
    parser.add_argument("--cuda-graph", action="store_true", help="capture the decode step once and replay it")
    parser.add_argument("--device", choices=["cuda", "cpu"], default="cuda", help="cpu is for trying the program out")
    parser.add_argument("--no-sync", action="store_true", help="break habit 2, to see what a profiler makes of it")
    parser.add_argument("--sleep-range", metavar="NAME", help="add a range that launches no kernel")
    arguments = parser.parse_args()
    if arguments.hidden % 128 != 0:
        parser.error("--hidden must be a multiple of 128: a head has 64 elements, and two query heads share a key head")
    if arguments.cuda_graph and arguments.device != "cuda":
        parser.error("--cuda-graph needs --device cuda")
    if arguments.device == "cuda" and not torch.cuda.is_available():
        parser.error("PyTorch sees no CUDA device; --device cpu tries the program out without one")
    return arguments


def positive_integer(text):
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a positive number")
    return number


def make_model(arguments):
    heads = arguments.hidden // 64
    config = LlamaConfig(
        hidden_size=arguments.hidden,
        intermediate_size=arguments.hidden * 11 // 4,
        num_hidden_layers=arguments.layers,
        num_attention_heads=heads,
        num_key_value_heads=heads // 4 if heads % 4 == 0 else heads // 2,
        vocab_size=32000,
        max_position_embeddings=arguments.prompt + arguments.steps + 1,
        attn_implementation=arguments.attention,
    )
    model = LlamaForCausalLM(config)
    return model.to(device=arguments.device, dtype=getattr(torch, arguments.dtype)).eval()


@contextlib.contextmanager
def synchronized_range(name, wait):
    """An NVTX range that waits for the GPU work launched in it, where `wait` says so; `name=None` emits no range."""
    # A PyTorch that was built without CUDA has no NVTX.
    emits = name is not None and torch.version.cuda is not None
    with torch.cuda.nvtx.range(name) if emits else contextlib.nullcontext():
        yield
        if wait:
            torch.cuda.synchronize()


def next_token(logits):
    return logits[:, -1:].argmax(dim=-1)


class EagerDecoder:
    """Launches each kernel of each step from Python; the key/value cache grows with every token."""

    def __init__(self, model):
        self.model = model

    def prefill(self, prompt):
        output = self.model(input_ids=prompt, use_cache=True)
        self.cache = output.past_key_values
        self.token = next_token(output.logits)

    def step(self):
        output = self.model(input_ids=self.token, past_key_values=self.cache, use_cache=True)
        self.token = next_token(output.logits)


class GraphDecoder:
    """Replays one CUDA graph per step: one launch from Python for all kernels of a token.

    A graph repeats the same kernels on the same addresses, so everything that changes from step to step lives in
    tensors that are updated in place: the token, its position, the attention mask and a cache of fixed size.
    """

    capture_steps = 3  # steps before the capture, which write into the cache too

    def __init__(self, model, prompt, steps):
        self.model = model
        tokens = prompt.shape[1] + max(steps, self.capture_steps)
        capacity = -(-tokens // 64) * 64  # a multiple of 64 suits the attention kernels
        self.cache = StaticCache(config=model.config, max_cache_len=capacity)
        self.slots = torch.arange(capacity, device=prompt.device)
        self.prompt_length = prompt.shape[1]
        self.position = torch.zeros(1, dtype=torch.long, device=prompt.device)
        self.token = torch.zeros(prompt.shape[0], 1, dtype=torch.long, device=prompt.device)
        self.prefill(prompt)
        self.graph = self.capture()

    def prefill(self, prompt):
        self.cache.reset()
        output = self.model(input_ids=prompt, past_key_values=self.cache, use_cache=True)
        self.token.copy_(next_token(output.logits))
        self.position.fill_(self.prompt_length)

    def step(self):
        self.graph.replay()

    def capture(self):
        # The warm-up runs on a stream of its own, as PyTorch asks for before a capture.
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(self.capture_steps):
                self.decode_in_place()
        torch.cuda.current_stream().wait_stream(stream)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.decode_in_place()
        return graph

    def decode_in_place(self):
        dtype = self.model.dtype
        # Made here rather than by the model, whose own way may ask the GPU for a value, which no capture permits.
        hidden = torch.full((1, 1, 1, len(self.slots)), torch.finfo(dtype).min, dtype=dtype, device=self.slots.device)
        mask = hidden.masked_fill(self.slots <= self.position, 0)
        output = self.model(
            input_ids=self.token,
            attention_mask=mask.expand(self.token.shape[0], -1, -1, -1),
            position_ids=self.position.unsqueeze(0),
            cache_position=self.position,
            past_key_values=self.cache,
            use_cache=True,
        )
        self.token.copy_(next_token(output.logits))
        self.position.add_(1)


def generate(decoder, prompt, steps, wait, emit_ranges, sleep_range=None):
    """One generation; `emit_ranges=False` for the warm-up, so that each range means the same thing every time."""
    with synchronized_range("bench" if emit_ranges else None, wait):
        with synchronized_range("prefill" if emit_ranges else None, wait):
            decoder.prefill(prompt)
        with synchronized_range("decode" if emit_ranges else None, wait):
            for _ in range(steps):
                decoder.step()
        if sleep_range is not None:
            with synchronized_range(sleep_range, wait):
                time.sleep(0.05)


@torch.inference_mode()
def main():
    arguments = parse_arguments()
    torch.manual_seed(0)
    model = make_model(arguments)
    prompt = torch.randint(0, model.config.vocab_size, (arguments.batch, arguments.prompt), device=arguments.device)
    decoder = GraphDecoder(model, prompt, arguments.steps) if arguments.cuda_graph else EagerDecoder(model)

    on_gpu = arguments.device == "cuda"
    for _ in range(arguments.warm_up):
        generate(decoder, prompt, arguments.steps, wait=on_gpu, emit_ranges=False)
    wait = on_gpu and not arguments.no_sync
    for number in range(1, arguments.repeat + 1):
        started = time.perf_counter()
        generate(decoder, prompt, arguments.steps, wait, True, arguments.sleep_range)
        seconds = time.perf_counter() - started
        last = decoder.token[0, 0].item()
        print(f"generation {number}: {arguments.steps} tokens in {seconds:.3f} s, last token {last}", flush=True)


if __name__ == "__main__":
    main()
