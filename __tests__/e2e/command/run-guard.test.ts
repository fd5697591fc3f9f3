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

describe("the GPU guard of run --base", () => {
  test("undisturbed rounds are made once, and their clocks are known", async () => {
    const run = await runGuarded({});
    expect(run.code).toBe(0);
    expect(roundFolders(run)).toEqual(
      ["base", "head"].flatMap((side) => [1, 2, 3].map((round) => `${side}/round-${String(round)}`)),
    );
    expect(guardWarnings(run)).toEqual([]);
    expect(run.profile().rounds[0]?.gpu).toEqual({
      state: "ok",
      meanSmClockMhz: 1980,
      meanTemperatureC: 45,
      samples: 6,
      reasons: ["power limit"],
    });
    expect([...states(baseProfile(run)), ...states(run.profile())]).toEqual(Array(6).fill("ok"));
    const { base, head, limitations } = run.comparison();
    expect([base?.meanSmClockMhz, head.meanSmClockMhz]).toEqual([1980, 1980]);
    expect(limitations).not.toContainEqual({ kind: "clocks-unknown" });
    expect(run.files).toContain("head/round-1/decode/nsys/gpu-watch.csv");
    expect(run.text("head/round-1/decode/nsys/gpu-watch.csv")).toContain("GPU-0a4f92e4-");
    expect(run.text("head/round-1/decode/nsys/gpu-watch.err")).toBe("");
    expect(run.leftInTemporary).toEqual([]);
  });

  test("a round that was throttled once is made again; the disturbed one is kept, and counts no more", async () => {
    const run = await runGuarded({ script: "[[ $1 == 3 ]] && clock=1410 reasons=0x40" });
    expect(run.code).toBe(0);
    expect(run.stderr).toMatch(
      /round 2: the GPU was throttled while the ranges ran \(hardware thermal slowdown; mean SM clock 1410 MHz\)\. Repeating the round \(repeat 1 of at most 2\); the disturbed round is in head\/round-2-disturbed-1\./,
    );
    expect(roundFolders(run).filter((folder) => folder.includes("disturbed"))).toEqual(["head/round-2-disturbed-1"]);
    expect(run.files).toContain("head/round-2-disturbed-1/decode/nsys/report.sqlite");
    expect(run.record.captures.map(({ side, round }) => `${side} ${String(round)}`)).toEqual([
      ...["base 1", "head 1", "head 2", "base 2", "base 3", "head 3"],
    ]);
    const outputs = run.record.commands.flatMap(({ tool, stdout }) => (tool === "nsys profile" ? [stdout ?? ""] : []));
    expect(outputs).toHaveLength(7);
    expect(outputs.filter((file) => !run.files.includes(file))).toEqual([]);
    expect(states(run.profile())).toEqual(["ok", "ok", "ok"]);
    expect(run.comparison().head).toMatchObject({ rounds: 3, disturbedRounds: [], meanSmClockMhz: 1980 });
  });

  test("a round whose clock is another than its side's others is made again twice, then kept and marked", async () => {
    // Of head's second round, the third that is measured, and of its repetitions.
    const run = await runGuarded({ script: "(($1 >= 3 && $1 <= 5)) && clock=1900" });
    expect(run.code).toBe(0);
    expect(roundFolders(run).filter((folder) => folder.includes("disturbed"))).toEqual([
      "head/round-2-disturbed-1",
      "head/round-2-disturbed-2",
    ]);
    expect(guardWarnings(run)).toHaveLength(3);
    expect(run.stderr).toContain("We already repeated this round 2 times, so we keep it.");
    expect(states(run.profile())).toEqual(["ok", "clock-differs", "ok"]);
    expect(run.stdout).toContain(
      "  ! round 2 of head: mean SM clock 1900 MHz, more than 2% off the other rounds of this side",
    );
  });

  test("rounds that are always throttled are kept and marked, and decide nothing by that", async () => {
    const run = await runGuarded({ script: "clock=1410 reasons=0x20" }, ["rounds=1", "compare.max-rounds=1"]);
    expect({ code: run.code, state: run.record.state }).toEqual({ code: 0, state: "passed" });
    expect(roundFolders(run)).toEqual(
      ["base", "head"].flatMap((side) => ["", "-disturbed-1", "-disturbed-2"].map((end) => `${side}/round-1${end}`)),
    );
    expect(run.record.captures).toHaveLength(2);
    const marked = { round: 1, state: "throttled", meanSmClockMhz: 1410, reasons: ["software thermal slowdown"] };
    expect(run.comparison().base?.disturbedRounds).toEqual([marked]);
    expect(run.comparison().head.disturbedRounds).toEqual([marked]);
    expect(run.stdout).toContain("  ! round 1 of base: throttled, software thermal slowdown, mean SM clock 1410 MHz");
  });

  test("rounds with too few samples are made once, and that is said once", async () => {
    const run = await runGuarded({ script: "samples=2 reasons=0x40" });
    expect(run.code).toBe(0);
    expect(roundFolders(run)).toHaveLength(6);
    expect(run.stderr.match(/In some rounds we don't know the GPU's clocks/g)).toHaveLength(1);
    expect(states(run.profile())).toEqual(["unknown", "unknown", "unknown"]);
    expect(run.comparison().limitations).toContainEqual({ kind: "clocks-unknown" });
  });

  test("a watch that ends is said once, and does not fail the capture", async () => {
    const run = await runGuarded({ script: "echo 'Unknown Error'; exit 15" }, ["rounds=1", "compare.max-rounds=1"]);
    expect(run.code).toBe(0);
    expect(run.stderr.match(/The GPU's clocks weren't watched the whole time: .*Unknown Error/g)).toHaveLength(1);
  });

  test.each([
    { title: "with an nvidia-smi that can't watch", smi: null, set: [], says: 1 },
    { title: "without the guard", smi: {}, set: ["compare.guard=false"], says: 0 },
  ])("$title nothing is watched", async ({ smi, set, says }) => {
    const run = await runGuarded(smi, set);
    expect(run.code).toBe(0);
    expect(run.stderr.match(/The GPU's clocks aren't watched: Field "timestamp"/g) ?? []).toHaveLength(says);
    expect(states(run.profile())).toEqual([null, null, null]);
    expect(run.files.filter((file) => file.includes("gpu-watch"))).toEqual([]);
    expect(guardWarnings(run)).toEqual([]);
    expect(run.comparison()).toMatchObject({ head: { meanSmClockMhz: null, disturbedRounds: [] } });
  });
});
