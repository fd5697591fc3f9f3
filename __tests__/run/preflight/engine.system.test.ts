import { expect, test } from "@jest/globals";
import type { EngineEvidence } from "../../../src/model/engines.ts";
import { checkAutotuners, checkEngine } from "../../../src/run/preflight/engine.ts";
import { fakeMachine } from "./context.ts";

const scopes = { VLLM_NVTX_SCOPES_FOR_PROFILING: "1" };
const newer = { pythonPackages: { vllm: "0.33.0" } };
const preset: EngineEvidence = {
  argv: ["vllm", "serve", "model"],
  environment: { ...scopes, VLLM_USE_V2_MODEL_RUNNER: "0" },
  pythonPackages: { vllm: "0.23.0", nvtx: "0.2.11" },
  output: "",
  ranges: ["gpu_model_runner: forward"],
};

test.each<[string, Partial<EngineEvidence>, RegExp[]]>([
  ["no problem with the preset and a vLLM before V2", {}, [/^note: vLLM 0\.23\.0\.$/]],
  ["vLLM's V2 before it uses a GPU", { ...newer, environment: scopes }, [/^warning: .*vLLM 0\.33\.0.* V2/]],
  ["a preset that changes what is measured", newer, [/^warning: VLLM_USE_V2_/]],
  // The stand-in is nsys 2023.4.4.
  ["an nvtx that this nsys can't record", { pythonPackages: { vllm: "0.23.0", nvtx: "0.2.15" } }, [/nvtx 0\.2\.15/]],
  ["no problem if no range is wanted", { environment: {}, ranges: [] }, [/^note: vLLM 0\.23\.0\.$/]],
  ["no engine for a custom program", { argv: ["python3", "bench.py"], environment: {}, ranges: ["decode"] }, []],
])("reports about the engine %s", async (_name, evidence, expected) => {
  await using machine = await fakeMachine();
  const findings = await checkEngine(machine.context({ engine: async () => ({ ...preset, ...evidence }) }));
  expect(findings.map(({ severity, what }) => `${severity}: ${what}`)).toEqual(
    expected.map((text) => expect.stringMatching(text)),
  );
});

test.each<[string, EngineEvidence["pythonPackages"], string[]]>([
  ["several, in order", { triton: "3.6", numpy: "2.3", torch: "2.11" }, ["torch 2.11, triton 3.6"]],
  ["one", { jax: "0.11.0" }, ["jax 0.11.0"]],
  ["none among other packages", { numpy: "2.3.0" }, []],
  ["none without known packages", null, []],
])("names the installed autotuners: %s", async (_name, pythonPackages, expected) => {
  await using machine = await fakeMachine();
  const findings = await checkAutotuners(machine.context({ engine: async () => ({ ...preset, pythonPackages }) }));
  expect(findings).toMatchObject(
    expected.map((names) => ({
      id: "autotuners",
      severity: "note",
      what: `Autotuners: ${names}. By default, \`run --base\` gives both sides the same choices.`,
    })),
  );
  expect(findings).toHaveLength(expected.length);
});
