import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { levels } from "./support/levels.ts";
import { processesWith, untilEmpty } from "./support/processes.ts";
import { loadsOf, runDemo, startDemo, type DemoRun } from "./support/run-demo.ts";
import { python } from "./support/run-server.ts";
import { workspace, type Workspace } from "./support/workspace.ts";

const turns = `
for number in llm.rounds():
    with llm.range("prefill"):
        time.sleep(0.01)
    for _ in range(number):
        with llm.range("decode"):
            time.sleep(0.005)
print("after the loop", flush=True)
`;

/** A program that imports the module. */
function programFile(place: Workspace, program: string): string {
  const file = join(place.path, "bench.py");
  const folder = JSON.stringify(repositoryPath("python"));
  writeFileSync(
    file,
    `import sys, time\nsys.dont_write_bytecode = True\nsys.path.insert(0, ${folder})\nimport llm_profile_action as llm\n${program}`,
  );
  return file;
}

/** A run of such a program: three rounds, two of a load. */
async function runProgram(program: string, { set = [], ...rest }: Omit<DemoRun, "command" | "demo"> = {}) {
  const place = rest.workspace ?? workspace();
  const token = `QZX${randomBytes(8).toString("hex")}`;
  const file = programFile(place, program);
  const finished = await runDemo({
    ranges: ["prefill", "decode"],
    ...rest,
    workspace: place,
    set: [`workload.environment.MARK=${token}`, "rounds=3", "workload.rounds-per-load=2", ...set],
    command: [python, file],
  });
  expect(await untilEmpty(() => processesWith(token), 0)).toEqual([]);
  expect(place.leftInTemporary()).toEqual([]);
  return finished;
}

describe.each(levels)("a program's loop, isolation $kind ($how)", (level) => {
  test("is captured turn by turn, in as few processes as asked", async () => {
    const { code, stderr, run } = await runProgram(turns, { workspace: workspace(level.uid), prefix: level.prefix });
    expect({ code, stderr: code === 0 ? "" : stderr }).toEqual({ code: 0, stderr: "" });
    expect(stderr).toContain("3 captures in 2 loads of the program");
    expect(run.record.isolation?.kind).toBe(level.kind);
    expect(loadsOf(run.record)).toMatchObject(
      ["load 1", "load 2"].map((label) => ({ label, exitCode: 0, outcome: "ok" })),
    );
    expect(run.text("head/load-1/stdout.txt")).toBe("after the loop\n");
    const profile = run.profile();
    expect(profile.rounds.map(({ process }) => process)).toEqual([1, 1, 2]);
    // Each capture has its own turn, and no other's.
    expect(profile.ranges).toMatchObject([
      { name: "prefill", rounds: [{ instances: 1 }, { instances: 1 }, { instances: 1 }] },
      { name: "decode", rounds: [{ instances: 1 }, { instances: 2 }, { instances: 1 }] },
    ]);
  });
});

test("the same program has one turn without rounds-per-load", async () => {
  const { code, run } = await runProgram(turns, { set: ["workload.rounds-per-load=null", "rounds=1"] });
  expect(code).toBe(0);
  expect(run.profile().ranges).toMatchObject([{ rounds: [{ instances: 1 }] }, { rounds: [{ instances: 1 }] }]);
});

describe("a program that cannot be captured turn by turn", () => {
  test.each([
    {
      title: "has no loop",
      program: "print('nothing to see')",
      set: [],
      id: "program-ended",
      says: ["ended before it was ready (exit code 0)", "for _ in llm_profile_action.rounds():", "nothing to see"],
    },
    {
      title: "leaves it early",
      program: `for _ in llm.rounds():\n    with llm.range("prefill"), llm.range("decode"): pass\n    break`,
      set: [],
      id: "program-ended",
      says: ["ended during a capture (exit code 0)", "without leaving it early"],
    },
    {
      title: "never comes to it",
      program: "time.sleep(600)",
      set: ["workload.time-limit=3s"],
      id: "program-not-ready",
      says: ["The program didn't start a round within 3s.", "enough time to load"],
    },
    {
      title: "takes too long for a turn",
      program: "for _ in llm.rounds(): time.sleep(600)",
      set: ["workload.time-limit=3s"],
      id: "time-limit",
      says: ["A round of the program took longer than 3s."],
    },
    {
      title: "tells itself to go on",
      program: `import os\nos.symlink("/tmp/elsewhere", os.environ["LLM_PROFILE_ROUNDS"] + "/go-1")\n${turns}`,
      set: [],
      id: "program-not-told",
      says: ["We couldn't tell the program to continue.", "Make sure that only llm-profile creates go-1"],
    },
    {
      title: "fails after it",
      program: `${turns}\nraise SystemExit(7)`,
      set: [],
      id: "workload-failed",
      says: ["The program exited with code 7 after its last round.", "after the loop"],
    },
  ])("since it $title", async ({ program, set, id, says }) => {
    const { code, stderr, run } = await runProgram(program, { set });
    expect({ code, id: run.record.failure?.id }).toEqual({ code: 3, id });
    for (const text of says) expect(stderr).toContain(text);
  });
});

test("llm-profile is ended in a turn: it says so, and nothing stays behind", async () => {
  const place = workspace();
  const token = `QZX${randomBytes(8).toString("hex")}`;
  const file = programFile(place, 'for _ in llm.rounds():\n    print("in a turn", flush=True)\n    time.sleep(60)');
  const started = startDemo({
    workspace: place,
    set: [`workload.environment.MARK=${token}`, "workload.rounds-per-load=1"],
    command: [python, file],
  });
  await started.says(/\| in a turn/);
  started.child.kill("SIGTERM");
  const { code, stderr } = await started.ended;
  expect(code).toBe(143);
  expect(stderr).toContain("Stopped by SIGTERM.");
  expect(processesWith(token)).toEqual([]);
  expect(place.leftInTemporary()).toEqual([]);
});

test("three rounds of base and head take two loads a side, in turn", async () => {
  const place = workspace();
  const git = (...argv: string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@localhost", ...argv], { cwd: place.path });
  git("init", "--quiet");
  for (const text of ["one", "two"]) {
    programFile(place, `${turns}# ${text}`);
    git("add", "bench.py");
    git("commit", "--quiet", "-m", text);
  }
  const { code, stderr, run } = await runDemo({
    workspace: place,
    ranges: ["prefill"],
    options: ["--base", "HEAD~1"],
    set: [
      ...["rounds=3", "workload.rounds-per-load=2", "compare.max-rounds=3", "compare.python-environment=none"],
      ...["latency.pairs=0", "lines=off"],
    ],
    command: [python, "bench.py"],
  });
  expect({ code, stderr: code === 0 ? "" : stderr }).toEqual({ code: 0, stderr: "" });
  const loads = loadsOf(run.record);
  expect(loads.map(({ label }) => label)).toEqual(["base, load 1", "load 1", "load 2", "base, load 2"]);
  expect(run.profile().rounds.map(({ process }) => process)).toEqual([1, 1, 2]);
});
