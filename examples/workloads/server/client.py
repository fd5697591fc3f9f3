"""A client for server.py: sends requests one after the other. It fails when one of them fails, unless its result is saved, which says so.

The result has the form of `vllm bench serve --save-result`, as far as it measures the same.
"""

import argparse
import json
import statistics
import time
import urllib.request


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--requests", type=int, default=8)
    parser.add_argument("--tokens", type=int, default=16)
    parser.add_argument("--save-result", metavar="FILE")
    options = parser.parse_args()
    body = json.dumps({"tokens": options.tokens}).encode()
    latencies, errors = [], []
    started = time.perf_counter()
    for _ in range(options.requests):
        request = urllib.request.Request(f"http://127.0.0.1:{options.port}/generate", data=body)
        sent = time.perf_counter()
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                answer.read()
        except OSError as error:
            if options.save_result is None:
                raise
            errors.append(str(error))
        else:
            latencies.append((time.perf_counter() - sent) * 1000)
    duration = time.perf_counter() - started
    print(f"{len(latencies)} of {options.requests} requests of {options.tokens} tokens.")
    if options.save_result is not None:
        save(options, latencies, errors, duration)


def save(options, latencies, errors, duration):
    tokens = len(latencies) * options.tokens
    result = {
        "endpoint_type": "stand-in",
        "num_prompts": options.requests,
        "duration": duration,
        "completed": len(latencies),
        "failed": len(errors),
        "total_output_tokens": tokens,
        "request_throughput": len(latencies) / duration,
        "output_throughput": tokens / duration,
        "errors": [""] * len(latencies) + errors,
    }
    if latencies:
        result["median_e2el_ms"] = statistics.median(latencies)
        result["median_tpot_ms"] = statistics.median(latencies) / options.tokens
    with open(options.save_result, "w") as file:
        json.dump(result, file)


if __name__ == "__main__":
    main()
