import { describe, expect, test } from "@jest/globals";
import { StoppedError, ToolError } from "../../../src/model/errors.ts";
import type { RunTool } from "../../../src/model/run/ports.ts";
import {
  createPreflightError,
  runBuildChecks,
  runFileChecks,
  runPreflight,
} from "../../../src/run/preflight/checks.ts";
import { checkSubscribers } from "../../../src/run/preflight/other-profilers.ts";
import { fakeMachine, isolatedBy, states } from "./context.ts";

const silent: RunTool = async () => ({ exitCode: 0, stdout: "", stderr: "", seconds: 0, timedOut: false });

describe("runPreflight", () => {
  test("works on a machine with neither GPU nor tools", async () => {
    await using machine = await fakeMachine();
    const bare = { withoutTools: true, proc: `${machine.folder}/no-proc` };
    const findings = await runPreflight(machine.context(bare), [checkSubscribers]);
    expect(states(findings)).toEqual([
      "nsys error",
      "ncu warning",
      "gpu error",
      "other-profilers note",
      "isolation note",
      "disk-out note",
      "disk-temporary note",
    ]);
    const error = createPreflightError(findings);
    expect(error).toBeInstanceOf(ToolError);
    expect(error).toMatchObject({ id: "preflight-nsys", exitCode: 3, message: expect.stringMatching(/^2 problems/) });
    // What does not keep the run from starting would be the next to fail.
    expect(error?.failures).toMatchObject([
      { id: "preflight-nsys", help: expect.any(String) },
      { id: "preflight-gpu", help: expect.stringContaining("require-kernels") },
    ]);
    expect(createPreflightError(findings.slice(0, 2))).toMatchObject({ id: "preflight-nsys", failures: [] });
    expect(createPreflightError(findings.slice(1, 2))).toBeNull();
    const withoutKernels = await runPreflight(machine.context({ ...bare, requireKernels: false }), []);
    expect(states(withoutKernels).slice(0, 2)).toEqual(["nsys error", "gpu note"]);
  });

  test("doesn't check ncu and counters for a run without kernel metrics", async () => {
    await using machine = await fakeMachine();
    await machine.proc("self/status", "CapEff:\t0000000000000000\n");
    const context = machine.context({ runTool: silent, ncuPath: "/none/ncu", ncuNeed: "none" });
    const findings = await runPreflight(context, []);
    expect(findings.filter(({ id }) => id.startsWith("ncu"))).toEqual([]);
  });

  test("runs the tools concurrently", async () => {
    await using machine = await fakeMachine();
    const asked = new Set<string>();
    const allAsked = Promise.withResolvers<undefined>();
    const ask = async (what: string): Promise<void> => {
      asked.add(what);
      if (["nsys", "ncu", "nvidia-smi", "isolation"].every((one) => asked.has(one))) allAsked.resolve(undefined);
      await allAsked.promise;
    };
    const context = machine.context({
      runTool: async (command) => ask(command.argv[0]).then(async () => silent(command)),
      probeIsolation: async () => ask("isolation").then(isolatedBy("none")),
    });
    await runPreflight(context, []);
    expect(asked.size).toBe(4);
  });

  test("doesn't mistake its own tools for other profilers", async () => {
    await using machine = await fakeMachine();
    const context = machine.context({
      runTool: async (command) => machine.proc("99/comm", "nsys\n").then(async () => silent(command)),
    });
    expect(states(await runPreflight(context, [checkSubscribers]))).toContain("other-profilers note");
    expect(states(await runPreflight(context, [checkSubscribers]))).toContain("other-profilers warning");
  });

  test("throws one check's error after the others ended", async () => {
    await using machine = await fakeMachine();
    let [started, running] = [0, 0];
    const context = machine.context({
      runTool: async (command) => {
        started += 1;
        running += 1;
        await new Promise(setImmediate);
        running -= 1;
        return silent(command);
      },
      probeIsolation: () => Promise.reject(new StoppedError("SIGINT")),
    });
    await expect(runPreflight(context, [])).rejects.toThrow(StoppedError);
    expect({ running, hasStarted: started > 0 }).toEqual({ running: 0, hasStarted: true });
  });
});

test("runFileChecks starts no tool", async () => {
  await using machine = await fakeMachine();
  const context = machine.context({
    programs: [{ key: "workload.command", name: "pyhton3", form: "list" }],
    runTool: async ({ tool }) => Promise.reject(new Error(`${tool} was started`)),
  });
  expect(states(await runFileChecks(context))).toEqual(["program error", "disk-out note", "disk-temporary note"]);
});

test.each([
  ["none", false, ["nsys error"]],
  ["wanted", false, ["nsys error", "ncu warning"]],
  // An image may be built without what a run needs, but not without what is asked for in so many words.
  ["required", false, ["nsys error", "ncu warning"]],
  ["none", true, ["nsys error", "ncu error"]],
] as const)(
  "runBuildChecks checks ncu if a run's need for it is %s and --ncu is %s",
  async (ncuNeed, requireNcu, expected) => {
    await using machine = await fakeMachine();
    const context = machine.context({ withoutTools: true, ncuNeed });
    expect(states(await runBuildChecks(context, requireNcu))).toEqual(expected);
  },
);
