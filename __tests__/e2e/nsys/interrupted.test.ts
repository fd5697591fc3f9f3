import { describe, expect, test } from "@jest/globals";
import { descendantsOf, newMark, processesWith, stillRunning, untilEmpty } from "./support/processes.ts";
import { command, passed, runDemo, runDirectories, startDemo, viewRun } from "./support/run-demo.ts";
import { levels, type IsolationLevel } from "./support/levels.ts";
import { workspace } from "./support/workspace.ts";

/** Starts a capture whose program hangs in its range and has left a daemon; gives all that runs for it. */
async function hangingCapture(level: IsolationLevel) {
  const place = workspace(level.uid);
  const token = newMark();
  const started = startDemo({
    workspace: place,
    prefix: level.prefix,
    set: [`workload.environment.MARK=${token}`],
    demo: ["--daemon", "--hang-in-range"],
  });
  await started.says(/\| hanging/);
  const all = [...processesWith(token), ...descendantsOf(started.pid)];
  // What the test is about does run: the profiler, the program, its daemon, and the guard.
  const commands = all.map((process) => process.command);
  for (const part of [/nsys.* profile/, /guard\.js/]) expect(commands).toContainEqual(expect.stringMatching(part));
  const demos = new Set(all.filter((process) => /^\S*nvtx-demo /.test(process.command)).map(({ pid }) => pid));
  expect(demos.size).toBe(2);
  expect(place.leftInTemporary()).not.toEqual([]);
  return { place, token, started, all };
}

async function expectNothingLeft(
  { place, token, all }: Awaited<ReturnType<typeof hangingCapture>>,
  { but = null }: { readonly but?: RegExp | null } = {},
): Promise<void> {
  expect(await untilEmpty(() => [...stillRunning(all), ...processesWith(token)])).toEqual([]);
  const left = () => place.leftInTemporary().filter((name) => but?.test(name) !== true);
  expect(await untilEmpty(left)).toEqual([]);
}

describe.each(levels)("llm-profile stopped during a capture, isolation $kind ($how)", (level) => {
  test.each([
    { signal: "SIGTERM" as const, code: 143 },
    { signal: "SIGINT" as const, code: 130 },
  ])("exits with $code on $signal, and leaves nothing behind", async ({ signal, code }) => {
    const capture = await hangingCapture(level);
    // INT as a terminal's Ctrl-C sends it, to the whole process group.
    process.kill(signal === "SIGINT" ? -capture.started.pid : capture.started.pid, signal);
    const ended = await capture.started.ended;
    await expectNothingLeft(capture);
    expect(ended).toMatchObject({ code, signal: null });
    expect(ended.stderr).toContain(`Stopped by ${signal}.`);
    const [path = ""] = runDirectories(capture.place);
    const { record, files } = await viewRun(path);
    expect(record).toMatchObject({ state: "stopped", exitCode: code, isolation: { kind: level.kind } });
    expect(record.commands.at(-1)).toMatchObject({ tool: "nsys profile", outcome: "stopped" });
    expect(files).not.toContain("profile.json");
  });

  test("leaves nothing behind on SIGKILL, and analyze refuses the unfinished run", async () => {
    const capture = await hangingCapture(level);
    capture.started.child.kill("SIGKILL");
    expect(await capture.started.ended).toMatchObject({ code: null, signal: "SIGKILL" });
    // The record of its processes is what the next start tidies up by.
    await expectNothingLeft(capture, { but: /^llm-profile-record-[0-9a-f]+\.json$/ });
    const [path = ""] = runDirectories(capture.place);
    const { record } = await viewRun(path);
    expect(record).toMatchObject({ state: "running", exitCode: null, endedAt: null, isolation: { kind: level.kind } });
    // Without isolation the reports may hold anything: a run that could not say so at its end said so at its start.
    const withheld = record.withheld.map(({ path: form }) => form);
    expect(withheld).toEqual(
      {
        "pid-namespace": [],
        "unprivileged-user": ["**/*.nsys-rep{,.gz,.zst}", "**/*.qdrep{,.gz,.zst}", "**/*.qdstrm{,.gz,.zst}"],
        none: expect.arrayContaining(["**/*.nsys-rep{,.gz,.zst}", "**/*.sqlite{,.gz,.zst}"]),
      }[level.kind],
    );
    const analyzed = await command(["analyze", path], { workspace: capture.place });
    expect(analyzed).toMatchObject({ code: 3, stdout: "" });
    expect(analyzed.stderr).toContain("didn't finish");
    // The next capture is none the worse for it.
    const next = await runDemo({ workspace: capture.place, prefix: level.prefix });
    expect(next).toMatchObject({ code: 0 });
    expect(capture.place.leftInTemporary()).toEqual([]);
  });
});

test("keeps two simultaneous captures apart", async () => {
  const runs = await Promise.all(
    ["prefill", "decode"].map(async (range) => runDemo({ ranges: [range], demo: ["--work-ms", "50"] })),
  );
  for (const [index, finished] of runs.entries()) {
    passed(finished);
    const { run, workspace: place } = finished;
    expect(run.profile().ranges.map(({ name }) => name)).toEqual([["prefill", "decode"][index]]);
    expect(place.leftInTemporary()).toEqual([]);
  }
  const sessions = runs.map(
    ({ run }) => /--session-new=(\S+)/.exec(run.text(`${run.record.captures[0]?.folder ?? ""}/cmd.txt`))?.[1],
  );
  expect(new Set(sessions).size).toBe(2);
});

test("makes two run directories for simultaneous captures into one folder", async () => {
  const place = workspace();
  const runs = await Promise.all([runDemo({ workspace: place }), runDemo({ workspace: place })]);
  runs.forEach(passed);
  expect(new Set(runDirectories(place)).size).toBe(2);
  expect(place.leftInTemporary()).toEqual([]);
});
