import { describe, expect, test } from "@jest/globals";
import { type DemoRun, expectFailure, runDemo, runPassing } from "./support/run-demo.ts";
import { freePort, python } from "./support/run-server.ts";
import { standInEngine } from "./support/shared-folder.ts";

interface EngineRun {
  readonly preset: string;
  readonly ranges?: readonly string[];
  readonly set?: readonly string[];
  readonly serve?: readonly string[];
  readonly bench?: readonly string[];
}

/** A run of the stand-in for vLLM with a preset, as a user would start vLLM itself. */
async function vllm({ preset, ranges = [], set = [], serve = [], bench = [] }: EngineRun): Promise<DemoRun> {
  const port = String(await freePort());
  const words = (...more: readonly string[]) => JSON.stringify([python, standInEngine(), ...more, "--port", port]);
  return {
    ranges,
    options: ["--preset", preset],
    set: [
      `workload.server.command=${words("serve", ...serve)}`,
      `workload.server.client=${words("bench", "serve", ...bench)}`,
      `workload.server.ready-port=${port}`,
      "rounds=1",
      "latency.pairs=0",
      ...set,
    ],
    command: [],
  };
}

describe("the preset vllm", () => {
  test.each(["spawn", "fork"])("measures the V1 runner's ranges in each worker, started by %s", async (method) => {
    const set = [`workload.environment.VLLM_WORKER_MULTIPROC_METHOD=${method}`];
    const finished = await runPassing(await vllm({ preset: "vllm", set }));
    // Two prompts of eight steps, in each of two workers.
    expect(finished.run.profile().ranges).toMatchObject([
      { name: "gpu_model_runner: forward", rounds: [{ instances: 32 }] },
    ]);
  });

  // Each reason: __tests__/model/engines.test.ts.
  test("names the V2 runner in the error instead of suggesting other ranges", async () => {
    const set = ["workload.environment.VLLM_USE_V2_MODEL_RUNNER=1"];
    const finished = await runDemo(await vllm({ preset: "vllm", set }));
    expectFailure(finished, "range-not-seen");
    expect(finished.stderr).toContain("This is vLLM 0.25.0 with the V2 model runner");
    expect(finished.stderr).not.toContain("Did you mean");
  });
});

describe("the preset vllm-profiler", () => {
  test("measures everything that the client makes the server run", async () => {
    const finished = await runPassing(await vllm({ preset: "vllm-profiler" }));
    expect(finished.run.profile().ranges.map(({ name }) => name)).toEqual(["(whole capture)"]);
  });

  test("measures the ranges of vLLM's own profiler if it's enabled", async () => {
    const finished = await runPassing(
      await vllm({
        preset: "vllm-profiler",
        ranges: ["execute_context_0(0)_generation_4(4)"],
        serve: ["--profiler-config.profiler=cuda"],
        bench: ["--profile"],
      }),
    );
    expect(finished.run.profile().ranges).toMatchObject([{ rounds: [{ instances: 32 }] }]);
  });
});
