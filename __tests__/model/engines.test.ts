import { describe, expect, test } from "@jest/globals";
import { type EngineEvidence, findEngine, otherRunner } from "../../src/model/engines.ts";

function evidence(parts: Partial<EngineEvidence>): EngineEvidence {
  return { argv: [], environment: {}, pythonPackages: null, output: "", ranges: [], ...parts };
}

const scopes = { VLLM_NVTX_SCOPES_FOR_PROFILING: "1" };
const serve = ["/venv/bin/vllm", "serve", "Qwen/Qwen3-0.6B"];
const log = "INFO core.py:139] Initializing a V1 LLM engine (v0.33.0) with config: model='Qwen/Qwen3-0.6B'";
const forward = ["gpu_model_runner: forward"];

describe("finding why vLLM's ranges never open", () => {
  const v1 = { ...scopes, VLLM_USE_V2_MODEL_RUNNER: "0" };
  const off = "Set VLLM_USE_V2_MODEL_RUNNER=0";
  const on = "Set VLLM_NVTX_SCOPES_FOR_PROFILING=1";

  test.each<readonly [string, Partial<EngineEvidence>, string, string]>([
    [
      "its log says V2",
      { environment: scopes, output: `${log}\nUsing V2 Model Runner\n` },
      "vLLM 0.33.0 with the V2",
      off,
    ],
    [
      "the log says V2, whatever the variable says",
      { environment: v1, output: `${log}\nUsing V2 Model Runner\n` },
      "although VLLM_USE_V2_MODEL_RUNNER=0 is set",
      "preset vllm-profiler",
    ],
    ["V2 is configured", { environment: { ...scopes, VLLM_USE_V2_MODEL_RUNNER: "1" } }, "vLLM with the V2", off],
    [
      "V2 is the default for all models",
      { environment: scopes, pythonPackages: { vllm: "0.29.0" } },
      "vLLM 0.29.0, which uses the V2 model runner by default",
      off,
    ],
    [
      "V2 is the default for some models",
      { environment: scopes, pythonPackages: { vllm: "0.24.0+cu130" } },
      "the V2 model runner for some models",
      off,
    ],
    ["the scopes are off", { pythonPackages: { vllm: "0.23.0" } }, "vLLM 0.23.0, and its NVTX scopes are off", on],
    [
      "its profiler's range needs its profiler",
      { ranges: ["execute_context_0(0)_generation_4(4)"] },
      "only if it's started with --profiler-config.profiler=cuda",
      "vllm bench serve --profile",
    ],
    ["a module needs scopes", { argv: ["python3", "-m", "vllm.entrypoints.openai.api_server"] }, "This is vLLM", on],
    ["a shell line needs scopes", { argv: ["bash", "-c", "vllm serve model | tee log"] }, "This is vLLM", on],
  ])("explains that %s", (_, parts, why, help) => {
    const problem = findEngine(evidence({ argv: serve, ranges: forward, ...parts }))?.problem;
    expect(problem?.why).toContain(why);
    expect(problem?.help).toContain(help);
  });

  test.each([
    { argv: serve, environment: v1, pythonPackages: { vllm: "0.33.0" } },
    { argv: serve, environment: scopes, pythonPackages: { vllm: "0.23.0" } },
    { argv: serve, environment: scopes, output: log.replace("0.33.0", "0.23.0") },
    {
      argv: [...serve, "--profiler-config.profiler=cuda"],
      environment: {},
      ranges: ["execute_context_0(0)_generation_4(4)"],
    },
  ])("reports no problem if nothing hides the ranges: %j", (parts) => {
    const engine = findEngine(evidence({ ranges: forward, ...parts }));
    expect(engine).toMatchObject({ name: "vLLM", problem: null });
  });
});

const batch = { ranges: ["scheduler.run_batch"], pythonPackages: { sglang: "0.5.23" } };
const traced = { SGLANG_ENABLE_NVTX_SCHEDULER: "1" };

test.each<readonly [string, Partial<EngineEvidence>, string]>([
  ["python3 -m sglang.launch_server", batch, "only with SGLANG_ENABLE_NVTX_SCHEDULER=1."],
  ["sglang serve", { ...batch, environment: traced }, "SGLang 0.5.23, and the Python package nvtx isn't installed"],
  ["./build/bin/llama-bench -o json", { ranges: ["decode"] }, "llama.cpp has no NVTX ranges"],
  ["trtllm-serve model", { ranges: ["forward"] }, "TensorRT-LLM, and its extra NVTX ranges are off"],
])("explains the ranges of other engines: %s", (line, parts, why) => {
  expect(findEngine(evidence({ argv: line.split(" "), ...parts }))?.problem?.why).toContain(why);
});

test("finds no engine for an unknown program", () => {
  expect(findEngine(evidence({ argv: ["python3", "my_vllm.py"], ranges: ["decode"] }))).toBeNull();
});

test("finds the engine by a preset's variables", () => {
  expect(findEngine(evidence({ environment: scopes, ranges: forward }))?.name).toBe("vLLM");
});

test("warns about a model runner other than the default", () => {
  const forced = { argv: serve, environment: { ...scopes, VLLM_USE_V2_MODEL_RUNNER: "0" } };
  expect(otherRunner(evidence({ ...forced, pythonPackages: { vllm: "0.33.0" } }))).toContain(
    "VLLM_USE_V2_MODEL_RUNNER=0 makes vLLM 0.33.0 run the V1 model runner. By default, vLLM uses V2",
  );
  expect(otherRunner(evidence({ ...forced, pythonPackages: { vllm: "0.23.0" } }))).toBeNull();
  expect(otherRunner(evidence({ argv: serve, environment: scopes, pythonPackages: { vllm: "0.33.0" } }))).toBeNull();
});
