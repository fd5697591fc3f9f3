import { describe, expect, test } from "@jest/globals";
import { UserError } from "../../src/errors.ts";
import { workloadArgv } from "../../src/plan/workload.ts";
import { configOf } from "../support/config.ts";

const argv = (...overrides: string[]): string[] => workloadArgv(configOf(...overrides).workload, "/runs/1/hydra");

describe("workloadArgv", () => {
  test("a list is started as it is", () => {
    expect(argv('workload.command=["python3", "a b.py", "--x=$HOME"]')).toEqual(["python3", "a b.py", "--x=$HOME"]);
  });

  test("a line goes to bash, where a failing pipe fails the line", () => {
    expect(argv("workload.command=python3 x.py | tee log")).toEqual([
      "bash",
      "-e",
      "-o",
      "pipefail",
      "-c",
      "python3 x.py | tee log",
    ]);
  });

  test("a Python module gets Hydra's overrides, our run directory, and its torch profiler off", () => {
    expect(
      argv("workload.module=bench.main", "workload.python=.venv/bin/python", "workload.hydra-overrides=[model=llama]"),
    ).toEqual([
      ".venv/bin/python",
      "-m",
      "bench.main",
      "model=llama",
      "++profiler.enabled=false",
      "hydra.run.dir=/runs/1/hydra",
      "hydra.job.chdir=false",
    ]);
  });

  test("a run directory that Hydra's grammar would split is quoted", () => {
    const { workload } = configOf("workload.module=m", "workload.python=python3");
    expect(workloadArgv(workload, "/my runs/it's")).toContain("hydra.run.dir='/my runs/it\\'s'");
  });

  test("nothing to run is the user's error", () => {
    expect(() => argv()).toThrow(UserError);
  });
});
