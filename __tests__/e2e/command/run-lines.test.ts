import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "@jest/globals";
import { unpackRecording } from "../../fixtures/recorded.ts";
import { capturesByAttention, capturesWithSlow, rowsByAttention } from "./support/by-attention.ts";
import { changedRecording } from "./support/changed-recording.ts";
import { untracedRecording, untracedScript } from "./support/untraced.ts";
import { runBase, type Versions } from "./support/run-base.ts";

/** A recorded decode with a Python stack at each launch, from a line of the repository; in lines.sqlite there. */
function withStacks(repository: string): void {
  using recording = unpackRecording("__tests__/fixtures/recorded/decode-sdpa/round-1.sqlite.gz");
  const database = new DatabaseSync(recording.path);
  const texts = ["forward", join(repository, "attention")];
  for (const [index, text] of texts.entries())
    database.prepare("INSERT INTO StringIds (id, value) VALUES (?, ?)").run(900_000 + index, text);
  const payload = Buffer.alloc(32 + 16 + 24);
  for (const [at, value] of [
    ...([
      [0, 1],
      [8, 7],
      [16, 40],
      [24, 32],
      [32, 1],
    ] as const),
    ...([
      [48, 900_000],
      [56, 900_001],
    ] as const),
  ])
    payload.writeBigUInt64LE(BigInt(value), at);
  payload.writeUInt32LE(1, 44);
  payload.writeInt32LE(1, 64);
  database.exec("ALTER TABLE NVTX_EVENTS ADD COLUMN binaryData TEXT");
  database.exec(
    "INSERT INTO NVTX_EVENTS (start, eventType, text, globalTid, domainId) SELECT min(start), 75, 'Python Backtrace on CUDA', globalTid, 99 FROM CUPTI_ACTIVITY_KIND_RUNTIME GROUP BY globalTid",
  );
  database
    .prepare(
      "INSERT INTO NVTX_EVENTS (start, eventType, globalTid, domainId, binaryData) SELECT start, 34, globalTid, 99, ? FROM CUPTI_ACTIVITY_KIND_RUNTIME",
    )
    .run(payload);
  database.close();
  copyFileSync(recording.path, join(repository, "lines.sqlite"));
}

/** For the fake nsys: a run that records stacks is served by that file, to one that knows of payloads; the others by `captures`. */
const withLines = (captures: string): string => `
version=2025.3.1.90-253135822126v0
${captures.replace("capture()", "by_attention()")}
capture() { if [[ " \${options[*]} " == *" --python-backtrace=cuda "* ]]; then captured lines; else by_attention; fi; }
eval "$(declare -f export_report | sed '1s/export_report/plain_export/')"
export_report() {
  [[ $(cat "\${*: -1}") == lines ]] || { plain_export "$@"; return; }
  [[ $* == *--include-blobs=true* ]] && cp "$state/../../lines.sqlite" "\${*: -2:1}"
}`;

/** A recorded decode in which the host waits 16 more times; its path as the fake nsys takes it. */
function withSynchronizations(): string {
  const rows = Array.from({ length: 16 }, (_, index) => String(index)).join("), (");
  return changedRecording("__tests__/fixtures/recorded/decode-sdpa/round-1", {
    sql: [
      `INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME SELECT start - 36000 + 2000 * n.column1, start - 35000 + 2000 * n.column1, eventClass, globalTid, 900000 + n.column1, nameId, returnValue, callchainId FROM CUPTI_ACTIVITY_KIND_RUNTIME, (VALUES (${rows})) AS n WHERE nameId = (SELECT id FROM StringIds WHERE value = 'cudaDeviceSynchronize_v3020')`,
    ],
  });
}

/** For the fake ncu: one recorded code for every kernel that is asked for, in which head's has spills. */
const codes = (head: string): string => `
${rowsByAttention}
source_page() {
  local name
  named_kernels "$@" | while read -r name; do
    printf '"Kernel Name","%s"\\n' "$name"
    text_of __tests__/fixtures/recorded/ncu-2025.3.1/quick_sass.csv | sed -n '2,842p' | { if [[ $1 == */head/* ]]; then ${head}; else cat; fi; }
  done
}`;

const slower = (change: Pick<Versions, "head" | "script"> & Partial<Versions>) =>
  runBase({ base: "sdpa", set: ["lines=auto"], prepare: withStacks, ...change });

describe("what is slower", () => {
  test("has its lines, from one more run, and what changed in its machine code; no report is left", async () => {
    const run = await slower({
      head: "slow",
      script: withLines(capturesWithSlow()),
      ncu: { script: codes("sed 's/LDC R1, c.0x0..0x28./STL [R1], R2/'") },
    });
    expect(run.code).toBe(1);
    const kernels = run.comparison().ranges.flatMap((range) => range.kernels);
    const lines = kernels.flatMap(({ launchSites }) => launchSites ?? []);
    expect(lines.length).toBeGreaterThan(0);
    for (const { sites, linkedRatio } of lines) {
      expect(linkedRatio).toBe(1);
      expect(sites[0]).toMatchObject({ file: "attention", line: 1, function: "forward", changed: true });
    }
    expect(run.stdout).toContain(" from attention:1 (forward), a line that this change touches");
    expect(JSON.stringify(run.comparison())).not.toContain(run.workspace.path);
    const coded = kernels.filter(({ machineCode }) => machineCode !== null);
    expect(coded.length).toBeGreaterThan(0);
    expect(coded.every(({ time }) => time.state === "regressed")).toBe(true);
    expect(coded[0]?.machineCode).toMatchObject({
      state: "changed",
      findings: [{ kind: "spills", loads: { base: 0, head: 0 } }],
    });
    expect(run.stdout).toContain("spills to local memory");
    expect(run.files.filter((file) => file.includes("/lines/"))).toEqual(
      ["cmd.txt", "stderr.txt", "stdout.txt"].map((file) => `head/lines/nsys/${file}`),
    );
    expect(run.files.filter((file) => file.endsWith(".ncu-rep"))).toEqual([]);
    expect(run.record.captures).toHaveLength(4);
  });

  test("has its lines before wall time is measured if time is limited: new synchronizations", async () => {
    const walls = [100, 140, 95].map((ms) => untracedRecording([ms]));
    const waits = `[[ $attention == waits ]] && { captured ${withSynchronizations()}; return; }`;
    const captures = capturesByAttention.replace("  [[ $attention =~", `  ${waits}\n  [[ $attention =~`);
    const run = await slower({
      head: "waits",
      script: `${withLines(captures)}\n${untracedScript(walls, walls)}`,
      set: ["lines=auto", "time-budget=10h", "latency.pairs=null", "latency.max-pairs=3"],
    });
    const started = run.record.commands.map(({ purpose }) => purpose);
    expect(started.filter((one) => one === "lines").length).toBeGreaterThan(0);
    expect(started.indexOf("lines")).toBeLessThan(started.indexOf("untraced"));
    const count = run.comparison().ranges[0]?.counts.find(({ metric }) => metric === "synchronizations");
    expect(count).toMatchObject({ base: 1, head: 17, launchSites: { sites: [{ file: "attention", line: 1 }] } });
    expect(run.stdout).toContain("synchronizations: ");
    for (const side of ["base", "head"]) expect(run.files).toContain(`${side}/lines/nsys/cmd.txt`);
  });

  test("stays red where the run with call stacks fails and ncu prints its code otherwise", async () => {
    const run = await slower({
      head: "slow",
      script: withLines(capturesWithSlow()).replace("captured lines", "program_code=7"),
      ncu: { script: codes("sed 's/0x/at /'") },
    });
    expect({ code: run.code, verdict: run.comparison().verdict }).toEqual({ code: 1, verdict: "regressed" });
    const kernels = run.comparison().ranges.flatMap((range) => range.kernels);
    expect(kernels.filter(({ machineCode, launchSites }) => machineCode ?? launchSites)).toEqual([]);
    for (const warning of ["Couldn't find the lines", "Couldn't find what changed in the machine code"])
      expect(run.record.warnings).toContainEqual(expect.stringContaining(warning));
    expect(run.stdout).toContain("the run with call stacks failed");
  });
});
