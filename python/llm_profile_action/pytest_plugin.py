"""The pytest plugin: `@pytest.mark.gpu_profile` opens an NVTX range around a test, and `pytest --gpu-profile` gates that range.

To gate a test, llm-profile starts `python3 -m pytest` on that test alone, in fresh processes under nsys. pytest itself sets up
nothing for the test then, and its result is llm-profile's verdict.
"""

import hashlib
import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Optional

import pytest

from . import range as nvtx_range

_MODULE = "llm_profile_action.pytest_plugin"
_NO_GPU = "gpu_profile: no NVIDIA GPU here"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("gpu-profile", "GPU profiling (llm-profile-action)")
    group.addoption("--gpu-profile", action="store_true", help="gate each test marked gpu_profile by llm-profile run")
    group.addoption(
        "--gpu-profile-base", metavar="REF", help="as --gpu-profile, and fail where a test is slower than at this git ref"
    )
    group.addoption("--gpu-profile-config", metavar="FILE", help="a configuration file of llm-profile for these runs")
    group.addoption(
        "--gpu-profile-range", metavar="NAME", help="what llm-profile passes: open this range around the one test"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "gpu_profile(threshold=None, range=None): an NVTX range around the test, gated by --gpu-profile. threshold: the"
        " percent by which its time on the GPU must change (compare.range-threshold); range: the range's name, by default made of the test's.",
    )
    if _is_gate(config) and (config.getoption("numprocesses", None) or hasattr(config, "workerinput")):
        raise pytest.UsageError("--gpu-profile measures one test at a time on a quiet GPU: leave out -n (pytest-xdist).")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    given = config.getoption("gpu_profile_range")
    marked = [(item, _Marked.of(item)) for item in items if item.get_closest_marker("gpu_profile") is not None]
    if given is not None:
        # The base's version of the test may have another mark, or none.
        for item in items:
            _open_range(item, given)
    elif not _is_gate(config):
        for item, mark in marked:
            _open_range(item, mark.range)
    elif marked and not _has_gpu():
        for item, _ in marked:
            item.add_marker(pytest.mark.skip(reason=_NO_GPU))
    elif marked:
        program = _find_program()
        for item, mark in marked:
            _replace(item, program, mark)


class _Marked:
    """What a mark says of its test."""

    def __init__(self, name: str, threshold: Optional[float] = None, range: Optional[str] = None) -> None:
        number = isinstance(threshold, (int, float)) and not isinstance(threshold, bool)
        if threshold is not None and not (number and math.isfinite(threshold) and 0 <= threshold <= 1000):
            raise TypeError(f"threshold is {threshold!r}, and must be a number of percent from 0 to 1000")
        if range is not None and not (isinstance(range, str) and range.strip() and range.isprintable()):
            raise TypeError(f"range is {range!r}, and must be a name")
        self.threshold = threshold
        # What nsys, ncu and paths give a meaning to isn't in it.
        self.range = range or re.sub(r"[^A-Za-z0-9_.-]+", "_", name).strip("_")[:100]

    @classmethod
    def of(cls, item: pytest.Item) -> "_Marked":
        mark = item.get_closest_marker("gpu_profile")
        assert mark is not None
        try:
            if mark.args:
                raise TypeError("it takes keywords only")
            return cls(item.name, **mark.kwargs)
        except TypeError as error:
            why = re.sub(r"^.*__init__\(\) ", "", str(error))
            raise pytest.UsageError(f"{_shown(item.nodeid)}: the mark gpu_profile is wrong: {_shown(why)}.") from error


def _is_gate(config: pytest.Config) -> bool:
    if config.getoption("gpu_profile_range") is not None:
        return False  # Also where the settings of the repository say --gpu-profile.
    return bool(config.getoption("gpu_profile")) or config.getoption("gpu_profile_base") is not None


def _has_gpu() -> bool:
    """Whether there is a GPU, or a driver that is broken: then llm-profile's own message says so."""
    program = shutil.which("nvidia-smi")
    if program is None:
        return os.path.exists("/proc/driver/nvidia/version")
    try:
        listed = subprocess.run([program, "-L"], check=False, capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return True
    # 6: nothing was found (man nvidia-smi, RETURN VALUE).
    return listed.stdout.lstrip().startswith(b"GPU ") or listed.returncode not in (0, 6)


def _find_program() -> str:
    """llm-profile: what LLM_PROFILE names, else the one of this Python, else the one on PATH."""
    named = os.environ.get("LLM_PROFILE")
    found = shutil.which(named or "llm-profile", path=None if named else _path())
    if found is None:
        why = f"LLM_PROFILE names {_shown(named)}, which is no program" if named else "there is no llm-profile on PATH"
        raise pytest.UsageError(f"--gpu-profile: {why}. Install llm-profile-action, or set LLM_PROFILE to the program.")
    return os.path.abspath(found)


def _path() -> str:
    """This Python's folder comes first, so that python3 is this Python, also where its environment isn't activated."""
    return os.path.dirname(sys.executable) + os.pathsep + os.environ.get("PATH", os.defpath)


def _open_range(item: pytest.Item, name: str) -> None:
    # Fixtures are outside, and so is what they load.
    item.runtest = nvtx_range(name)(item.runtest)  # type: ignore[method-assign]


def _replace(item: pytest.Item, program: str, mark: _Marked) -> None:
    """Nothing is set up for the test here. Marks that skip it, or expect it to fail, count as ever."""
    item.setup = lambda: None  # type: ignore[method-assign]
    item.runtest = lambda: _gate(item, program, mark)  # type: ignore[method-assign]
    item.teardown = lambda: None  # type: ignore[method-assign]


def _gate(item: pytest.Item, program: str, mark: _Marked) -> None:
    root = item.config.rootpath
    number = hashlib.sha256(item.nodeid.encode("utf-8", "backslashreplace")).hexdigest()[:8]
    folder = root / "llm-profile-runs" / f"{re.sub(r'[^A-Za-z0-9_-]+', '_', mark.range)[:60]}-{number}"
    before = _run_directories(folder)
    argv = [program, *_arguments(item, mark, folder)]
    environment = {**os.environ, "PATH": _path()}
    with tempfile.TemporaryFile() as result:
        with subprocess.Popen(argv, cwd=root, env=environment, stdin=subprocess.DEVNULL, stdout=result) as process:
            try:
                code = process.wait()
            except KeyboardInterrupt:
                process.wait()  # llm-profile got the signal too, and ends what it started.
                raise
        result.seek(0)
        printed = result.read()
    new = sorted(_run_directories(folder) - before)
    why = _why_failed(code, printed, new[-1] if new else None)
    if why is not None:
        pytest.fail(_shown(why), pytrace=False)


def _arguments(item: pytest.Item, mark: _Marked, folder: Path) -> list[str]:
    base, file = (item.config.getoption(name) for name in ("gpu_profile_base", "gpu_profile_config"))
    escaped = re.sub(r"([\\@*?,;])", r"\\\1", mark.range)
    arguments = ["run", "--json", f"--range={escaped}", f"--out={folder}"]
    if base is not None:
        arguments.append(f"--base={base}")
    if file is not None:
        arguments.append(f"--config={item.config.invocation_params.dir / file}")
    if mark.threshold is not None:
        arguments.append(f"--set=compare.range-threshold={mark.threshold}")
    # Not sys.executable: with a base, each side's python3 is that of its own environment.
    command = ["python3", "-m", "pytest", "-p", _MODULE, "-p", "no:cacheprovider", f"--gpu-profile-range={mark.range}"]
    if item.config.pluginmanager.hasplugin("xdist"):
        command.append("-n0")
    return [*arguments, "--", *command, "--", item.nodeid]


def _run_directories(folder: Path) -> set[Path]:
    return {file.parent for file in folder.glob("*/run.json")}


def _why_failed(code: int, printed: bytes, run: Optional[Path]) -> Optional[str]:
    """What the results say of a test that fails; None where it passes, which takes the exit code and the record."""
    record = _read(run, "run.json")
    if code == 0 and record.get("state") == "passed" and record.get("exitCode") == 0:
        return None
    said = _failure(printed, record) or _reasons(_read(run, "comparison.json"))
    if not said:
        said = [f"llm-profile exited with code {code}. What it printed says why."]
    return "\n".join([*said, *([] if run is None else [f"Report: {run}"])])


def _failure(printed: bytes, record: dict[str, Any]) -> list[str]:
    """Of a run that measured nothing, or failed later."""
    try:
        error = json.loads(printed)["error"]
    except (ValueError, KeyError):
        error = record.get("failure") or {}
    return [text for text in (error.get(key) for key in ("message", "why", "help")) if text]


def _reasons(comparison: dict[str, Any]) -> list[str]:
    decisive = [one for one in comparison.get("reasons", []) if one["verdict"] == comparison["verdict"]]
    return [": ".join(filter(None, (one["range"], one["kernel"], one["text"]))) for one in decisive]


def _read(run: Optional[Path], name: str) -> dict[str, Any]:
    if run is None or not (run / name).exists():
        return {}
    return json.loads((run / name).read_text(encoding="utf-8"))


def _shown(text: str) -> str:
    """Names may hold what a terminal acts on."""
    return "".join(char if char.isprintable() or char == "\n" else repr(char)[1:-1] for char in text)
