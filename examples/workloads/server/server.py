"""A stand-in for an LLM server such as vLLM: an HTTP front end, and an engine in a process of its own that emits `execute_model`.

GET /health answers 200 once the engine is loaded; POST /generate with {"tokens": N} runs N steps. INT and TERM end it.
With CUDA and PyTorch the engine runs kernels; without, it computes a little on the CPU, so that a report has ranges alone.
"""

import argparse
import http.server
import json
import multiprocessing
import os
import queue
import signal
import sys
import threading
import time


def load_cuda(layers, size, slower, as_graph):
    """A step of the model on the GPU, or None where there is no PyTorch or no GPU."""
    try:
        import torch
    except ImportError:
        return None
    if not torch.cuda.is_available():
        return None
    torch.manual_seed(0)
    weights = [torch.randn(size, size, device="cuda", dtype=torch.bfloat16) * 0.02 for _ in range(layers)]
    state = torch.randn(8, size, device="cuda", dtype=torch.bfloat16)

    def forward():
        hidden = state
        for weight in weights:
            hidden = torch.nn.functional.silu(hidden @ weight)
            for _ in range(slower):
                hidden = hidden * 1.0

    run = forward
    if as_graph:
        warm_up = torch.cuda.Stream()
        with torch.cuda.stream(warm_up):
            forward()
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            forward()
        run = graph.replay

    def step():
        run()
        torch.cuda.synchronize()

    return step, torch.cuda.nvtx.range_push, torch.cuda.nvtx.range_pop


def load_cpu(slower):
    from nvtx_ranges import range_pop, range_push

    def step():
        time.sleep(0.001 * (1 + slower))

    return step, range_push, range_pop


def engine(options, jobs, answers):
    """The engine's process: loads the model once, then runs one request after the other."""
    # A terminal's Ctrl-C reaches all processes; the front end says when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if options.crash == "load":
        os._exit(9)
    step, push, pop = load_cuda(options.layers, options.size, options.slower, options.cuda_graph) or load_cpu(
        options.slower
    )
    time.sleep(options.load_seconds)
    for _ in range(3):
        step()
    answers.put("ready")
    while (tokens := jobs.get()) is not None:
        for _ in range(tokens):
            push("execute_model")
            step()
            pop()
        answers.put(tokens)


def handler(options, jobs, answers, ready, process):
    one_at_a_time = threading.Lock()

    class Handler(http.server.BaseHTTPRequestHandler):
        def answer(self, code, body):
            data = json.dumps(body).encode()
            self.send_response(code)
            self.send_header("content-length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def do_GET(self):
            is_ready = self.path == "/health" and ready.is_set()
            self.answer(200 if is_ready else 503, {"ready": is_ready})

        def do_POST(self):
            body = json.loads(self.rfile.read(int(self.headers.get("content-length", "0"))) or b"{}")
            if options.crash == "request":
                process.kill()
            with one_at_a_time:
                jobs.put(int(body.get("tokens", 8)))
                while True:
                    try:
                        self.answer(200, {"tokens": answers.get(timeout=0.2)})
                        return
                    except queue.Empty:
                        if not process.is_alive():
                            self.answer(500, {"error": "the engine is gone"})
                            return

        def log_message(self, *_):
            pass

    return Handler


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--layers", type=int, default=16)
    parser.add_argument("--size", type=int, default=2048)
    parser.add_argument("--slower", type=int, default=0, help="further kernels a layer: a regression to try a comparison on")
    parser.add_argument("--cuda-graph", action="store_true", help="a step is a CUDA graph that is replayed")
    parser.add_argument("--load-seconds", type=float, default=0.0)
    parser.add_argument("--start-method", choices=["spawn", "fork"], default="spawn")
    parser.add_argument("--crash", choices=["load", "request"], help="the engine dies while it loads, or at a request")
    parser.add_argument("--ignore-signals", action="store_true", help="INT and TERM do not end it")
    parser.add_argument("--never-ready", action="store_true")
    options = parser.parse_args()

    context = multiprocessing.get_context(options.start_method)
    jobs, answers = context.Queue(), context.Queue()
    process = context.Process(target=engine, args=(options, jobs, answers))
    process.start()
    ready, stop = threading.Event(), threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, (lambda *_: None) if options.ignore_signals else (lambda *_: stop.set()))
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", options.port), handler(options, jobs, answers, ready, process)
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    while not stop.is_set() and not ready.is_set():
        try:
            answers.get(timeout=0.1)
            if not options.never_ready:
                ready.set()
                print(f"Application startup complete on port {options.port}.", flush=True)
            break
        except queue.Empty:
            if not process.is_alive():
                sys.exit("The engine ended while it loaded.")
    while not stop.wait(0.1):
        pass
    server.shutdown()
    jobs.put(None)
    process.join(5)
    if process.is_alive():
        process.kill()
    print("Server stopped.", flush=True)


if __name__ == "__main__":
    main()
