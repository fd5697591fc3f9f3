import { describe, expect, test } from "@jest/globals";
import { runPassing } from "./support/run-demo.ts";

const captureFiles = [
  ...["cmd.txt", "cuda_gpu_kern_sum.csv", "nvtx_kern_sum.csv", "nvtx_pushpop_sum.csv"],
  ...["report.nsys-rep", "report.sqlite", "stderr.txt", "stdout.txt"],
];

describe("a good range", () => {
  test("passes with a complete run directory", async () => {
    const { stdout, run, workspace } = await runPassing({ demo: ["--steps", "3"] });
    expect(stdout).toContain(`The ranges were captured, but they contain no kernels. ${run.path}/profile.json`);

    expect(run.record).toMatchObject({ state: "passed", exitCode: 0, failure: null, withheld: [], warnings: [] });
    expect(run.record.isolation?.kind).toBe("pid-namespace");
    const profiled = run.record.commands.filter(({ tool }) => tool === "nsys profile");
    expect(profiled).toMatchObject([{ label: "round 1, decode", attempt: 1, exitCode: 0, outcome: "ok" }]);

    // The others: __tests__/e2e/command/run-passes.test.ts.
    const ofCapture = captureFiles.map((file) => `head/round-1/decode/nsys/${file}`);
    expect(run.files.filter((file) => file.startsWith("head/"))).toEqual(ofCapture);
    expect(run.text("head/round-1/decode/nsys/cmd.txt")).toMatch(
      /nsys profile .*--nvtx-capture=decode .*nvtx-demo --steps 3\n$/,
    );
    expect(run.text("head/round-1/decode/nsys/stdout.txt")).toContain("done: 1 instances of 3 decode steps");
    expect(JSON.parse(run.text("env.json"))).toMatchObject({
      nsys: expect.stringMatching(/^\d{4}\.\d+\.\d+/),
      gpus: [],
    });
    expect(workspace.leftInTemporary()).toEqual([]);
  });
});
