import { describe, expect, test } from "@jest/globals";
import { changedRecording } from "./support/changed-recording.ts";
import { fakeRun } from "./support/run.ts";

const sdpa = "examples/recordings/llm-decode-sdpa/round-1";
const rangeReplay = "__tests__/fixtures/recorded/ncu-2025.3.1/resnet_range.csv";

/** Bash that serves the recorded rows, after Python has changed each: `h` the header, `n` the row's number, `x` its cells. */
const changedRows = (change: string): string => `served() { text_of "$recording" | grep -v '^==' | python3 -c '
import csv, sys
rows = list(csv.reader(sys.stdin))
h = rows[0]
out = csv.writer(sys.stdout, quoting=csv.QUOTE_ALL, lineterminator="\\n")
for n, x in enumerate(rows):
  if n > 1:
    ${change}
  out.writerow(x)
'; }`;
const notApplicable = (only: string): string =>
  changedRows(`x = ["n/a" if n > 1 and i >= 10 and (${only}) else c for i, c in enumerate(x)]`);
const identity = `h[i] not in ("Block Size", "Grid Size", "Device", "CC", "Kernel Name", "Context", "Stream") and not h[i].startswith("launch__")`;

/** Grids that nsys did not see, in rows that the condition takes. */
const otherBlocks = (condition: string): string =>
  changedRows(`x = ["(7" + c[1:] if h[i] == "Block Size" and (${condition}) else c for i, c in enumerate(x)]`);

describe("ncu exits with 0, and explains nothing", () => {
  test("every measured cell is n/a, with an error that no rule knows", async () => {
    const said = `said() { echo "$1"; [[ $1 == *" Connected"* ]] && echo "==ERROR== Counters went away."; return 0; }`;
    const run = await fakeRun({ recordings: [sdpa], ncu: { script: `${notApplicable(identity)}\n${said}` } });
    expect([run.code, run.record.failure?.id]).toEqual([3, "ncu-metric-missing"]);
    expect(run.stderr).toContain("all of its cells are n/a");
    expect(run.stderr).toContain("It says: Counters went away.");
  });

  test("no row is a launch that nsys saw", async () => {
    const run = await fakeRun({ recordings: [sdpa], ncu: { script: otherBlocks("True") } });
    expect([run.code, run.record.failure?.id]).toEqual([3, "ncu-kernel-missing"]);
    expect(run.stderr).toContain("None of the 12 launches that ncu measured is one that nsys saw");
  });
});

describe("what is not known is said", () => {
  test("a metric that is n/a in every row, and an error that no rule knows", async () => {
    const said = `said() { echo "$1"; [[ $1 == *" Connected"* ]] && echo "==ERROR== Something odd."; return 0; }`;
    const script = `${notApplicable('h[i] == "gpu__time_duration.sum"')}\n${said}`;
    const run = await fakeRun({ recordings: [sdpa], ncu: { script } });
    expect(run.code).toBe(0);
    expect(run.profile().warnings).toEqual(
      expect.arrayContaining([
        "ncu, decode: ncu says: Something odd.",
        expect.stringMatching(
          /^ncu, decode: ncu has no value for 1 of \d+ metrics, n\/a in each row: gpu__time_duration\.sum\.$/,
        ),
      ]),
    );
  });

  test("kernels that were measured with another block only", async () => {
    const run = await fakeRun({ recordings: [sdpa], ncu: { script: otherBlocks("n in (4, 5)") } });
    expect(run.code).toBe(0);
    expect(run.record.warnings).toContainEqual(
      expect.stringMatching(
        /^ncu, decode: 2 kernels have no figures, since ncu measured them only with a grid or block/,
      ),
    );
    expect(run.stderr).toContain("Nsight Compute has no figures of 2 kernels that were asked for");
  });

  test("one launch of each, where two were asked for", async () => {
    const run = await fakeRun({
      recordings: [sdpa],
      ncu: { script: "of_kernels() { cat; }" },
      set: ["ncu.launches-per-kernel=2"],
    });
    expect(run.code).toBe(0);
    expect(run.record.warnings).toContainEqual(
      expect.stringMatching(/^ncu, decode: of \d+ kernels ncu measured fewer launches than the 2 that were asked for/),
    );
  });

  test("a cell that cannot be read: its row stays", async () => {
    const column = "l1tex__t_sector_hit_rate.pct";
    const run = await fakeRun({
      recordings: [sdpa],
      ncu: { script: changedRows(`x = ["??" if n == 5 and h[i] == "${column}" else c for i, c in enumerate(x)]`) },
    });
    expect(run.code).toBe(0);
    expect(run.record.warnings).toContainEqual(
      expect.stringMatching(new RegExp(`${column} is in % and not a number: "\\?\\?"`)),
    );
  });
});

describe("range replay", () => {
  /** Rows of `stem` alone, with other ranges in their cells. */
  const stemRows = (pushPop: string, startEnd: string): string => `in_ranges() { cat; }
served() { text_of "$recording" | grep -v '^==' | sed -n 's/""<default domain>:stem:none:none:none:none:none:none"" ",""/${pushPop} ","${startEnd}"/; /:\\(residual\\|head\\):/!p'; }`;
  const cell = (name: string): string => `""<default domain>:${name}:none:none:none:none:none:none""`;
  const set = ["ncu.replay-mode=range", "ncu.preset=speed-of-light"];

  test("an enclosing range that was asked for and has no row of its own fails", async () => {
    const step = changedRecording(sdpa, {
      sql: ["UPDATE NVTX_EVENTS SET text = 'step' WHERE text = 'decode'"],
      rangeSummary: (csv) => csv.replaceAll(/^decode,/gm, "step,"),
    });
    const run = await fakeRun({
      ranges: ["decode", "step"],
      recordings: [sdpa, step],
      script: `capture() { if [[ " \${options[*]} " == *step* ]]; then captured "\${recordings[1]}"; else captured "\${recordings[0]}"; fi; }`,
      ncu: { recording: rangeReplay, script: stemRows(`${cell("decode")}  ${cell("step")}`, "") },
      set,
    });
    expect([run.code, run.record.failure?.id]).toEqual([3, "ncu-range-missing"]);
    expect(run.stderr).toContain('ncu has no row for 1 of 2 ranges: "decode"');
  });

  test("a start/end range keeps its name within a push/pop range that nobody asked for", async () => {
    const startEnd = changedRecording(sdpa, {
      sql: ["UPDATE NVTX_EVENTS SET eventType = 60 WHERE text = 'decode'"],
      rangeSummary: (csv) => csv.replaceAll(/^decode,PushPop,/gm, "decode,StartEnd,"),
    });
    const row = "0:<default domain>:decode:none:none:none:none:none:none";
    const run = await fakeRun({
      recordings: [startEnd],
      ncu: { recording: rangeReplay, script: stemRows(cell("main"), row) },
      set,
    });
    expect(run.code).toBe(0);
    expect(run.profile().regions.map(({ name }) => name)).toEqual(["decode"]);
  });
});
