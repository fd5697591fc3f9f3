"""A small decode loop, of which reasons.sh commits versions that wait for the GPU. Both ranges sleep for a random time, so their wall time stays unclear."""

import argparse
import random
import time

import torch

WIDTH, LAYERS, BATCH, VOCABULARY = 1024, 8, 64, 32_000

arguments = argparse.ArgumentParser()
arguments.add_argument("--steps", type=int, default=24)
steps = arguments.parse_args().steps

device = torch.device("cuda")
torch.manual_seed(0)
weights = [torch.randn(WIDTH, WIDTH, device=device, dtype=torch.bfloat16) * 0.03 for _ in range(LAYERS)]
head = torch.randn(WIDTH, VOCABULARY, device=device, dtype=torch.bfloat16) * 0.03
embedding = torch.randn(VOCABULARY, WIDTH, device=device, dtype=torch.bfloat16)


def sleep_a_little():
    time.sleep(random.SystemRandom().uniform(0.002, 0.03))


def block(hidden, weight):
    return hidden + torch.nn.functional.silu(hidden @ weight)


def next_token(hidden):
    for weight in weights:
        hidden = block(hidden, weight)
    return (hidden @ head).argmax(dim=-1)


def prefill():
    hidden = torch.randn(2048, WIDTH, device=device, dtype=torch.bfloat16)
    for weight in weights:
        hidden = block(hidden, weight)
    sleep_a_little()
    return torch.zeros(BATCH, dtype=torch.long, device=device)


def decode(token):
    sleep_a_little()
    for step in range(steps):
        token = next_token(embedding[token])
        after_step(step, token)
    return token


def after_step(step, token):
    pass


for _ in range(2):
    decode(prefill())
torch.cuda.synchronize()
with torch.cuda.nvtx.range("prefill"):
    first = prefill()
    torch.cuda.synchronize()
with torch.cuda.nvtx.range("decode"):
    decode(first)
    torch.cuda.synchronize()
