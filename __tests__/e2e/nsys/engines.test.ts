import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { doctorSchema } from "../../../src/model/run/doctor.ts";
import { command, type DemoRun, runDemo, startDemo } from "./support/run-demo.ts";
import { freePort, python } from "./support/run-server.ts";
import { standInEngine } from "./support/shared-folder.ts";
import { workspace } from "./support/workspace.ts";

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
  test.each(["spawn", "fork"])("has the ranges of the V1 runner in each worker, started by %s", async (method) => {
    const set = [`workload.environment.VLLM_WORKER_MULTIPROC_METHOD=${method}`];
    const { code, stderr, run } = await runDemo(await vllm({ preset: "vllm", set }));
    expect({ code, stderr: code === 0 ? "" : stderr }).toEqual({ code: 0, stderr: "" });
    // Two prompts of eight steps, in each of two workers.
    expect(run.profile().ranges).toMatchObject([{ name: "gpu_model_runner: forward", rounds: [{ instances: 32 }] }]);
  });

  test("with the V2 runner all the same, the message says so", async () => {
    const set = ["workload.environment.VLLM_USE_V2_MODEL_RUNNER=1"];
    const { code, stderr } = await startDemo(await vllm({ preset: "vllm", set })).ended;
    expect(code).toBe(3);
    expect(stderr).toContain(`The NVTX range "gpu_model_runner: forward" isn't in the report.`);
    expect(stderr).toContain("This is vLLM 0.25.0 with the V2 model runner, which has no NVTX scopes");
    // The scheduler's are there, and no advice.
    expect(stderr).toContain("The program emitted only these ranges: schedule: allocate_slots.");
    expect(stderr).not.toContain("Did you mean");
  });
});

describe("the preset vllm-profiler", () => {
  test("takes all that the client makes the server run", async () => {
    const { code, stderr, run } = await runDemo(await vllm({ preset: "vllm-profiler" }));
    expect({ code, stderr: code === 0 ? "" : stderr }).toEqual({ code: 0, stderr: "" });
    expect(run.profile().ranges.map(({ name }) => name)).toEqual(["(whole capture)"]);
    expect(run.text("head/load-1/stdout.txt")).toContain("Using V2 Model Runner");
  });

  test("has the ranges of vLLM's own profiler, where that runs", async () => {
    const { code, stderr, run } = await runDemo(
      await vllm({
        preset: "vllm-profiler",
        ranges: ["execute_context_0(0)_generation_4(4)"],
        serve: ["--profiler-config.profiler=cuda"],
        bench: ["--profile"],
      }),
    );
    expect({ code, stderr: code === 0 ? "" : stderr }).toEqual({ code: 0, stderr: "" });
    expect(run.profile().ranges).toMatchObject([{ rounds: [{ instances: 32 }] }]);
  });

  test("without that profiler, the message says what is missing", async () => {
    const ranges = ["execute_context_0(0)_generation_4(4)"];
    const { code, stderr } = await startDemo(await vllm({ preset: "vllm-profiler", ranges })).ended;
    expect(code).toBe(3);
    expect(stderr).toContain("only if it's started with --profiler-config.profiler=cuda");
  });
});

test("doctor --preset vllm says what is measured, before anything starts", async () => {
  const place = workspace();
  const venv = join(place.path, ".venv");
  mkdirSync(join(venv, "lib", "python3.12", "site-packages", "vllm-0.25.0.dist-info"), { recursive: true });
  mkdirSync(join(venv, "bin"));
  writeFileSync(join(venv, "pyvenv.cfg"), "home = /usr/bin\nversion = 3.12.3\n");
  for (const name of ["vllm", "python3"]) writeFileSync(join(venv, "bin", name), "#!/bin/sh\n", { mode: 0o755 });
  const server = ["server.command", "server.client"].map((key) => `workload.${key}=[${venv}/bin/vllm, serve]`);
  const look = async (...more: readonly string[]) => {
    const argv = ["doctor", "--json", "--preset", "vllm", ...server.flatMap((setting) => ["--set", setting]), ...more];
    const { stdout } = await command(argv, { workspace: place });
    return doctorSchema.parse(JSON.parse(stdout)).findings.filter(({ id }) => id === "engine");
  };
  expect(await look()).toMatchObject([
    { severity: "warning", what: expect.stringContaining("makes vLLM 0.25.0 run the V1 model runner") },
  ]);
  expect(await look("--set", "workload.environment.VLLM_USE_V2_MODEL_RUNNER=1")).toMatchObject([
    { severity: "warning", what: expect.stringContaining("with the V2 model runner, which has no NVTX scopes") },
  ]);
});
