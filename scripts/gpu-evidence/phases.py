"""Runs the LLM example and prints how long after START (seconds since 1970, in the environment) each phase of it ended.

usage: START=$EPOCHREALTIME python3 phases.py PROGRAM ARGUMENT...
"""

import os
import runpy
import sys
import time

start = float(os.environ["START"])
marks = []


def mark(name):
    marks.append(f"{name} {time.time() - start:.2f}")


mark("python")
import torch  # noqa: E402

mark("torch")
from transformers import LlamaConfig, LlamaForCausalLM, StaticCache  # noqa: E402, F401

mark("transformers")
torch.cuda.init()
mark("cuInit")
torch.zeros(1, device="cuda")
mark("context")

synchronize = torch.cuda.synchronize


def marked_synchronize(*arguments):
    synchronize(*arguments)
    mark("sync")


torch.cuda.synchronize = marked_synchronize
sys.argv = sys.argv[1:]
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
finally:
    mark("end")
    print("phases:", ", ".join(marks), flush=True)
