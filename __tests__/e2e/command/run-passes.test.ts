import { expect, test } from "@jest/globals";
import { measuredShare } from "../../../src/model/ncu/measured-launch.ts";
import { rootTest } from "../../run/support/as-root.ts";
import { fakeRun, type Finished } from "./support/run.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";

/** Bash in which a rule of ncu has something to say of the first launch. */
const detailsPage = `
import_report() {
  echo '"ID","Section Name","Rule Name","Rule Type","Rule Description","Estimated Speedup Type","Estimated Speedup"'
  echo '"0","LaunchStats","LaunchConfiguration","OPT","A wave of thread blocks is not full.","global","50"'
}`;

const kernelsWithFigures = (run: Finished) =>
  run.profile().ranges.flatMap(({ kernels }) => kernels.filter(({ ncu }) => ncu.length > 0));

test("passes a good H100 run, and leaves a complete run directory and nothing else", async () => {
  const command = ["bash", "-c", "echo step 1; echo step 2 >&2", "--nvtx"];
  const run = await fakeRun({ recordings: [sdpa], command, ncu: { script: detailsPage }, set: ["rounds=2"] });
  expect(run.stdout).toContain("The capture is real.");
  expect(run.code).toBe(0);
  expect(run.record).toMatchObject({ state: "passed", exitCode: 0, failure: null });
  const tools = ["nsys profile", "nsys export", "nsys stats"];
  expect(run.record.commands.map(({ tool, outcome }) => [tool, outcome])).toEqual(
    ["ncu --list-sections", "ncu --list-sets", "ncu --help", ...tools, ...tools, "ncu", "ncu --import"].map((tool) => [
      tool,
      "ok",
    ]),
  );
  const rounds = [1, 2].map((round) => `head/round-${String(round)}/decode/nsys`);
  const files = {
    ".": [
      ...["config.yaml", "env.json", "inputs.yaml", "profile.json", "report.html", "run.json", "summary.md"],
      ...["top-kernels.json", "trace.tar", "ranges/decode/kernels.csv", "head/ncu/sections.txt"],
    ],
    nsys: [
      ...["cmd.txt", "cuda_gpu_kern_sum.csv", "nvtx_kern_sum.csv", "nvtx_pushpop_sum.csv"],
      ...["report.nsys-rep", "report.sqlite", "stderr.txt", "stdout.txt"],
    ],
    // The report is gone: nobody asked to keep it.
    ncu: ["cmd.txt", "details.csv", "raw.csv", "stderr.txt", "stdout.txt"],
  };
  expect(run.files).toEqual(
    [
      ...files["."],
      ...rounds.flatMap((folder) => files.nsys.map((name) => `${folder}/${name}`)),
      ...files.ncu.map((name) => `head/ncu/decode/${name}`),
    ].sort(),
  );
  expect(run.text("head/round-1/decode/nsys/stdout.txt")).toContain("step 1\nCapture range started");
  expect(run.text("head/round-1/decode/nsys/stderr.txt")).toBe("step 2\n");
  expect(run.text("head/ncu/decode/stdout.txt")).toBe("step 1\n");
  expect(run.leftInTemporary).toEqual([]);

  const profile = run.profile();
  expect(profile.ranges.map(({ name, rounds: [...of] }) => [name, of.map(({ kernelNs }) => kernelNs)])).toEqual([
    ["decode", [1_573_065, 1_573_065]],
  ]);
  expect(profile.checks.map(({ state }) => state)).toEqual(Array(4).fill("held"));
  expect(profile.rounds.map(({ captures }) => captures.map(({ sources }) => sources))).toEqual(
    rounds.map((folder) => [[`${folder}/report.nsys-rep`]]),
  );
  expect(JSON.parse(run.text("top-kernels.json"))).toMatchObject([{ range: "decode", kernels: Array(12).fill({}) }]);

  const [decode] = profile.ranges;
  expect(kernelsWithFigures(run)).toEqual(decode?.kernels.slice(0, 20));
  expect(decode === undefined ? null : measuredShare(decode)).toBeGreaterThan(0.95);
  expect(decode?.ncu).toEqual({ kernelsWithoutRow: [], rowsWithoutKernel: [] });
  const rules = kernelsWithFigures(run).flatMap(({ ncu }) => ncu.flatMap((sample) => sample.rules));
  expect(rules).toMatchObject([{ rule: "LaunchConfiguration", speedup: { of: "global", pct: 50 } }]);
  expect([profile.ncu?.state, profile.machine.ncu]).toEqual(["measured", "2025.3.1.0"]);
});

test("uses the report names, options, and .qdrep files of an old nsys", async () => {
  const script = `
version="2021.1.3.14-b695ea9"
report_names=(gpukernsum nvtxppsum nvtxkernsum)
profile_options=(--output --capture-range-end --session-new)
suffix=qdrep`;
  const run = await fakeRun({ recordings: [sdpa], script });
  expect(run.code).toBe(0);
  expect(run.stderr).toContain("--cuda-graph-trace, --cpuctxsw, --wait.");
  const cmd = run.text("head/round-1/decode/nsys/cmd.txt");
  expect(cmd).not.toMatch(/--cuda-graph-trace|--wait|--cpuctxsw/);
  expect(cmd).toMatch(/--session-new=/);
  expect(run.files).toContain("head/round-1/decode/nsys/report.qdrep");
  expect(run.files).toContain("head/round-1/decode/nsys/cuda_gpu_kern_sum.csv");
  expect(run.record.commands.at(-1)?.argv).toContain("gpukernsum");
  expect(run.profile().checks.map(({ state }) => state)).toEqual(["held", "held"]);
});

rootTest("collects ncu's files from the unprivileged user's folder", async () => {
  const set = ["ncu.keep-report=true", "isolation=unprivileged-user"];
  const run = await fakeRun({ recordings: [sdpa], ncu: {}, set });
  expect([run.code, run.record.isolation?.kind]).toEqual([0, "unprivileged-user"]);
  expect(run.files).toEqual(expect.arrayContaining(["head/ncu/decode/raw.csv", "head/ncu/decode/report.ncu-rep"]));
  expect(kernelsWithFigures(run)).toHaveLength(20);
  expect(run.leftInTemporary).toEqual([]);
});
