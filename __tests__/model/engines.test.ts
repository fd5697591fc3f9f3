import { describe, expect, test } from "@jest/globals";
import { type EngineEvidence, findEngine, otherRunner } from "../../src/model/engines.ts";

function evidence(parts: Partial<EngineEvidence>): EngineEvidence {
  return { argv: [], environment: {}, pythonPackages: null, output: "", ranges: [], ...parts };
}

const scopes = { VLLM_NVTX_SCOPES_FOR_PROFILING: "1" };
const serve = ["/venv/bin/vllm", "serve", "Qwen/Qwen3-0.6B"];
const log = "INFO core.py:139] Initializing a V1 LLM engine (v0.33.0) with config: model='Qwen/Qwen3-0.6B'";
const forward = ["gpu_model_runner: forward"];

describe("why the ranges of vLLM never open", () => {
  test.each([
    {
      title: "its log says V2",
      parts: { argv: serve, environment: scopes, output: `${log}\nINFO gpu_worker.py:513] Using V2 Model Runner\n` },
      why: "This is vLLM 0.33.0 with the V2 model runner, which has no NVTX scopes (as of vLLM 0.33).",
      help: "Set VLLM_USE_V2_MODEL_RUNNER=0 in workload.environment",
    },
    {
      title: "what the log says counts, whatever is set",
      parts: {
        argv: serve,
        environment: { ...scopes, VLLM_USE_V2_MODEL_RUNNER: "0" },
        output: `${log}\nUsing V2 Model Runner\n`,
      },
      why: "with the V2 model runner, although VLLM_USE_V2_MODEL_RUNNER=0 is set: a feature of this server needs V2.",
      help: "preset vllm-profiler",
    },
    {
      title: "V2 is asked for",
      parts: { argv: serve, environment: { ...scopes, VLLM_USE_V2_MODEL_RUNNER: "1" } },
      why: "This is vLLM with the V2 model runner",
      help: "Set VLLM_USE_V2_MODEL_RUNNER=0",
    },
    {
      title: "V2 is the default of all models",
      parts: { argv: serve, environment: scopes, pythonPackages: { vllm: "0.29.0" } },
      why: "This is vLLM 0.29.0, which uses the V2 model runner by default. V2 has no NVTX scopes (as of vLLM 0.33).",
      help: "Set VLLM_USE_V2_MODEL_RUNNER=0",
    },
    {
      title: "V2 is the default of some models",
      parts: { argv: serve, environment: scopes, pythonPackages: { vllm: "0.24.0+cu130" } },
      why: "which uses the V2 model runner for some models. V2 has no NVTX scopes",
      help: "Set VLLM_USE_V2_MODEL_RUNNER=0",
    },
    {
      title: "the scopes are off",
      parts: { argv: serve, environment: {}, pythonPackages: { vllm: "0.23.0" } },
      why: "This is vLLM 0.23.0, and its NVTX scopes are off.",
      help: "Set VLLM_NVTX_SCOPES_FOR_PROFILING=1 in workload.environment, as the preset vllm does.",
    },
    {
      title: "its profiler's range, without its profiler",
      parts: { argv: serve, ranges: ["execute_context_0(0)_generation_4(4)"] },
      why: "vLLM emits execute_context_… only if it's started with --profiler-config.profiler=cuda",
      help: "vllm bench serve --profile",
    },
    {
      title: "started as a module",
      parts: { argv: ["python3", "-m", "vllm.entrypoints.openai.api_server"] },
      why: "This is vLLM",
      help: "VLLM_NVTX_SCOPES_FOR_PROFILING=1",
    },
    {
      title: "in a line of shell",
      parts: { argv: ["bash", "-c", "vllm serve model | tee log"] },
      why: "This is vLLM",
      help: "VLLM_NVTX_SCOPES_FOR_PROFILING=1",
    },
  ])("$title", ({ parts, why, help }) => {
    const problem = findEngine(evidence({ ranges: forward, ...parts }))?.problem;
    expect(problem?.why).toContain(why);
    expect(problem?.help).toContain(help);
  });

  test.each([
    { argv: serve, environment: { ...scopes, VLLM_USE_V2_MODEL_RUNNER: "0" }, pythonPackages: { vllm: "0.33.0" } },
    { argv: serve, environment: scopes, pythonPackages: { vllm: "0.23.0" } },
    { argv: serve, environment: scopes, output: log.replace("0.33.0", "0.23.0") },
    {
      argv: [...serve, "--profiler-config.profiler=cuda"],
      environment: {},
      ranges: ["execute_context_0(0)_generation_4(4)"],
    },
  ])("where nothing is in the way, nothing is said: %j", (parts) => {
    const engine = findEngine(evidence({ ranges: forward, ...parts }));
    expect(engine).toMatchObject({ name: "vLLM", problem: null });
  });
});

test.each([
  {
    argv: ["python3", "-m", "sglang.launch_server"],
    ranges: ["scheduler.run_batch"],
    why: "SGLang emits scheduler.run_batch only with SGLANG_ENABLE_NVTX_SCHEDULER=1.",
  },
  {
    argv: ["sglang", "serve"],
    environment: { SGLANG_ENABLE_NVTX_SCHEDULER: "1" },
    pythonPackages: { sglang: "0.5.23" },
    ranges: ["scheduler.run_batch"],
    why: "This is SGLang 0.5.23, and the Python package nvtx isn't installed.",
  },
  { argv: ["./build/bin/llama-bench", "-o", "json"], ranges: ["decode"], why: "llama.cpp has no NVTX ranges" },
  {
    argv: ["trtllm-serve", "model"],
    ranges: ["forward"],
    why: "This is TensorRT-LLM, and its extra NVTX ranges are off.",
  },
])("other engines: $argv", ({ why, ...parts }) => {
  expect(findEngine(evidence(parts))?.problem?.why).toContain(why);
});

test("a program of one's own is no engine", () => {
  expect(findEngine(evidence({ argv: ["python3", "my_vllm.py"], ranges: ["decode"] }))).toBeNull();
});

test("with a preset alone, its variables tell the engine", () => {
  expect(findEngine(evidence({ environment: scopes, ranges: forward }))?.name).toBe("vLLM");
});

test("measuring another runner than the default is said", () => {
  const forced = { argv: serve, environment: { ...scopes, VLLM_USE_V2_MODEL_RUNNER: "0" } };
  expect(otherRunner(evidence({ ...forced, pythonPackages: { vllm: "0.33.0" } }))).toContain(
    "VLLM_USE_V2_MODEL_RUNNER=0 makes vLLM 0.33.0 run the V1 model runner. By default, vLLM uses V2",
  );
  expect(otherRunner(evidence({ ...forced, pythonPackages: { vllm: "0.23.0" } }))).toBeNull();
  expect(otherRunner(evidence({ argv: serve, environment: scopes, pythonPackages: { vllm: "0.33.0" } }))).toBeNull();
});
