import { expect, test } from "@jest/globals";
import type { EngineEvidence } from "../../../src/model/engines.ts";
import { checkEngine } from "../../../src/run/preflight/engine.ts";
import { fakeMachine } from "./context.ts";

const preset: EngineEvidence = {
  argv: ["vllm", "serve", "model"],
  environment: { VLLM_NVTX_SCOPES_FOR_PROFILING: "1", VLLM_USE_V2_MODEL_RUNNER: "0" },
  pythonPackages: { vllm: "0.23.0", nvtx: "0.2.11" },
  output: "",
  ranges: ["gpu_model_runner: forward"],
};

async function found(evidence: Partial<EngineEvidence>): Promise<string[]> {
  await using machine = await fakeMachine();
  const findings = await checkEngine(machine.context({ engine: async () => ({ ...preset, ...evidence }) }));
  return findings.map(({ severity, what }) => `${severity}: ${what}`);
}

test("all is well with the preset and a vLLM before V2", async () => {
  expect(await found({})).toEqual(["note: vLLM 0.23.0."]);
});

test("V2, before a GPU is used", async () => {
  const variables = { VLLM_NVTX_SCOPES_FOR_PROFILING: "1" };
  expect(await found({ environment: variables, pythonPackages: { vllm: "0.33.0" } })).toEqual([
    expect.stringMatching(/^warning: This is vLLM 0\.33\.0, which uses the V2 model runner by default\./),
  ]);
});

test("what the preset set is said where it changes what is measured", async () => {
  expect(await found({ pythonPackages: { vllm: "0.33.0" } })).toEqual([
    expect.stringMatching(/^warning: VLLM_USE_V2_MODEL_RUNNER=0 makes vLLM 0\.33\.0 run the V1 model runner\./),
  ]);
});

test("a Python package nvtx that this nsys cannot hear", async () => {
  // The stand-in is nsys 2023.4.4.
  expect(await found({ pythonPackages: { vllm: "0.23.0", nvtx: "0.2.15" } })).toEqual([
    expect.stringMatching(
      /^warning: These ranges come from the Python package nvtx 0\.2\.15, which emits nothing under nsys/,
    ),
  ]);
});

test("without ranges nothing is missed, and a program of one's own is no engine", async () => {
  expect(await found({ environment: {}, ranges: [] })).toEqual(["note: vLLM 0.23.0."]);
  expect(await found({ argv: ["python3", "bench.py"], environment: {}, ranges: ["decode"] })).toEqual([]);
});
