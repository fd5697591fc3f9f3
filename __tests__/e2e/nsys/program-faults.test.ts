import { describe, expect, test } from "@jest/globals";
import { newMark, processesWith } from "./support/processes.ts";
import { command, expectFailure, runDemo } from "./support/run-demo.ts";

const profiled = "nsys profile";

describe("a program that fails", () => {
  test("fails the run with 3, and analyze too, with the program's exit code in the message", async () => {
    const finished = await runDemo({ demo: ["--exit", "7", "--exit-in-range"] });
    expectFailure(finished, "workload-failed");
    const { stderr, run, workspace } = finished;
    expect(stderr).toContain("The profiled command exited with code 7.");
    expect(run.record.commands.find(({ tool }) => tool === profiled)).toMatchObject({ exitCode: 7, outcome: "failed" });
    expect(run.record.captures).toMatchObject([{ exitCode: 7, outcome: "exited" }]);
    expect(run.files).not.toContain("profile.json");
    const analyzed = await command(["analyze", run.path, "--set", "require-kernels=false"], { workspace });
    expect(analyzed).toMatchObject({ code: 3, stdout: "" });
    expect(analyzed.stderr).toContain("exited with code 7");
  });

  test("is explained by its missing Python module", async () => {
    const finished = await runDemo({ command: ["python3", "-m", "no_such_module"] });
    expectFailure(finished, "python-module");
    expect(finished.run.record.failure?.message).toContain("no_such_module");
  });
});

describe("a program that does not end", () => {
  test.each([
    { title: "hangs", demo: ["--hang"] },
    { title: "ignores SIGINT and SIGTERM", demo: ["--ignore-signals", "--hang-in-range"] },
  ])("is stopped at the time limit with all its processes: $title", async ({ demo }) => {
    const token = newMark();
    const finished = await runDemo({
      set: ["workload.time-limit=2s", `workload.environment.MARK=${token}`],
      demo: ["--daemon", ...demo],
    });
    const { stderr, run, workspace } = finished;
    expect(processesWith(token)).toEqual([]);
    expect(workspace.leftInTemporary()).toEqual([]);
    expectFailure(finished, "time-limit");
    expect(stderr).toMatch(/Still running: \w/);
    // An attempt before it may have failed by a fault of nsys itself.
    const capture = run.record.commands.findLast(({ tool }) => tool === profiled);
    expect(capture).toMatchObject({ outcome: "timed-out" });
    expect(run.text("head/round-1/decode/nsys/stdout.txt")).toContain("hanging");
  });
});
