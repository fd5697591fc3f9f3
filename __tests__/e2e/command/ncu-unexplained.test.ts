import { describe, expect, test } from "@jest/globals";
import { changedRecording } from "./support/changed-recording.ts";
import { fakeRun } from "./support/run.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";
const rangeReplay = "__tests__/fixtures/recorded/ncu-2025.3.1/resnet_range.csv";

/** Bash that serves the recorded rows with other cells: `c` is a cell, `h` its column, `n` its row's number, `i` its place. */
const changedCells = (
  change: string,
): string => String.raw`served() { text_of "$recording" | grep -v '^==' | '${process.execPath}' -e '
const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n");
const rows = lines.map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell));
rows.forEach((row, n) => {
  const cells = n < 2 ? row : row.map((c, i) => { const h = rows[0][i]; return ${change}; });
  console.log(cells.map((cell) => "\"" + cell + "\"").join(","));
});
'; }`;
const notApplicable = (condition: string): string => changedCells(`i >= 10 && (${condition}) ? "n/a" : c`);
const measured = `!/^(Block Size|Grid Size|Device|CC|Kernel Name|Context|Stream)$|^launch__/.test(h)`;

/** Blocks that nsys did not see, in rows that the condition takes. */
const otherBlocks = (condition: string): string =>
  changedCells(`h === "Block Size" && (${condition}) ? "(7" + c.slice(1) : c`);

describe("ncu exits with 0, and explains nothing", () => {
  test("every measured cell is n/a, with an error that no rule knows", async () => {
    const said = `said() { echo "$1"; [[ $1 == *" Connected"* ]] && echo "==ERROR== Counters went away."; return 0; }`;
    const run = await fakeRun({ recordings: [sdpa], ncu: { script: `${notApplicable(measured)}\n${said}` } });
    expect([run.code, run.record.failure?.id]).toEqual([3, "ncu-metric-missing"]);
    expect(run.stderr).toContain("all cells are n/a");
    expect(run.stderr).toContain("ncu says: Counters went away.");
  });

  test("no row is a launch that nsys saw", async () => {
    const run = await fakeRun({ recordings: [sdpa], ncu: { script: otherBlocks("true") } });
    expect([run.code, run.record.failure?.id]).toEqual([3, "ncu-kernel-missing"]);
    expect(run.stderr).toContain("None of the 28 launches that ncu measured matches a launch that nsys saw");
  });
});

describe("what is not known is said", () => {
  test("a metric that is n/a in every row, and an error that no rule knows", async () => {
    const said = `said() { echo "$1"; [[ $1 == *" Connected"* ]] && echo "==ERROR== Something odd."; return 0; }`;
    const script = `${notApplicable('h === "gpu__time_duration.sum"')}\n${said}`;
    const run = await fakeRun({ recordings: [sdpa], ncu: { script } });
    expect(run.code).toBe(0);
    expect(run.profile().warnings).toEqual(
      expect.arrayContaining([
        "ncu, decode: ncu says: Something odd.",
        expect.stringMatching(
          /^ncu, decode: ncu has no value for 1 of \d+ metrics \(n\/a in every row\): gpu__time_duration\.sum\.$/,
        ),
      ]),
    );
  });

  test("kernels that were measured with another block only", async () => {
    const run = await fakeRun({
      recordings: [sdpa],
      ncu: { script: otherBlocks("n === 4 || n === 5") },
      set: ["ncu.filter-mode=global"],
    });
    expect(run.code).toBe(0);
    expect(run.record.warnings).toContainEqual(
      expect.stringMatching(
        /^ncu, decode: 2 kernels have no metrics, since ncu only measured launches with a grid or block/,
      ),
    );
    expect(run.stdout).toContain("Nsight Compute has no metrics for 2 of the requested kernels");
  });

  test("one launch of each, where two were asked for", async () => {
    const run = await fakeRun({
      recordings: [sdpa],
      ncu: { script: "of_kernels() { cat; }" },
      set: ["ncu.launches-per-kernel=2"],
    });
    expect(run.code).toBe(0);
    expect(run.record.warnings).toContainEqual(
      expect.stringMatching(/^ncu, decode: for \d+ kernels, ncu measured fewer launches than the 2 requested/),
    );
  });

  test("a cell that cannot be read: its row stays", async () => {
    const column = "l1tex__t_sector_hit_rate.pct";
    const run = await fakeRun({
      recordings: [sdpa],
      ncu: { script: changedCells(`n === 5 && h === "${column}" ? "??" : c`) },
    });
    expect(run.code).toBe(0);
    expect(run.record.warnings).toContainEqual(
      expect.stringMatching(new RegExp(`${column} \\(%\\) isn't a number: "\\?\\?"`)),
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
    expect(run.profile().replayedRanges.map(({ name }) => name)).toEqual(["decode"]);
  });
});
