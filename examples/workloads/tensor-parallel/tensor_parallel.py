"""Tensor-parallel MLP blocks on several GPUs, an all-reduce after each, with the NVTX ranges prefill and decode.

One process a GPU, started by torchrun, mpirun or srun. Every rank emits the same ranges: ranks are told apart by their
GPUs. Three habits are worth copying:

1. Warm up first, in all ranks: the first collective makes the communicator.
2. A barrier before a range opens, so that ranks start together and no one waits for another's warm-up.
3. Synchronize before a range closes.
"""

import argparse
import os


def parse_arguments():
    parser = argparse.ArgumentParser(
        description="Run tensor-parallel MLP blocks inside the NVTX ranges prefill and decode.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument("--hidden", type=int, default=4096, help="hidden size")
    parser.add_argument("--inner", type=int, default=14336, help="inner size, over all ranks")
    parser.add_argument("--layers", type=int, default=8, help="blocks")
    parser.add_argument("--steps", type=int, default=16, help="decode steps")
    parser.add_argument("--slow-rank", type=int, default=-1, help="give this rank more work, to see a straggler")
    parser.add_argument("--extra-all-reduce", action="store_true", help="one more all-reduce a block, to see it exposed")
    return parser.parse_args()


def place():
    """Rank, number of ranks and GPU of this process, as torchrun, Open MPI or Slurm tell it."""
    for rank, size, local in [
        ("RANK", "WORLD_SIZE", "LOCAL_RANK"),
        ("OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_LOCAL_RANK"),
        ("SLURM_PROCID", "SLURM_NTASKS", "SLURM_LOCALID"),
    ]:
        if rank in os.environ:
            return int(os.environ[rank]), int(os.environ[size]), int(os.environ[local])
    raise SystemExit("Start this with torchrun, mpirun or srun, for example: torchrun --nproc-per-node 2 tensor_parallel.py")


def main():
    arguments = parse_arguments()
    rank, ranks, local = place()
    os.environ.setdefault("MASTER_ADDR", "127.0.0.1")
    os.environ.setdefault("MASTER_PORT", "29511")
    import torch
    import torch.distributed as dist

    torch.cuda.set_device(local)
    device = torch.device("cuda", local)
    dist.init_process_group("nccl", rank=rank, world_size=ranks, device_id=device)
    torch.manual_seed(0)
    weights = {"device": device, "dtype": torch.bfloat16}
    up = [torch.randn(arguments.hidden, arguments.inner // ranks, **weights) * 0.01 for _ in range(arguments.layers)]
    down = [torch.randn(arguments.inner // ranks, arguments.hidden, **weights) * 0.01 for _ in range(arguments.layers)]

    def step(x):
        for into, out in zip(up, down):
            hidden = torch.nn.functional.silu(x @ into)
            if rank == arguments.slow_rank:
                for _ in range(3):
                    hidden = hidden * 1.0
            hidden = hidden @ out
            dist.all_reduce(hidden)
            if arguments.extra_all_reduce:
                dist.all_reduce(hidden)
            x = x + hidden / ranks
        return x

    def run(name, batch, steps):
        x = torch.randn(batch, arguments.hidden, **weights)
        for _ in range(3):
            step(x)
        torch.cuda.synchronize()
        dist.barrier()
        torch.cuda.synchronize()
        torch.cuda.nvtx.range_push(name)
        for _ in range(steps):
            step(x)
        torch.cuda.synchronize()
        torch.cuda.nvtx.range_pop()
        dist.barrier()

    run("prefill", 2048, 4)
    run("decode", 8, arguments.steps)
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
