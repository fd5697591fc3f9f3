import { describe, expect, test } from "@jest/globals";
import { recorded } from "../../pipeline/support/analyze.ts";
import { fakeRun } from "./support/run.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";

describe("a good H100 capture", () => {
  test("passes the whole way, and leaves a whole run directory and nothing else", async () => {
    const command = ["bash", "-c", "echo step 1; echo step 2 >&2"];
    const run = await fakeRun({ recordings: [sdpa], command, set: ["rounds=2"] });
    expect(run.stdout).toContain("The capture is real.");
    expect(run.code).toBe(0);
    expect(run.record).toMatchObject({ state: "passed", exitCode: 0, failure: null });
    const tools = ["nsys profile", "nsys export", "nsys stats"];
    expect(run.record.commands.map(({ tool, outcome }) => [tool, outcome])).toEqual(
      [...tools, ...tools].map((tool) => [tool, "ok"]),
    );
    const folders = [1, 2].map((round) => `head/round-${String(round)}/decode/nsys`);
    expect(run.files).toEqual(
      [
        ...[
          "config.yaml",
          "env.json",
          "inputs.yaml",
          "profile.json",
          "report.html",
          "run.json",
          "summary.md",
          "top-kernels.json",
          "trace.tar",
        ],
        "ranges/decode/kernels.csv",
        ...[
          "cmd.txt",
          "cuda_gpu_kern_sum.csv",
          "nvtx_kern_sum.csv",
          "nvtx_pushpop_sum.csv",
          "report.nsys-rep",
          "report.sqlite",
          "stderr.txt",
          "stdout.txt",
        ].flatMap((name) => folders.map((folder) => `${folder}/${name}`)),
      ].sort(),
    );
    expect(run.text("head/round-1/decode/nsys/stdout.txt")).toContain("step 1\nCapture range started");
    expect(run.text("head/round-1/decode/nsys/stderr.txt")).toBe("step 2\n");
    expect(run.leftInTemporary).toEqual([]);
    const profile = run.profile();
    expect(profile.ranges.map(({ name, rounds }) => [name, rounds.map(({ kernelNs }) => kernelNs)])).toEqual([
      ["decode", [1_573_065, 1_573_065]],
    ]);
    expect(profile.checks.map(({ state }) => state)).toEqual(Array(4).fill("held"));
    expect(profile.rounds.map(({ captures }) => captures.map(({ sources }) => sources))).toEqual(
      folders.map((folder) => [[`${folder}/report.nsys-rep`]]),
    );
  });

  test("of two instances has two reports, each held against its own summaries", async () => {
    const recordings = [`${recorded}/graph_node.1`, `${recorded}/graph_node.2`];
    const run = await fakeRun({ recordings, set: ["instances=2"] });
    expect(run.stdout).toContain("The capture is real.");
    const profile = run.profile();
    expect(profile.ranges[0]?.rounds).toMatchObject([{ instances: 2, kernelNs: 986_087 + 984_641 }]);
    expect(profile.checks.map(({ check, state }) => [check, state])).toEqual(
      [1, 2].flatMap((instance) =>
        ["cuda_gpu_kern_sum", "nvtx_kern_sum"].map((name) => [
          `round 1, decode, instance ${instance}, ${name}`,
          "held",
        ]),
      ),
    );
    expect(run.files).toContain("head/round-1/decode/nsys/cuda_gpu_kern_sum.2.csv");
  });

  test("that one enclosing range gated holds the ranges within: two captures cost one run of the program", async () => {
    const run = await fakeRun({ recordings: [sdpa], ranges: ["decode"], set: ["nsys.capture-range=bench"] });
    expect(run.code).toBe(0);
    expect(run.record.captures).toMatchObject([{ ranges: ["decode"], gated: false }]);
    expect(run.text("head/round-1/bench/nsys/cmd.txt")).toContain("--nvtx-capture=bench");
  });
});

describe("an old nsys", () => {
  const script = `
version="2021.1.3.14-b695ea9"
report_names=(gpukernsum nvtxppsum nvtxkernsum)
profile_options=(--output --capture-range-end --session-new)
suffix=qdrep`;

  test("gets the names and options that it knows, and its .qdrep is found", async () => {
    const run = await fakeRun({ recordings: [sdpa], script });
    expect(run.stdout).toContain("The capture is real.");
    expect(run.stderr).toContain("--cuda-graph-trace, --cpuctxsw, --wait.");
    const cmd = run.text("head/round-1/decode/nsys/cmd.txt");
    expect(cmd).not.toMatch(/--cuda-graph-trace|--wait|--cpuctxsw/);
    expect(cmd).toMatch(/--session-new=/);
    expect(run.files).toContain("head/round-1/decode/nsys/report.qdrep");
    expect(run.files).toContain("head/round-1/decode/nsys/cuda_gpu_kern_sum.csv");
    expect(run.record.commands.at(-1)?.argv).toContain("gpukernsum");
    expect(run.profile().checks.map(({ state }) => state)).toEqual(["held", "held"]);
  });
});

describe("what is left of a missing importer", () => {
  const script = `capture() { echo "Importer error status: The importer binary and its dependencies were not found" >&2; echo "\${recordings[0]}" >"$output.qdstrm"; }`;

  test("is imported, where there is one", async () => {
    const run = await fakeRun({ recordings: [sdpa], script, importer: '[[ $1 == -i && $3 == -o ]] && cp "$2" "$4"' });
    expect(run.stderr).toContain("nsys left ");
    expect(run.stdout).toContain("The capture is real.");
    expect(run.files).toContain("head/round-1/decode/nsys/report.nsys-rep");
    expect(run.record.commands.map(({ tool }) => tool)).toContain("QdstrmImporter");
  });

  test("is a failure where the importer fails, too", async () => {
    const run = await fakeRun({ recordings: [sdpa], script, importer: "exit 1" });
    expect(run.code).toBe(3);
    expect(run.record.failure).toMatchObject({ id: "importer-missing" });
  });
});
