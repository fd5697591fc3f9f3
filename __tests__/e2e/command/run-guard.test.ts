import { describe, expect, test } from "@jest/globals";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { watchedRecording, type FakeSmi } from "./support/fake-smi.ts";
import { runBase } from "./support/run-base.ts";
import type { Finished } from "./support/run.ts";

const recordings = [1, 2, 3].map((round) =>
  watchedRecording(`__tests__/fixtures/recorded/decode-sdpa/round-${String(round)}`),
);

/** Equal sides, also where a round is made again. The order is base 1, head 1, head 2, base 2, base 3, head 3. */
const script = `
capture() {
  local served=(${recordings.join(" ")})
  [[ $output =~ /round-([0-9]+)/ ]]
  captured "\${served[BASH_REMATCH[1] - 1]}"
}`;

const runGuarded = (smi: FakeSmi, set: readonly string[]) => runBase({ base: "base", head: "head", script, set, smi });

const baseProfile = ({ text }: Finished) => profileSchema.parse(JSON.parse(text("base/profile.json")));
const states = ({ rounds }: { readonly rounds: ReturnType<typeof baseProfile>["rounds"] }) =>
  rounds.map(({ gpu }) => gpu?.state ?? null);
const roundFolders = ({ files }: Finished) =>
  [...new Set(files.flatMap((file) => /^(?:base|head)\/round-[^/]*/.exec(file) ?? []))].sort();
const guardWarnings = ({ record }: Finished) => record.warnings.filter((text) => /clock|throttled/.test(text));

describe("the GPU guard of run --base", () => {
  test("repeats a disturbed round at most twice, and keeps but doesn't count the earlier attempts", async () => {
    // Base 1 is throttled once; head 2, the third round, always has another clock than head 1.
    const run = await runGuarded(
      { script: "(($1 == 1)) && clock=1410 reasons=0x40; (($1 >= 4 && $1 <= 6)) && clock=1900" },
      ["rounds=2", "compare.max-rounds=2"],
    );
    expect(run.code).toBe(0);
    expect(roundFolders(run)).toEqual([
      ...["base/round-1", "base/round-1-disturbed-1", "base/round-2"],
      ...["head/round-1", "head/round-2", "head/round-2-disturbed-1", "head/round-2-disturbed-2"],
    ]);
    expect(run.record.captures.map(({ side, round }) => `${side} ${String(round)}`)).toEqual([
      ...["base 1", "head 1", "head 2", "base 2"],
    ]);
    const outputs = run.record.commands.flatMap(({ tool, stdout }) => (tool === "nsys profile" ? [stdout ?? ""] : []));
    expect(outputs).toHaveLength(7);
    expect(outputs.filter((file) => !run.files.includes(file))).toEqual([]);
    expect(guardWarnings(run)).toHaveLength(4);
    expect(baseProfile(run).rounds[0]?.gpu).toMatchObject({ state: "ok", meanSmClockMhz: 1980, samples: 6 });
    // Of two that differ, nobody knows which one is odd.
    expect([states(baseProfile(run)), states(run.profile())]).toEqual([
      ["ok", "ok"],
      ["clock-differs", "clock-differs"],
    ]);
    const { base, head, limitations } = run.comparison();
    expect(base).toMatchObject({ rounds: 2, disturbedRounds: [], meanSmClockMhz: 1980 });
    expect(head.disturbedRounds.map(({ round, meanSmClockMhz }) => [round, meanSmClockMhz])).toEqual([
      [1, 1980],
      [2, 1900],
    ]);
    expect(limitations).not.toContainEqual({ kind: "clocks-unknown" });
    expect(run.text("head/round-1/decode/nsys/gpu-watch.csv")).toContain("GPU-0a4f92e4-");
    expect(run.text("head/round-1/decode/nsys/gpu-watch.err")).toBe("");
    expect(run.leftInTemporary).toEqual([]);
  });
});
