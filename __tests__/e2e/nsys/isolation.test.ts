import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { withMaskedProc } from "../../run/support/masked-proc.ts";
import { runDemo, runPassing, startDemo } from "./support/run-demo.ts";
import { ordinaryUser, ordinaryUserPrefix, levels } from "./support/levels.ts";
import { demoProgram } from "./support/shared-folder.ts";
import { workspace } from "./support/workspace.ts";

const notes = {
  "pid-namespace": /^The profiler runs in a PID namespace and can't see other processes or their environments\.$/,
  "unprivileged-user":
    /^The profiler runs as an unprivileged user .*; no pid-namespace \(.*--cap-add=SYS_ADMIN --security-opt apparmor=unconfined\)/m,
  none: /^The profiler isn't isolated: .*so don't share them; no pid-namespace \(.*\); no unprivileged-user \(/m,
};

describe.each(levels)("isolation $kind ($how)", ({ kind, prefix, uid }) => {
  test("is applied and recorded, and the capture passes", async () => {
    const place = workspace(uid);
    const { stderr, run } = await runPassing({ workspace: place, prefix });
    expect(run.record.isolation?.kind).toBe(kind);
    expect(run.record.isolation?.note).toMatch(notes[kind]);
    if (kind !== "pid-namespace") expect(stderr).toContain(run.record.isolation?.note);
    expect(run.profile()).toMatchObject({ isolation: kind, ranges: [{ name: "decode" }] });
    const reports = run.files.filter((file) => /\.(nsys-rep|sqlite)$/.test(file));
    // Command lines of others are in what nsys itself wrote, and not in the export.
    const withheld = { "pid-namespace": /^$/, "unprivileged-user": /\.nsys-rep$/, none: /\.(nsys-rep|sqlite)$/ }[kind];
    expect(run.record.withheld.map(({ path }) => path)).toEqual(reports.filter((file) => withheld.test(file)));
    // Whatever user nsys ran as, the files are ours.
    for (const report of reports) expect(statSync(join(run.path, report)).uid).toBe(uid ?? 0);
    // And they are closed to others, as everything in the run directory.
    const modes = readdirSync(run.path, { recursive: true, withFileTypes: true }).map((entry) => {
      const { mode } = statSync(join(entry.parentPath, entry.name));
      return { name: entry.name, closed: (mode & 0o777) === (entry.isDirectory() ? 0o700 : 0o600) };
    });
    expect(modes.filter(({ closed }) => !closed)).toEqual([]);
    for (const folder of [run.path, place.out]) expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(place.leftInTemporary()).toEqual([]);
  });

  test("lets the program write its metrics file", async () => {
    const bash = `"$0"; [[ ! -v LLM_PROFILE_METRICS ]] || echo '{"name": "TTFT", "value": 41}' >"$LLM_PROFILE_METRICS"`;
    const { run } = await runPassing({
      ...{ workspace: workspace(uid), prefix, set: ["latency.pairs=1"] },
      command: ["bash", "-c", bash, demoProgram()],
    });
    expect(run.profile().untraced[0]?.metrics).toMatchObject([{ name: "TTFT", value: 41 }]);
  });
});

test("keeps a container's hidden /proc files hidden in a PID namespace", async () => {
  const look = "cat /proc/fs/nvidia/params; [ -w /proc/sys/vm/swappiness ] && echo writable; wc -c </proc/kallsyms";
  const { code, run } = await runDemo({
    prefix: withMaskedProc,
    command: ["sh", "-c", `${look}; exec ${demoProgram()}`],
  });
  expect({ code, kind: run.record.isolation?.kind }).toEqual({ code: 0, kind: "pid-namespace" });
  expect(run.text("head/round-1/decode/nsys/stdout.txt")).toMatch(/^ModifyDeviceFiles: 0\n0\n/m);
});

test("runs the unprivileged user with an unused ID and its own home", async () => {
  const script = 'id -u; echo "home $HOME"; touch "$HOME/x" && grep CapEff: /proc/self/status';
  const { run, workspace: place } = await runDemo({
    set: ["isolation=unprivileged-user", "nsys.gating=false", "ranges=[]"],
    ranges: [],
    command: ["sh", "-c", script],
  });
  const stdout = run.text("head/round-1/whole_program/nsys/stdout.txt");
  expect(Number(/^\d+/.exec(stdout)?.[0])).toBeGreaterThanOrEqual(61_184);
  expect(stdout).toContain(`home ${place.temporary}/`);
  expect(stdout).toMatch(/CapEff:\s+0+$/m);
});

test("exits with 3 if the requested isolation level isn't available", async () => {
  const place = workspace(ordinaryUser);
  const { code, stderr } = await startDemo({
    workspace: place,
    prefix: ordinaryUserPrefix,
    set: ["isolation=pid-namespace"],
  }).ended;
  expect(code).toBe(3);
  expect(stderr).toContain('The isolation level "pid-namespace" isn\'t available here.');
  expect(stderr).toContain("isolation=auto");
  expect(place.leftInTemporary()).toEqual([]);
});
