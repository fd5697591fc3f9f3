"""A client for server.py: sends requests one after the other, and fails when one of them fails."""

import argparse
import json
import urllib.request


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--requests", type=int, default=8)
    parser.add_argument("--tokens", type=int, default=16)
    options = parser.parse_args()
    body = json.dumps({"tokens": options.tokens}).encode()
    for _ in range(options.requests):
        request = urllib.request.Request(f"http://127.0.0.1:{options.port}/generate", data=body)
        with urllib.request.urlopen(request, timeout=60) as answer:
            answer.read()
    print(f"{options.requests} requests of {options.tokens} tokens.")


if __name__ == "__main__":
    main()
