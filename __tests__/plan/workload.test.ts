import { describe, expect, test } from "@jest/globals";
import { UserError } from "../../src/model/errors.ts";
import { workloadArgv } from "../../src/plan/workload.ts";
import { configOf } from "../support/config.ts";

const argv = (...overrides: string[]): string[] => workloadArgv(configOf(...overrides).workload, "/runs/1/hydra");

describe("workloadArgv", () => {
  test.each<[string, string[], string[]]>([
    ["starts a list", ['workload.command=["python3", "a b.py", "--x=$HOME"]'], ["python3", "a b.py", "--x=$HOME"]],
    [
      "gives a line to bash, where a failing pipe fails the line",
      ["workload.command=python3 x.py | tee log"],
      ["bash", "-e", "-o", "pipefail", "-c", "python3 x.py | tee log"],
    ],
    [
      "gives a Python module Hydra's overrides and our run directory, and turns its torch profiler off",
      ["workload.module=bench.main", "workload.python=.venv/bin/python", "workload.hydra-overrides=[model=llama]"],
      ".venv/bin/python -m bench.main model=llama ++profiler.enabled=false hydra.run.dir=/runs/1/hydra hydra.job.chdir=false".split(
        " ",
      ),
    ],
  ])("builds a command line that %s", (_name, overrides, expected) => {
    expect(argv(...overrides)).toEqual(expected);
  });

  test("quotes a run directory that Hydra would split", () => {
    const { workload } = configOf("workload.module=m", "workload.python=python3");
    expect(workloadArgv(workload, "/my runs/it's")).toContain("hydra.run.dir='/my runs/it\\'s'");
  });

  test("rejects an empty command as the user's error", () => {
    expect(() => argv()).toThrow(UserError);
  });
});
