import { describe, expect, test } from "@jest/globals";
import { levels } from "./support/levels.ts";
import { newMark, processesWith, untilEmpty } from "./support/processes.ts";
import { programFile } from "./support/program-file.ts";
import { type DemoRun, expectFailure, loadsOf, passed, runDemo } from "./support/run-demo.ts";
import { python } from "./support/run-server.ts";
import { workspace } from "./support/workspace.ts";

/** Ranges of some time: those of a few milliseconds may all be over before a busy nsys records. */
const turns = `
for number in llm.rounds():
    with llm.range("prefill"):
        time.sleep(0.05)
    for _ in range(number):
        with llm.range("decode"):
            time.sleep(0.05)
print("after the loop", flush=True)
`;

/** A run of such a program: three rounds, two of a load. */
async function runProgram(program: string, { set = [], ...rest }: Omit<DemoRun, "command" | "demo"> = {}) {
  const place = rest.workspace ?? workspace();
  const token = newMark();
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
  test("is captured one iteration at a time, in as few processes as requested", async () => {
    const { stderr, run } = passed(await runProgram(turns, { workspace: workspace(level.uid), prefix: level.prefix }));
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

describe("a program whose loop can't be captured", () => {
  test.each([
    { title: "has no loop", program: "print('nothing to see')", id: "program-ended", says: "nothing to see" },
    {
      title: "leaves its loop early",
      program: `for _ in llm.rounds():\n    with llm.range("prefill"), llm.range("decode"): pass\n    break`,
      id: "program-ended",
      says: "without leaving it early",
    },
    { title: "hangs at startup", program: "time.sleep(600)", limit: "2s", id: "program-not-ready", says: "within 2s" },
    {
      title: "takes too long for an iteration",
      program: "for _ in llm.rounds(): time.sleep(600)",
      limit: "2s",
      id: "time-limit",
      says: "longer than 2s",
    },
    {
      title: "starts a round by itself",
      program: `import os\nos.symlink("/tmp/elsewhere", os.environ["LLM_PROFILE_ROUNDS"] + "/go-1")\n${turns}`,
      id: "program-not-told",
      says: "only llm-profile creates go-1",
    },
    {
      title: "fails after its loop",
      program: `${turns}\nraise SystemExit(7)`,
      id: "workload-failed",
      says: "code 7 after its last round",
    },
  ])("fails the run because it $title", async ({ program, limit, id, says }) => {
    const set = limit === undefined ? [] : [`workload.time-limit=${limit}`];
    const finished = await runProgram(program, { set });
    expectFailure(finished, id);
    expect(finished.stderr).toContain(says);
  });
});
