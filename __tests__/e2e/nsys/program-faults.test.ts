import { randomBytes } from "node:crypto";
import { describe, expect, test } from "@jest/globals";
import { processesWith, untilEmpty } from "./support/processes.ts";
import { command, runDemo, startDemo } from "./support/run-demo.ts";
import { demoProgram } from "./support/shared-folder.ts";

const profiled = "nsys profile";

describe("a program that fails", () => {
  test.each([
    { when: "after its ranges", demo: ["--exit", "7"] },
    { when: "inside its range", demo: ["--exit", "7", "--exit-in-range"] },
  ])("with 7 $when: exit 3 names the 7, and so does analyze", async ({ demo }) => {
    const { code, stderr, run, workspace } = await runDemo({ demo });
    expect({ code, id: run.record.failure?.id }).toEqual({ code: 3, id: "workload-failed" });
    expect(stderr).toContain("The profiled command exited with code 7.");
    expect(run.record.commands.find(({ tool }) => tool === profiled)).toMatchObject({ exitCode: 7, outcome: "failed" });
    expect(run.record.captures).toMatchObject([{ exitCode: 7, outcome: "exited" }]);
    expect(run.files).not.toContain("profile.json");
    const analyzed = await command(["analyze", run.path, "--set", "require-kernels=false"], { workspace });
    expect(analyzed).toMatchObject({ code: 3, stdout: "" });
    expect(analyzed.stderr).toContain("exited with code 7");
  });

  test("by not being there: that is said before anything starts", async () => {
    const { code, stderr } = await startDemo({ command: ["./no-such-program"] }).ended;
    expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringContaining("./no-such-program") });
    expect(stderr).not.toContain("== round 1");
  });

  test("behind a pipe: the shell line's first failure counts", async () => {
    const line = `${demoProgram()} --exit 7 | cat`;
    const { code, stderr } = await runDemo({ command: ["bash", "-e", "-o", "pipefail", "-c", line] });
    expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringContaining("exited with code 7") });
  });

  test.each([
    {
      title: "a missing Python module",
      argv: ["python3", "-c", "import no_such_module"],
      id: "python-module",
      says: "no_such_module",
    },
    {
      title: "a missing module of python -m",
      argv: ["python3", "-m", "no_such_module"],
      id: "python-module",
      says: "no_such_module",
    },
  ])("$title: the table's cause", async ({ argv, id, says }) => {
    const { code, stderr, run } = await runDemo({ command: argv });
    expect({ code, id: run.record.failure?.id }).toEqual({ code: 3, id });
    expect(run.record.failure?.message).toContain(says);
    expect(stderr).toContain(run.record.failure?.message);
  });
});

describe("a program that does not end", () => {
  test.each([
    { title: "that hangs", demo: ["--hang"] },
    { title: "that hangs in its range", demo: ["--hang-in-range"] },
    { title: "that ignores INT and TERM, and hangs", demo: ["--ignore-signals", "--hang-in-range"] },
  ])("$title is ended at the time limit, with all that it started", async ({ demo }) => {
    const token = `QZX${randomBytes(8).toString("hex")}`;
    const { code, stderr, run, workspace } = await runDemo({
      set: ["workload.time-limit=2s", `workload.environment.MARK=${token}`],
      demo: ["--daemon", ...demo],
    });
    expect(processesWith(token)).toEqual([]);
    expect(workspace.leftInTemporary()).toEqual([]);
    expect({ code, id: run.record.failure?.id }).toEqual({ code: 3, id: "time-limit" });
    expect(stderr).toContain("The capture hit its time limit of 2 s.");
    expect(stderr).toMatch(/Still running: \w/);
    const [capture] = run.record.commands.filter(({ tool }) => tool === profiled);
    expect(capture).toMatchObject({ outcome: "timed-out" });
    expect(run.text("head/round-1/decode/nsys/stdout.txt")).toContain("hanging");
  });

  test("a daemon that it leaves does not delay the end, and does not stay", async () => {
    const token = `QZX${randomBytes(8).toString("hex")}`;
    const { code, run } = await runDemo({ set: [`workload.environment.MARK=${token}`], demo: ["--daemon"] });
    expect(code).toBe(0);
    expect(run.text("head/round-1/decode/nsys/stdout.txt")).toMatch(/^daemon \d+$/m);
    expect(await untilEmpty(() => processesWith(token), 0)).toEqual([]);
    // nsys's own default waits for the daemon: 8 s were measured.
    expect(run.record.commands.find(({ tool }) => tool === profiled)?.argv).toContain("--wait=primary");
  });
});

test("more output than the log limit: the files are capped, and it is said", async () => {
  const { code, stderr, run } = await runDemo({ set: ["log-limit=20KB"], demo: ["--spam", "500000"] });
  expect(code).toBe(0);
  const text = run.text("head/round-1/decode/nsys/stdout.txt");
  expect(text.length).toBeLessThan(21_000);
  expect(text).toContain("line 000000000001 ");
  expect(text).toContain("done: 1 instances");
  // The log may go past the limit by one chunk of a pipe, 64 KiB.
  expect(stderr.length).toBeLessThan(100_000);
  expect(run.record.warnings).toContainEqual(expect.stringMatching(/[\d,]+ bytes of output over log-limit/));
});

test("names and output that the program chose cannot drive a terminal", async () => {
  const hostile = "evil\u001b]0;title\u0007\u001b[31m\nfake line\u202e";
  const { code, stderr, run } = await runDemo({
    ranges: ["nothing"],
    demo: ["--prefill", hostile, "--print-env", hostile],
  });
  expect(code).toBe(3);
  expect(stderr).toContain("evil");
  expect(stderr).not.toMatch(/[\u001b\u0007\u202e]/);
  expect(stderr).not.toMatch(/^fake line/m);
  // The files keep what was really printed.
  expect(run.text("head/round-1/nothing/nsys/stdout.txt")).toContain(`${hostile} is not set`);
});
