"""The pytest plugin, with a real pytest, git, and llm-profile; nsys is a stand-in that serves recordings of an H100.

Needs pytest and pytest-xdist: scripts/package/try-wheel.sh runs it in the wheel's own environment. From a checkout with a built
dist/: `python3 python/tests/test_pytest_plugin.py`.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import textwrap
import unittest
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
INSTALLED = shutil.which("llm-profile", path=os.path.dirname(sys.executable))

DECODE = """
    import pytest

    @pytest.fixture
    def model():
        print("LOADED")

    @pytest.mark.gpu_profile(range="decode", threshold=3)
    def test_decode(model):
        pass
"""

# Which kernels the program has is what the file `attention` of its commit says, as in __tests__/e2e/command/support/by-attention.ts.
CAPTURES = """
capture() {
  local number
  [[ $program_code == 0 ]] || return
  echo x >>"$state/$(cat attention)"
  number=$(wc -l <"$state/$(cat attention)")
  captured "examples/recordings/llm-decode-$(cat attention)/round-$(((number - 1) % 3 + 1))"
}
"""

CONFIG = """
latency: {pairs: 0}
lines: off
ncu: {enabled: false}
"""


class Project:
    """A folder with tests, where programs of our own are on PATH; `run` is pytest on it."""

    def __init__(self, case, tests):
        holder = tempfile.TemporaryDirectory()
        case.addCleanup(holder.cleanup)
        self.path = Path(holder.name).resolve()
        self.path.chmod(0o755)
        self.bin = self.path / "bin"
        self.bin.mkdir()
        self.write("test_it.py", textwrap.dedent(tests))
        self.write(".gitignore", "*\n!test_it.py\n!attention\n")

    def write(self, name, text):
        (self.path / name).write_text(text, encoding="utf-8")

    def program(self, name, text):
        file = self.bin / name
        file.write_text(f"#!/usr/bin/env bash\n{text}\n", encoding="utf-8")
        file.chmod(0o755)
        return str(file)

    def gpu(self):
        fake = REPOSITORY / "__tests__/fixtures/bin/preflight/nvidia-smi"
        self.program("nvidia-smi", f'[[ $* != -L ]] || {{ echo "GPU 0: NVIDIA H100"; exit; }}\nexec {fake} "$@"')

    def llm_profile(self):
        """The real one, and a stand-in for nsys."""
        self.gpu()
        state = self.path / "state"
        state.mkdir()
        state.chmod(0o777)
        fake = REPOSITORY / "__tests__/fixtures/bin/nsys/fake-nsys.sh"
        self.program("nsys", f"source {fake}\nrepository={REPOSITORY}\nstate={state}\nrecordings=()\n{CAPTURES}\nmain \"$@\"")
        self.write("settings.yml", CONFIG)
        cli = f"{REPOSITORY}/node_modules/node/bin/node {REPOSITORY}/dist/cli.js"
        return INSTALLED or self.program("llm-profile", f'exec {cli} "$@"')

    def commit(self, attention):
        self.write("attention", f"{attention}\n")
        git = ["git", "-c", "user.name=t", "-c", "user.email=t@example.org"]
        for command in (["add", "-A"], ["commit", "--allow-empty", "-qm", attention]):
            subprocess.run([*git, *command], cwd=self.path, check=True)

    def run(self, *arguments, **environment):
        plugin = [] if INSTALLED else ["-p", "llm_profile_action.pytest_plugin"]
        variables = {
            "HOME": str(self.path),
            "PATH": f"{self.bin}:/usr/sbin:/usr/bin:/sbin:/bin",
            "COLUMNS": "250",
            "PYTHONDONTWRITEBYTECODE": "1",
            **({} if INSTALLED else {"PYTHONPATH": str(REPOSITORY / "python")}),
            **environment,
        }
        command = [sys.executable, "-m", "pytest", *plugin, "--strict-markers", "-rA", *arguments]
        ended = subprocess.run(command, cwd=self.path, env=variables, check=False, capture_output=True, text=True)
        return ended.returncode, ended.stdout + ended.stderr


class Marked(unittest.TestCase):
    """Without --gpu-profile, and without a GPU."""

    def test_is_a_plain_test_that_opens_its_range(self):
        project = Project(
            self,
            """
            import llm_profile_action, pytest, unittest
            opened = []

            @pytest.mark.gpu_profile
            @pytest.mark.parametrize("size", ["8 x", "@*"])
            def test_decode(size): assert opened.pop().startswith("test_decode")

            class TestOld(unittest.TestCase):
                @pytest.mark.gpu_profile(range="step, two")
                def test_old(self): assert opened == ["step, two"]
            """,
        )
        # The ranges that are opened, as the module would hand them to a profiler.
        project.write(
            "conftest.py",
            textwrap.dedent(
                """
                import os, sys
                from llm_profile_action import _nvtx
                os.environ["NVTX_INJECTION64_PATH"] = "none"
                def begin(name, path):
                    sys.modules["test_it"].opened.append(name)
                    print("OPENED", name)
                    return lambda raised: print("CLOSED", raised)
                _nvtx.begin = begin
                """
            ),
        )
        code, text = project.run()
        self.assertEqual(code, 0, text)
        for name in ("test_decode_8_x", "test_decode\n", "step, two"):
            self.assertIn(f"OPENED {name}", text)

    def test_is_skipped_with_a_reason_where_there_is_no_gpu(self):
        code, text = Project(self, DECODE).run("--gpu-profile")
        self.assertEqual(code, 0, text)
        self.assertRegex(text, r"SKIPPED \[1\] test_it.py:\d+: gpu_profile: no NVIDIA GPU here")
        self.assertNotIn("LOADED", text)

    def test_with_a_wrong_argument_ends_the_session_and_names_the_test(self):
        for arguments, why in (
            ("threshold='3%'", "threshold is '3%', and must be a number of percent from 0 to 1000"),
            ("range=''", "range is '', and must be a name"),
            ("steps=1", "got an unexpected keyword argument 'steps'"),
            ("3", "it takes keywords only"),
        ):
            project = Project(self, f"import pytest\n@pytest.mark.gpu_profile({arguments})\ndef test_a(): pass\n")
            code, text = project.run()
            self.assertEqual(code, 4, text)
            self.assertIn(f"test_it.py::test_a: the mark gpu_profile is wrong: {why}.", text)

    def test_is_measured_alone(self):
        project = Project(self, DECODE)
        project.gpu()
        code, text = project.run("--gpu-profile", "-n2")
        self.assertEqual(code, 4, text)
        self.assertIn("--gpu-profile measures one test at a time on a quiet GPU: leave out -n (pytest-xdist).", text)


class Call(unittest.TestCase):
    """What llm-profile is started with, and what becomes of its end."""

    def test_hostile_names_are_words_of_their_own(self):
        project = Project(
            self,
            """
            import pytest

            @pytest.mark.gpu_profile(range="a@b,*\\\\")
            @pytest.mark.parametrize("it", ["$(touch x) --set=out=y ; '"])
            def test_it(it): pass
            """,
        )
        project.gpu()
        named = project.program("mine", "printf '<%s>' \"$@\" >&2; exit 3")
        code, text = project.run("--gpu-profile-base=-main", LLM_PROFILE=named)
        self.assertEqual(code, 1, text)
        self.assertIn("<run><--json><--range=a\\@b\\,\\*\\\\>", text)
        self.assertIn("<--base=-main><--><python3><-m><pytest>", text)
        self.assertIn("<--gpu-profile-range=a@b,*\\><-n0><--><test_it.py::test_it[$(touch x) --set=out=y ; ']>", text)
        self.assertIn("llm-profile exited with code 3. What it printed says why.", text)
        self.assertFalse((project.path / "x").exists())

    def test_an_exit_code_of_0_without_a_record_is_no_pass(self):
        project = Project(self, DECODE)
        project.gpu()
        code, text = project.run("--gpu-profile", LLM_PROFILE=project.program("mine", "exit 0"))
        self.assertEqual(code, 1, text)

    def test_a_missing_program_is_named(self):
        project = Project(self, DECODE)
        project.gpu()
        code, text = project.run("--gpu-profile", LLM_PROFILE="/nowhere/llm-profile")
        self.assertEqual(code, 4, text)
        self.assertIn("LLM_PROFILE names /nowhere/llm-profile, which is no program. Install llm-profile-action, or set", text)

    def test_marks_that_skip_or_expect_a_failure_count(self):
        project = Project(
            self,
            """
            import pytest

            @pytest.mark.gpu_profile
            @pytest.mark.skip(reason="mine")
            def test_skipped(): pass

            @pytest.mark.gpu_profile
            @pytest.mark.xfail(reason="known")
            def test_expected(): pass
            """,
        )
        project.gpu()
        code, text = project.run("--gpu-profile", LLM_PROFILE=project.program("mine", "exit 3"))
        self.assertEqual(code, 0, text)
        self.assertIn("1 skipped, 1 xfailed", text)


class Gate(unittest.TestCase):
    """The real llm-profile, on recordings."""

    def gated(self, base, head, *arguments, tests=DECODE, base_tests=DECODE):
        project = Project(self, base_tests)
        program = project.llm_profile()
        subprocess.run(["git", "init", "-q", "-b", "main"], cwd=project.path, check=True)
        project.commit(base)
        subprocess.run(["git", "switch", "-qc", "change"], cwd=project.path, check=True)
        project.write("test_it.py", textwrap.dedent(tests))
        project.commit(head)
        ended = project.run("--gpu-profile-config=settings.yml", *arguments, LLM_PROFILE=program)
        [self.run_directory] = {file.parent for file in project.path.glob("llm-profile-runs/*/*/run.json")}
        return ended

    def test_the_same_code_passes_and_pytest_itself_loads_nothing(self):
        code, text = self.gated("sdpa", "sdpa", "--gpu-profile-base=main")
        self.assertEqual(code, 0, text)
        self.assertIn("PASSED test_it.py::test_decode", text)
        self.assertNotIn("LOADED", text)

    def test_a_slower_test_fails_and_says_why(self):
        code, text = self.gated("sdpa", "eager", "--gpu-profile-base=main")
        self.assertEqual(code, 1, text)
        self.assertRegex(text, r"FAILED test_it.py::test_decode - Failed: decode: Time on the GPU \+1\d\.\d%")
        self.assertRegex(text, r"Report: .*/llm-profile-runs/decode-[0-9a-f]{8}/")

    def test_the_threshold_is_the_mark_s(self):
        self.gated("sdpa", "eager", "--gpu-profile-base=main", tests=DECODE.replace("threshold=3", "threshold=40"))
        with open(self.run_directory / "comparison.json", encoding="utf-8") as file:
            [row] = json.load(file)["ranges"]
        self.assertEqual((row["name"], row["gpuBusyTime"]["thresholdRatio"]), ("decode", 0.4))

    def test_a_base_whose_test_has_no_mark_is_compared(self):
        unmarked = DECODE.replace("@pytest.mark.gpu_profile", "#")
        code, text = self.gated("sdpa", "eager", "--gpu-profile-base=main", base_tests=unmarked)
        self.assertEqual(code, 1, text)
        self.assertIn("FAILED test_it.py::test_decode - Failed: decode: Time on the GPU +", text)

    def test_a_test_that_fails_fails_and_says_why(self):
        code, text = self.gated("sdpa", "sdpa", "--gpu-profile", tests=DECODE.replace("pass\n", "assert 1 == 2\n"))
        self.assertEqual(code, 1, text)
        self.assertIn("assert 1 == 2", text)
        self.assertRegex(text, r"FAILED test_it.py::test_decode - Failed: .*exited with code 1")


if __name__ == "__main__":
    unittest.main()
