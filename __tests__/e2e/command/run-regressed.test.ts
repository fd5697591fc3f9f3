import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "@jest/globals";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { unpackRecording } from "../../fixtures/recorded.ts";
import { capturesWithSlow, rowsByAttention } from "./support/by-attention.ts";
import { runBase } from "./support/run-base.ts";

/** A recorded decode with a Python stack at each launch, from a line of the repository; in lines.sqlite there. */
function withStacks(repository: string): void {
  using recording = unpackRecording("__tests__/fixtures/recorded/decode-sdpa/round-1.sqlite.gz");
  const database = new DatabaseSync(recording.path);
  const texts = ["forward", join(repository, "attention")];
  for (const [index, text] of texts.entries())
    database.prepare("INSERT INTO StringIds (id, value) VALUES (?, ?)").run(900_000 + index, text);
  // One frame, whose function and file are these texts, in line 1.
  const payload = new BigUint64Array([1n, 7n, 40n, 32n, 1n, 1n << 32n, 900_000n, 900_001n, 1n]);
  database.exec("ALTER TABLE NVTX_EVENTS ADD COLUMN binaryData TEXT");
  database.exec(
    "INSERT INTO NVTX_EVENTS (start, eventType, text, globalTid, domainId) SELECT min(start), 75, 'Python Backtrace on CUDA', globalTid, 99 FROM CUPTI_ACTIVITY_KIND_RUNTIME GROUP BY globalTid",
  );
  database
    .prepare(
      "INSERT INTO NVTX_EVENTS (start, eventType, globalTid, domainId, binaryData) SELECT start, 34, globalTid, 99, ? FROM CUPTI_ACTIVITY_KIND_RUNTIME",
    )
    .run(new Uint8Array(payload.buffer));
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

test("measures both commits in turn, fails if the head is slower, and explains the kernels of both sides", async () => {
  const run = await runBase({
    base: "sdpa",
    head: "slow",
    set: ["lines=auto"],
    prepare: withStacks,
    script: withLines(capturesWithSlow()),
    ncu: { script: codes("sed 's/LDC R1, c.0x0..0x28./STL [R1], R2/'") },
  });
  expect(run.code).toBe(1);
  expect(run.record).toMatchObject({ state: "passed", exitCode: 1, failure: null });
  const comparison = run.comparison();
  expect(comparison).toMatchObject({ verdict: "regressed", interleaved: true, baseline: { state: "measured" } });
  expect(comparison.base).toMatchObject({ rounds: 3, profileFile: "base/profile.json" });
  expect(comparison.head).toMatchObject({ rounds: 3, profileFile: "profile.json" });
  expect(comparison.ranges[0]?.gpuBusyTime.changeRatio).toBeCloseTo(0.2, 2);
  expect(run.record.ncu.map(({ side, label, folder }) => [side, label, folder])).toEqual([
    ["head", "ncu, decode", "head/ncu/decode"],
    ["base", "base, ncu, decode", "base/ncu/decode"],
  ]);
  const base = profileSchema.parse(JSON.parse(run.text("base/profile.json")));
  for (const { ncu, ranges } of [base, run.profile()]) {
    expect(ncu).toMatchObject({ state: "measured", why: null });
    expect(ranges[0]?.rounds[0]?.launches).toBe(718);
    expect(ranges[0]?.kernels.filter((kernel) => kernel.ncu.length > 0).length).toBeGreaterThanOrEqual(12);
  }

  const kernels = comparison.ranges.flatMap((range) => range.kernels);
  const lines = kernels.flatMap(({ launchSites }) => launchSites ?? []);
  expect(lines.length).toBeGreaterThan(0);
  for (const { sites, linkedRatio } of lines) {
    expect(linkedRatio).toBe(1);
    expect(sites[0]).toMatchObject({ file: "attention", line: 1, function: "forward", changed: true });
  }
  expect(JSON.stringify(comparison)).not.toContain(run.workspace.path);
  const coded = kernels.filter(({ machineCode }) => machineCode !== null);
  expect(coded.length).toBeGreaterThan(0);
  expect(coded.every(({ time }) => time.state === "regressed")).toBe(true);
  expect(coded[0]?.machineCode).toMatchObject({
    state: "changed",
    findings: [{ kind: "spills", loads: { base: 0, head: 0 } }],
  });

  expect(run.record.cost?.parts.map(({ purpose, starts }) => [purpose, starts])).toEqual([
    ["rounds", 6],
    ["ncu", 2],
    ["lines", 1],
  ]);
  expect(run.stdout).toContain("REGRESSED: decode takes");
  expect(run.stdout).toMatch(/^Details: llm-profile explain llm-profile-runs\/\S+ a$/m);
  // A line for each of the 9 starts, and at most 40 others.
  expect(run.stderr.match(/^\[ 0:\d\d\] /gm)).toHaveLength(9);
  expect(`${run.stderr}${run.stdout}`.trimEnd().split("\n").length).toBeLessThanOrEqual(40 + 9);
  expect(run.files).toContain("head/lines/nsys/stdout.txt");
  expect(run.leftInTemporary).toEqual([]);
});
