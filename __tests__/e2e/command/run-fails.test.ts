import { expect, test } from "@jest/globals";
import { fakeRun, type FakeRun } from "./support/run.ts";

interface Failing extends Omit<FakeRun, "recordings"> {
  readonly name: string;
  readonly id: string;
  readonly says: string;
}

const cases: readonly Failing[] = [
  {
    name: "an empty report",
    script: `capture() { captured "\${recordings[@]}"; : >"$output.nsys-rep"; }`,
    id: "report-empty",
    says: "report.nsys-rep is empty (0 bytes)",
  },
  {
    name: "nsys export fails",
    script: `export_report() { echo "Exportation error: Section Table Reference magic number mismatch." >&2; exit 1; }`,
    id: "export-failed",
    says: "magic number mismatch",
  },
  {
    name: "a summary that differs from the report by a nanosecond",
    script: `eval "$(declare -f stats_report | sed '1s/stats_report/unchanged_report/')"
      stats_report() { unchanged_report "$@" && [[ $2 == - ]] || sed -i 's/,293628,/,293629,/' "$2_$1.csv"; }`,
    id: "sums-differ",
    says: "293,629 ns",
  },
];

test.each(cases)("a capture that is not real fails the run: $name: $id", async ({ id, says, ...fake }) => {
  const run = await fakeRun({ recordings: ["__tests__/fixtures/recorded/decode-sdpa/round-1"], ...fake });
  expect(run.record.failure).toMatchObject({ id });
  expect(run.code).toBe(3);
  expect(run.stderr).toContain(says);
  // Nothing half-written looks whole, and nothing stays behind.
  expect(run.record).toMatchObject({ state: "failed", exitCode: 3 });
  expect(run.files).not.toContain("profile.json");
  expect(run.stderr).not.toMatch(/\n\s+at .*\.js:\d+/);
  expect(run.leftInTemporary).toEqual([]);
});
