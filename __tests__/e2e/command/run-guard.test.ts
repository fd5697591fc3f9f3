import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { comparisonSchema, type Comparison } from "../../../src/model/comparison/comparison.ts";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { command } from "./support/command.ts";
import { installFakeSmi, watchedRecording, type FakeSmi } from "./support/fake-smi.ts";
import { prepareFakeRun, runFolder, viewRun, type Finished } from "./support/run.ts";

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

type Guarded = Finished & { readonly comparison: () => Comparison };

/** `llm-profile run --base main` of equal sides, with clocks that are watched. */
async function runGuarded(smi: FakeSmi | null, set: readonly string[] = []): Promise<Guarded> {
  const { workspace, path, argv } = prepareFakeRun({ recordings: [], script, set });
  const git = (...args: string[]): string =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], {
      cwd: workspace.path,
      encoding: "utf8",
    });
  git("init", "-q", "-b", "main");
  for (const version of ["base", "head"]) {
    if (version === "head") git("switch", "-qc", "change");
    writeFileSync(join(workspace.path, "version"), `${version}\n`);
    git("add", "version");
    git("commit", "-qm", version);
  }
  const folders = smi === null ? path : [installFakeSmi(workspace, smi), ...path];
  const [name = "", ...rest] = argv;
  const ended = command([name, "--base", "main", ...rest], { workspace, path: folders });
  const seen = await viewRun(runFolder(workspace));
  const comparison = () => comparisonSchema.parse(JSON.parse(seen.text("comparison.json")));
  return { ...ended, ...seen, workspace, comparison };
}

const baseProfile = ({ text }: Guarded) => profileSchema.parse(JSON.parse(text("base/profile.json")));
const states = ({ rounds }: { readonly rounds: ReturnType<typeof baseProfile>["rounds"] }) =>
  rounds.map(({ gpu }) => gpu?.state ?? null);
const roundFolders = ({ files }: Guarded) =>
  [...new Set(files.flatMap((file) => /^(?:base|head)\/round-[^/]*/.exec(file) ?? []))].sort();
const guardWarnings = ({ record }: Guarded) => record.warnings.filter((text) => /clock|throttled/.test(text));

const oneRound = ["rounds=1", "compare.max-rounds=1"];

describe("the GPU guard of run --base", () => {
  test("a disturbed round is made again, at most twice; what was set aside is kept, and counts no more", async () => {
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
    expect(guardWarnings(run)).toEqual([
      expect.stringMatching(/hardware thermal slowdown; mean SM clock 1410 MHz.*in base\/round-1-disturbed-1\./),
      expect.stringMatching(/1900 MHz.*in head\/round-2-disturbed-1\./),
      expect.stringMatching(/1900 MHz.*in head\/round-2-disturbed-2\./),
      expect.stringContaining("so we keep it"),
    ]);

    expect(baseProfile(run).rounds[0]?.gpu).toEqual({
      state: "ok",
      meanSmClockMhz: 1980,
      meanTemperatureC: 45,
      samples: 6,
      reasons: ["power limit"],
    });
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
    expect(run.stdout).toContain("  ! round 2 of head: mean SM clock 1900 MHz");
    expect(run.text("head/round-1/decode/nsys/gpu-watch.csv")).toContain("GPU-0a4f92e4-");
    expect(run.text("head/round-1/decode/nsys/gpu-watch.err")).toBe("");
    expect(run.leftInTemporary).toEqual([]);
  });

  test("a watch that ends with too few samples is said once, fails no capture, and repeats no round", async () => {
    const run = await runGuarded({ script: "echo 'Unknown Error'; exit 15" }, oneRound);
    expect(run.code).toBe(0);
    expect(run.stderr.match(/The GPU's clocks weren't watched the whole time: .*Unknown Error/g)).toHaveLength(1);
    expect(run.stderr.match(/In some rounds we don't know the GPU's clocks/g)).toHaveLength(1);
    expect(roundFolders(run)).toEqual(["base/round-1", "head/round-1"]);
    expect(states(run.profile())).toEqual(["unknown"]);
    expect(run.comparison().limitations).toContainEqual({ kind: "clocks-unknown" });
  });

  test.each([
    { title: "with an nvidia-smi that can't watch", smi: null, set: [], says: 1 },
    { title: "without the guard", smi: {}, set: ["compare.guard=false"], says: 0 },
  ])("$title nothing is watched", async ({ smi, set, says }) => {
    const run = await runGuarded(smi, [...oneRound, ...set]);
    expect(run.code).toBe(0);
    expect(run.stderr.match(/The GPU's clocks aren't watched: Field "timestamp"/g) ?? []).toHaveLength(says);
    expect(states(run.profile())).toEqual([null]);
    expect(run.files.filter((file) => file.includes("gpu-watch"))).toEqual([]);
    expect(guardWarnings(run)).toEqual([]);
    expect(run.comparison()).toMatchObject({ head: { meanSmClockMhz: null, disturbedRounds: [] } });
  });
});
