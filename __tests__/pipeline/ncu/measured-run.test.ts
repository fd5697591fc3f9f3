import { expect, test } from "@jest/globals";
import { measuredShare } from "../../../src/model/ncu/measured-launch.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import { changedRecording } from "../../e2e/command/support/changed-recording.ts";
import { ncuOfConfigurations } from "../../e2e/command/support/ncu-configurations.ts";
import { ncuText } from "../../fixtures/ncu.ts";
import type { FakeTools, Left, Start } from "../support/fake-session.ts";
import { decodeRound, measuredRun } from "../support/measured-run.ts";

const sdpa = decodeRound(1);
const rows = ncuOfConfigurations("examples/recordings/llm-decode-sdpa/ncu.csv.gz", `${sdpa}.sqlite.gz`);
const messages = "==PROF== Connected to process 25 (/usr/bin/python3.12)\n==PROF== Disconnected from process 25\n";
const forbidden = `${messages}==ERROR== ERR_NVGPUCTRPERM - The user does not have permission to access NVIDIA GPU Performance Counters on the target device 0.\n`;
const lists: Readonly<Record<string, string>> = {
  "ncu --list-sections": ncuText("list-sections.txt"),
  "ncu --list-sets": ncuText("list-sets.txt"),
  "ncu --help": "--filter-mode arg (=global)   global, per-gpu or per-launch-config",
};

interface Explained {
  /** What the nth run of ncu leaves. */
  readonly ncu?: (number: number) => Left;
  /** What nsys captures. */
  readonly capture?: (start: Start) => string;
  readonly set?: readonly string[];
  readonly tools?: FakeTools;
  readonly sides?: 1 | 2;
}

async function explained(of: Explained) {
  const { ncu = () => ({ csv: rows }), capture = () => sdpa, set = [], tools = () => null, sides = 1 } = of;
  const run = await measuredRun({
    sides,
    program: (start) => (start.step === "ncu" ? ncu(start.number) : { recordings: [capture(start)] }),
    tools: (tool, argv) => tools(tool, argv) ?? (tool in lists ? { stdout: lists[tool] ?? "" } : null),
    set: ["ncu.enabled=true", ...set],
  });
  const { head } = run.profiles;
  return { ...run, head, argvs: run.starts.flatMap(({ step, argv }) => (step === "ncu" ? [argv] : [])) };
}

/** An ncu that fails with this option. */
const failing =
  (option: string): FakeTools =>
  (tool) =>
    tool === `ncu ${option}` ? { exitCode: 1, stderr: "The file is corrupt." } : null;
const samples = ({ ranges }: Profile) => ranges.flatMap(({ kernels }) => kernels.flatMap(({ ncu }) => ncu));

test("measures a launch of each configuration of the range's top kernels", async () => {
  const { head, failure, argvs } = await explained({});
  expect([failure, head.ncu?.state]).toEqual([null, "measured"]);
  expect(head.ranges[0]?.kernels.filter(({ ncu }) => ncu.length > 0)).toHaveLength(30);
  expect(argvs.map((argv) => argv.includes("--filter-mode=per-launch-config"))).toEqual([true]);
});

test("counts launches per kernel if ncu doesn't know launch configurations", async () => {
  const { argvs } = await explained({
    tools: (tool) => (tool === "ncu --help" ? { stdout: "--kernel-id arg" } : null),
  });
  expect(argvs[0]?.some((argument) => /^--launch-count=\d+$/.test(argument))).toBe(true);
});

test("passes the chosen metrics to ncu", async () => {
  const { argvs } = await explained({
    set: ["ncu.preset=roofline", "ncu.sections=[WarpStateStats]", "ncu.metrics=[dram__bytes.sum.per_second]"],
  });
  expect(argvs[0]?.join(" ")).toContain(
    "--section SpeedOfLight_HierarchicalTensorRooflineChart --section WarpStateStats --metrics dram__bytes.sum.per_second ",
  );
});

const otherBlocks = rows.replaceAll(/"\((\d+, \d+, \d+)\)","0","9\.0"/g, '"(7$1)","0","9.0"');
test.each<Explained & { readonly name: string; readonly id: string }>([
  { name: "no file", ncu: () => ({}), id: "ncu-no-rows" },
  { name: "launches that nsys didn't see", ncu: () => ({ csv: otherBlocks }), id: "ncu-kernel-missing" },
  { name: "a file that is no CSV", ncu: () => ({ csv: "Segmentation fault (core dumped)\n" }), id: "ncu-header" },
  {
    name: "a bad report",
    ncu: () => ({ csv: messages, hasReport: true }),
    tools: failing("--import"),
    id: "ncu-import",
  },
  { name: "a failed program", ncu: () => ({ csv: ncuText("crash.csv"), exitCode: 7 }), id: "workload-failed" },
  { name: "counters that may not be read", ncu: () => ({ csv: forbidden, exitCode: 1 }), id: "ncu-permission" },
])("keeps nsys's measurements when ncu fails: $name: $id", async ({ id, ...of }) => {
  const { failure, head } = await explained(of);
  expect([failure?.id, head.ncu?.state]).toEqual([id, "failed"]);
  expect(head.ranges[0]?.rounds[0]?.kernelNs).toBeGreaterThan(0);
});

test.each([
  { policy: "warn", state: "unavailable", warnings: 1 },
  { policy: "skip", state: "skipped", warnings: 0 },
])("continues without inventing figures with ncu.unavailable=$policy", async ({ policy, state, warnings }) => {
  const run = await explained({
    ncu: () => ({ csv: forbidden, exitCode: 1 }),
    set: [`ncu.unavailable=${policy}`],
  });
  expect(run.failure).toBeNull();
  expect(run.head.ncu).toMatchObject({ state, why: expect.stringMatching(/./), mode: null });
  expect(samples(run.head)).toEqual([]);
  expect(run.record.warnings.filter((text) => text.includes("No kernel metrics"))).toHaveLength(warnings);
});

test.each<Explained & { readonly what: string; readonly id: string }>([
  { what: "a section that ncu doesn't have", set: ["ncu.sections=[Ocupancy]"], id: "ncu-section-unknown" },
  { what: "an ncu without its sections", tools: failing("--list-sections"), id: "ncu-listing" },
])("refuses $what before the first capture: $id", async ({ id, ...of }) => {
  await expect(explained(of)).rejects.toMatchObject({ id });
});

test("reads rows from the report if ncu prints none, and works without advice", async () => {
  const { failure, head, record } = await explained({
    ncu: () => ({ csv: messages, hasReport: true }),
    tools: (tool, argv) => {
      if (tool !== "ncu --import") return null;
      return argv.includes("--page=raw") ? { stdout: rows.replaceAll(/^==.*\n/gm, "") } : { exitCode: 1 };
    },
  });
  expect(failure).toBeNull();
  expect(samples(head).length).toBeGreaterThan(0);
  expect(record.warnings).toContainEqual(expect.stringContaining("details.csv: "));
});

test("retries a transient fault and keeps both attempts", async () => {
  const taken =
    "==ERROR== Profiling failed because a driver resource was unavailable. Ensure that no other tool (like DCGM) is concurrently collecting profiling data.\n";
  const { failure, record } = await explained({
    ncu: (number) => (number === 1 ? { csv: messages + taken, exitCode: 9 } : { csv: rows }),
  });
  expect(failure).toBeNull();
  const runs = record.commands.filter(({ tool }) => tool === "ncu");
  expect(runs.map(({ attempt, outcome, stdout }) => [attempt, outcome, stdout])).toEqual([
    [1, "failed", "head/ncu/decode-attempt-1/stdout.txt"],
    [2, "ok", "head/ncu/decode/stdout.txt"],
  ]);
});

test("warns about what ncu doesn't report", async () => {
  const others = rows.replace(/(?<=^"[0-3]",.*)"\((?=\d+, \d+, \d+\)","0","9\.0")/gm, '"(7');
  const odd = others.replace(/(?<=^"6",.*)"[^"]*"$/m, '"??"');
  const { failure, head } = await explained({ ncu: () => ({ csv: `${odd}==ERROR== Something odd.\n` }) });
  expect(failure).toBeNull();
  for (const fact of [
    /ncu says: Something odd\./,
    /isn't a number: "\?\?"/,
    /only measured launches with a grid or block/,
  ])
    expect(head.warnings).toContainEqual(expect.stringMatching(fact));
});

test("filters nothing without gating", async () => {
  const csv = rows.replaceAll(/,"25 {2}""[^,]*"" ",/g, ',"",');
  const { failure, head, argvs, record } = await explained({ ncu: () => ({ csv }), set: ["ncu.gating=false"] });
  expect(failure).toBeNull();
  expect(argvs[0]?.join(" ")).not.toMatch(/--nvtx|--kernel-/);
  expect(record.ncu).toMatchObject([{ label: "ncu, whole program", ranges: [], kernels: null }]);
  expect(samples(head).length).toBeGreaterThan(30);
});

test("has a sample for each instance of a replayed range", async () => {
  const table = ncuText("resnet_range.csv").replaceAll(":stem:", ":decode:");
  const csv = table.replaceAll(/^.*"<default domain>:(?:residual|head):.*\n/gm, "");
  const set = ["ncu.replay-mode=range", "ncu.preset=speed-of-light"];
  const { failure, head, argvs } = await explained({ ncu: () => ({ csv }), set });
  expect(failure).toBeNull();
  expect(argvs[0]).not.toContain("--kernel-id");
  expect(head.replayedRanges).toMatchObject([{ name: "decode", mode: "range", samples: [{}, {}] }]);
});

test("measures again without a launch limit if the program has more processes than the captures", async () => {
  const recording = changedRecording(sdpa, {
    // The last launch, its call and the range are another rank's.
    sql: [
      "CREATE TEMP TABLE last AS SELECT correlationId AS id FROM CUPTI_ACTIVITY_KIND_KERNEL ORDER BY start DESC LIMIT 1",
      "UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET globalPid = globalPid + 16777216, deviceId = 1 WHERE correlationId IN (SELECT id FROM last)",
      "UPDATE CUPTI_ACTIVITY_KIND_RUNTIME SET globalTid = globalTid + 16777216 WHERE correlationId IN (SELECT id FROM last)",
      "INSERT INTO NVTX_EVENTS (start, end, eventType, text, globalTid, domainId) SELECT start, end, eventType, text, globalTid + 16777216, domainId FROM NVTX_EVENTS",
    ],
  });
  const { failure, argvs, record } = await explained({
    capture: () => recording,
    ncu: (number) => ({ csv: number === 1 ? firstLaunches(24) : rows }),
    set: ["retries=0", "ncu.end-early=true"],
  });
  expect(failure).toBeNull();
  expect(argvs.map((argv) => argv.filter((one) => one.startsWith("--launch-count")))).toEqual([
    ["--launch-count=24"],
    [],
  ]);
  expect(record.warnings.join("\n")).toContain("more processes launched kernels than in the captures");
  expect(record.ncu).toMatchObject([{ folder: "head/ncu/decode", exitCode: 0 }]);
});

/** As many launches as asked, all of one kernel. */
function firstLaunches(count: number): string {
  const [row = ""] = /^"0",.*$/m.exec(rows) ?? [];
  const table = rows.slice(0, rows.indexOf(row));
  return table + Array.from({ length: count }, (_, id) => row.replace('"0"', `"${String(id)}"`)).join("\n");
}

test("skips ncu for a program without kernels", async () => {
  const set = ["require-kernels=false"];
  const recording = "__tests__/fixtures/recorded/nsys-2023.4.4/nokernel";
  const { failure, head } = await explained({ capture: () => recording, set });
  expect([failure, head.ncu?.state]).toEqual([null, "skipped"]);
});

test("passes when the time budget ends ncu", async () => {
  const { failure, head } = await explained({
    ncu: () => ({ csv: messages, isTimedOut: true, exitCode: 130 }),
    set: ["time-budget=1m"],
  });
  expect([failure, head.ncu?.state]).toEqual([null, "skipped"]);
});

/** As decode, but in a domain, and all launches but those of nvjet kernels in another grid. */
const prefill = changedRecording(sdpa, {
  sql: [
    "UPDATE NVTX_EVENTS SET text = 'prefill', domainId = 1",
    "INSERT INTO NVTX_EVENTS (start, eventType, text, globalTid, domainId) SELECT start - 1, 75, 'LLM', globalTid, 1 FROM NVTX_EVENTS",
    "UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET gridZ = 7 WHERE mangledName NOT IN (SELECT id FROM StringIds WHERE value LIKE 'nvjet%')",
  ],
  rangeSummary: (csv) => csv.replaceAll(/^decode,/gm, "LLM:prefill,"),
});
const isRow = (line: string) => /^"\d/.test(line);
const lines = rows.trimEnd().split("\n");
const ofPrefill = lines
  .filter(isRow)
  .map((line) => line.replace("<default domain>:decode:", "LLM:prefill:"))
  .map((line) => (line.includes('"nvjet') ? line : line.replace(/(\d+, \d+, )\d+(\)","0","9\.0")/, "$17$2")));
const table = (...of: readonly string[]) => [...lines.filter((line) => !isRow(line)), ...of, ""].join("\n");

test("runs ranges in one process, and again for a range that lost launches to another", async () => {
  const ofDecode = lines.filter(isRow);
  const isNew = (line: string) => !line.includes('"nvjet');
  const run = await explained({
    capture: ({ argv }) => (argv.some((one) => one.includes("prefill")) ? prefill : sdpa),
    ncu: (number) => ({
      csv: number === 1 ? table(...ofPrefill, ...ofDecode.filter(isNew)) : table(...ofDecode),
    }),
    set: ["ranges=[prefill@*,decode]", "nsys.captures=range"],
  });
  expect(run.failure).toBeNull();
  const [first, second] = run.argvs.map((argv) => argv.join(" "));
  // With the domain that nsys has seen.
  expect(first).toContain("--nvtx-include LLM@prefill/ --nvtx-include decode/ ");
  expect(second).toContain("--nvtx-include decode/ --kernel-name-base");
  const [prefilled, decode] = [
    { name: "prefill", domain: "LLM" },
    { name: "decode", domain: "" },
  ];
  expect(run.record.ncu).toMatchObject([
    { label: "ncu, prefill@LLM, decode", folder: "head/ncu/all-ranges", shared: [prefilled, decode] },
    { label: "ncu, decode", folder: "head/ncu/decode", ranges: [decode], shared: null },
  ]);
  expect(run.record.ncu.map(({ kernels }) => kernels?.length)).toEqual([20, 4]);
  for (const range of run.head.ranges) expect(measuredShare(range)).toBeGreaterThan(0.9);
});

test("skips ncu after a pass unless it's always wanted", async () => {
  const capture = ({ number }: Start) => decodeRound(number);
  const same = await explained({ capture, sides: 2 });
  expect([same.comparison?.verdict, same.head.ncu?.state]).toEqual(["pass", "not-needed"]);
  expect(same.record.ncu).toEqual([]);
  const always = await explained({ capture, sides: 2, set: ["ncu.when=always"] });
  expect(always.record.ncu.map(({ side }) => side)).toEqual(["head"]);
});
