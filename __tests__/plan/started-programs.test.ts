import { expect, test } from "@jest/globals";
import { startedPrograms } from "../../src/plan/started-programs.ts";
import { configOf } from "../support/config.ts";

const started = (...overrides: string[]): string[] =>
  startedPrograms(configOf(...overrides)).map(({ key, name, form }) => `${key}: ${name} (${form})`);

const bench = "workload.command: bench (line)";
const verified = ["compare.goal=improve", "compare.verify.command=./check"];
const noVenv = ["compare.base=main", "compare.python-environment=none"];

test.each<[overrides: string[], expected: string[]]>([
  [['workload.command=["pyhton3", "x.py"]'], ["workload.command: pyhton3 (list)"]],
  [["workload.command=pyhton3 x.py | tee log"], ["workload.command: pyhton3 (line)"]],
  [["workload.command=SEED=1 pyhton3 x.py"], ["workload.command: pyhton3 (line)"]],
  // A shell alone can tell what these start.
  [["workload.command=PATH=/opt/bin bench"], []],
  [["workload.command=$PYTHON x.py"], []],
  [["workload.command=bench() { true; }; bench"], []],
  [["workload.module=bench.main", "workload.python=.venv/bin/python"], ["workload.python: .venv/bin/python (list)"]],
  [
    ['command=["vllm"]', "ready-port=1", "client=load.sh", "warm-up=warm.sh"].map((set) => `workload.server.${set}`),
    ["command: vllm (list)", "client: load.sh (line)", "warm-up: warm.sh (line)"].map(
      (set) => `workload.server.${set}`,
    ),
  ],
  [
    ["workload.command=bench", 'latency.command=["loop"]'],
    [bench, "latency.command: loop (list)"],
  ],
  [
    ["workload.command=bench", ...verified],
    [bench, "compare.verify.command: ./check (line)"],
  ],
  // The setup may install it, and a side's virtual environment has a Python.
  [["workload.command=bench", "workload.setup=make"], ["workload.setup: make (line)"]],
  [["workload.command=python x.py", "compare.base=main"], []],
  [["workload.command=pyhton x.py", "compare.base=main"], ["workload.command: pyhton (line)"]],
  [["workload.command=python x.py", ...noVenv], ["workload.command: python (line)"]],
])("finds that %j starts %j", (overrides, expected) => {
  expect(started(...overrides)).toEqual(expected);
});
