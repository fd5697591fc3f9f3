import { describe, expect, test } from "@jest/globals";
import { ToolError } from "../../../src/errors.ts";
import { preflightError, runBuildChecks, runFileChecks, runPreflight } from "../../../src/run/preflight/checks.ts";
import { fakeMachine, states } from "./context.ts";

describe("runPreflight", () => {
  test("works on a machine with neither GPU nor tools, and says so", async () => {
    await using machine = await fakeMachine();
    const context = machine.context({ withoutTools: true, proc: `${machine.folder}/no-proc` });
    const findings = await runPreflight(context);
    expect(states(findings)).toEqual([
      "nsys error",
      "ncu warning",
      "gpu error",
      "other-profilers note",
      "isolation note",
      "disk-out note",
      "disk-temporary note",
    ]);
    expect(findings[2]?.what).toMatch(/^No nvidia-smi and no NVIDIA driver found\. llm-profile can't capture kernels/);
    const error = preflightError(findings);
    expect(error).toBeInstanceOf(ToolError);
    expect(error).toMatchObject({ id: "preflight-nsys", exitCode: 3 });
    // What does not keep the run from starting would be the next to fail.
    expect(error?.failures.map(({ id, what }) => `${String(id)}: ${what}`)).toEqual([
      "preflight-nsys: Can't find nsys on this machine.",
      "preflight-gpu: No nvidia-smi and no NVIDIA driver found. llm-profile can't capture kernels.",
    ]);
  });

  test("starts no tool to check programs and disks", async () => {
    await using machine = await fakeMachine();
    const context = machine.context({
      programs: [{ key: "workload.command", name: "pyhton3", form: "list" }],
      runTool: async ({ tool }) => Promise.reject(new Error(`${tool} was started`)),
    });
    expect(states(await runFileChecks(context))).toEqual(["program error", "disk-out note", "disk-temporary note"]);
  });
});

describe("runBuildChecks", () => {
  test("ncu may be missing, unless it is required; nsys may not", async () => {
    await using machine = await fakeMachine();
    const context = machine.context({ withoutTools: true });
    expect(states(await runBuildChecks(context, false))).toEqual(["nsys error", "ncu warning"]);
    expect(states(await runBuildChecks(context, true))).toEqual(["nsys error", "ncu error"]);
  });
});
