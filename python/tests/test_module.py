"""The module without a profiler and without a GPU. __tests__/e2e/nsys/python-module.test.ts has the ranges that a real nsys sees."""

import json
import os
import subprocess
import sys
import tempfile
import textwrap
import time
import unittest

FOLDER = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


class Run:
    """A program that imports the module, to its end; `metrics` by name, None where no file was written."""

    def __init__(self, program, asked=True, **environment):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "metrics.json")
            variables = {**os.environ, "PYTHONPATH": FOLDER, **environment}
            if asked:
                variables.setdefault("LLM_PROFILE_METRICS", path)
            source = "import llm_profile_action as llm\n" + textwrap.dedent(program)
            ended = subprocess.run([sys.executable, "-c", source], check=False, env=variables, capture_output=True, text=True)
            self.code, self.stdout, self.stderr = ended.returncode, ended.stdout, ended.stderr
            self.metrics = None
            if os.path.exists(path):
                with open(path, encoding="utf-8") as file:
                    self.metrics = {metric["name"]: metric for metric in json.load(file)}

    def values(self):
        return {name: metric["value"] for name, metric in self.metrics.items()}


class Ranges(unittest.TestCase):
    def test_without_the_tool_nothing_is_loaded_and_nothing_written(self):
        run = Run(
            """
            import sys
            with llm.range("decode") as steps:
                steps.add(2)
            print(steps.count, sorted(name for name in sys.modules if "ctypes" in name or "llm_profile" in name))
            """,
            asked=False,
        )
        self.assertEqual((run.code, run.stdout), (0, "2 ['llm_profile_action']\n"), run.stderr)

    def test_repeats_give_the_median_of_a_step_and_the_sum_of_steps(self):
        run = Run(
            """
            import time
            now = 0
            time.perf_counter_ns = lambda: now
            for took in (2, 40, 6):
                with llm.range("decode", steps=2) as steps:
                    steps.add(2)
                    now += took * 1_000_000
            """
        )
        self.assertEqual(
            run.metrics,
            {
                "decode time per step": {
                    "name": "decode time per step", "value": 1.5, "unit": "ms", "better": "lower",
                },
                "decode steps": {"name": "decode steps", "value": 12, "unit": None, "better": None},
            },
        )  # fmt: skip

    def test_a_range_without_steps_gives_its_time_which_is_not_judged(self):
        run = Run('with llm.range("prefill"): pass')
        self.assertEqual([(name, metric["better"]) for name, metric in run.metrics.items()], [("prefill time", None)])

    def test_a_range_that_raises_is_not_counted_and_hides_nothing(self):
        run = Run(
            """
            with llm.range("good", steps=1): pass
            with llm.range("bad", steps=1): raise KeyError("mine")
            """
        )
        self.assertIn("KeyError: 'mine'", run.stderr)
        self.assertEqual([name for name in run.metrics if "steps" in name], ["good steps"])

    def test_nested_ranges_threads_and_coroutines_are_counted_each(self):
        run = Run(
            """
            import asyncio, threading
            @llm.range("work", steps=1)
            def work(): pass
            async def task():
                with llm.range("task", steps=1): await asyncio.sleep(0)
            async def tasks(): await asyncio.gather(task(), task())
            with llm.range("outer", steps=1):
                with llm.range("inner", steps=1):
                    threads = [threading.Thread(target=work) for _ in range(3)]
                    for thread in threads: thread.start()
                    for thread in threads: thread.join()
            asyncio.run(tasks())
            """
        )
        steps = {name: value for name, value in run.values().items() if name.endswith(" steps")}
        self.assertEqual(steps, {"inner steps": 1, "outer steps": 1, "work steps": 3, "task steps": 2})

    def test_of_several_processes_the_largest_value_counts(self):
        run = Run(
            """
            import multiprocessing
            def work(steps):
                with llm.range("decode", steps=steps): pass
            context = multiprocessing.get_context("fork")
            workers = [context.Process(target=work, args=(steps,)) for steps in (7, 3)]
            for worker in workers: worker.start()
            for worker in workers: worker.join()
            work(5)
            """
        )
        self.assertEqual(run.values()["decode steps"], 7)

    def test_a_forked_worker_does_not_repeat_what_its_parent_measured(self):
        run = Run(
            """
            import os
            with llm.range("parent", steps=1): pass
            if os.fork() == 0:
                with llm.range("child", steps=1): pass
                raise SystemExit
            os.wait()
            with llm.range("parent", steps=1): pass
            """
        )
        self.assertEqual((run.values()["parent steps"], run.values()["child steps"]), (2, 1))

    def test_the_peak_of_the_memory_is_that_of_the_fullest_device(self):
        run = Run(
            """
            import sys, types
            sys.modules["torch"] = types.SimpleNamespace(cuda=types.SimpleNamespace(
                is_initialized=lambda: True, device_count=lambda: 2, max_memory_allocated=lambda i: (i + 1) * 2**20))
            with llm.range("decode"): pass
            """
        )
        self.assertEqual(run.metrics["max_memory_allocated"]["value"], 2)

    def test_metrics_that_cannot_be_written_do_not_fail_the_program(self):
        run = Run('with llm.range("decode"): pass', LLM_PROFILE_METRICS="/nonexistent/metrics.json")
        self.assertEqual(run.code, 0)
        self.assertIn("llm_profile_action: the metrics could not be written: ", run.stderr)

    def test_a_profiler_whose_library_does_not_load_is_an_error(self):
        run = Run('with llm.range("decode"): pass', NVTX_INJECTION64_PATH="/nonexistent.so")
        self.assertEqual((run.code, run.metrics), (1, None))
        self.assertIn("RuntimeError: llm_profile_action: the profiler's NVTX library does not load: ", run.stderr)


class Rounds(unittest.TestCase):
    COUNT = "for number in llm.rounds(): print(number, flush=True)"

    def test_without_the_tool_there_is_one_and_nothing_is_loaded(self):
        run = Run(
            """
            import sys
            print(list(llm.rounds()), "llm_profile_action._rounds" in sys.modules)
            """,
            asked=False,
        )
        self.assertEqual((run.code, run.stdout), (0, "[1] False\n"), run.stderr)

    def test_each_begins_when_it_is_told_and_is_done_before_the_next(self):
        with tempfile.TemporaryDirectory() as folder:
            with self.started(folder) as program:
                self.await_file(folder, "ready-0")
                for number in (1, 2):
                    self.assertEqual(sorted(os.listdir(folder))[-1], f"ready-{number - 1}")
                    self.make(folder, f"go-{number}")
                    self.assertEqual(program.stdout.readline(), f"{number}\n")
                    self.await_file(folder, f"ready-{number}")
                self.make(folder, "end")
                self.assertEqual(program.communicate(timeout=60)[0], "")
                self.assertEqual(program.returncode, 0)

    def test_one_that_is_left_early_is_not_done(self):
        with tempfile.TemporaryDirectory() as folder:
            self.make(folder, "go-1")
            with self.started(folder, "for _ in llm.rounds(): break") as program:
                program.communicate(timeout=60)
            self.assertEqual(sorted(os.listdir(folder)), ["go-1", "ready-0"])

    def test_a_second_loop_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            self.make(folder, "end")
            with self.started(folder, f"{self.COUNT}\n{self.COUNT}") as program:
                self.assertIn("only one process of the program may call rounds()", program.communicate(timeout=60)[1])

    def test_a_program_whose_folder_is_gone_goes_on(self):
        with tempfile.TemporaryDirectory() as parent:
            folder = os.path.join(parent, "rounds")
            os.mkdir(folder)
            with self.started(folder) as program:
                self.await_file(folder, "ready-0")
                os.rename(folder, f"{folder}-gone")
                self.assertEqual((program.communicate(timeout=60)[0], program.returncode), ("", 0))

    def started(self, folder, program=COUNT):
        environment = {**os.environ, "PYTHONPATH": FOLDER, "LLM_PROFILE_ROUNDS": folder}
        source = "import llm_profile_action as llm\n" + program
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        return subprocess.Popen([sys.executable, "-c", source], env=environment, text=True, **pipes)

    def make(self, folder, name):
        with open(os.path.join(folder, name), "w", encoding="utf-8"):
            pass

    def await_file(self, folder, name):
        deadline = time.monotonic() + 60
        while not os.path.exists(os.path.join(folder, name)):
            self.assertLess(time.monotonic(), deadline, f"{name} was not made")
            time.sleep(0.01)

if __name__ == "__main__":
    unittest.main()
