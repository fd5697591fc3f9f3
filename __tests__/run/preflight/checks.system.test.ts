import { describe, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describeError, StoppedError, ToolError } from "../../../src/errors.ts";
import { otherFailures } from "../../../scripts/generate/other-failures.ts";
import { preflightError, runBuildChecks, runPreflight } from "../../../src/run/preflight/checks.ts";
import { fakeMachine, states } from "./context.ts";

describe("runPreflight", () => {
  test("finds all well on a good machine, in the order of the table, and leaves no file behind", async () => {
    await using machine = await fakeMachine();
    const before = execFileSync("find", [machine.folder]).toString();
    const findings = await runPreflight(machine.context());
    expect(states(findings)).toEqual([
      "nsys note",
      "nsys-importer warning", // The fake nsys has none beside it.
      "nsys-stats note",
      "nsys-environment note",
      "ncu note",
      "ncu-counters note",
      "gpu note",
      "gpu-busy note",
      "nsys-cuda warning", // nsys 2023.4 and a driver for CUDA 13.0, as measured.
      "other-profilers note",
      "isolation note",
      "disk-out note",
      "disk-temporary note",
    ]);
    expect(findings[0]?.what).toBe("Nsight Systems 2023.4.4.54-234433681190v0.");
    expect(findings.every(({ blocksRun }) => !blocksRun)).toBe(true);
    expect(preflightError(findings)).toBeNull();
    expect(execFileSync("find", [machine.folder]).toString()).toBe(before);
  });

  test("tells all that is wrong at once, each with its remedy", async () => {
    await using machine = await fakeMachine();
    const context = machine.context({
      environment: { FAKE_NSYS: "no-module", FAKE_SMI: "no-driver" },
      freeBytes: async () => 1e8,
    });
    const error = preflightError(await runPreflight(context));
    expect(error?.message).toBe("4 problems on this machine would prevent the run or leave its captures empty:");
    expect(error?.failures.map(({ id }) => id)).toEqual([
      ...["preflight-nsys-stats", "preflight-gpu", "preflight-disk-out", "preflight-disk-temporary"],
    ]);
    expect(error?.failures.every(({ help }) => help !== null)).toBe(true);
    expect(describeError(error)).toMatch(
      /^4 problems.*:\n {2}nsys stats can't create reports.*\n {4}help: {2}Reinstall[^]*\n {2}95\.4 MiB free in the temporary folder; .*512 MiB.*\n {4}help: {2}Free/,
    );
  });

  test("one problem is told as itself", async () => {
    await using machine = await fakeMachine();
    const alone = preflightError(await runPreflight(machine.context({ nsysPath: "/none/nsys" })));
    expect(alone).toMatchObject({ id: "preflight-nsys", what: "Can't find /none/nsys on this machine.", failures: [] });
  });

  test("refuses a machine without a GPU if the run needs kernels", async () => {
    await using machine = await fakeMachine();
    const error = preflightError(await runPreflight(machine.context({ environment: { FAKE_SMI: "no-driver" } })));
    expect(error).toMatchObject({ id: "preflight-gpu", exitCode: 3 });
    expect(error?.help).toContain("require-kernels");
  });

  test("needs neither GPU nor ncu for a program without kernels", async () => {
    await using machine = await fakeMachine();
    const context = machine.context({
      environment: { FAKE_SMI: "no-driver" },
      ncuPath: "/none/ncu",
      requireKernels: false,
    });
    const findings = await runPreflight(context);
    expect(preflightError(findings)).toBeNull();
    const told = findings.filter(({ severity }) => severity !== "note").map(({ id }) => id);
    expect(told).toEqual(["nsys-importer"]);
  });

  test("each check that keeps a run from starting has its line in docs/failures.md", async () => {
    await using machine = await fakeMachine();
    const refused = new ToolError({ id: "isolation-missing", what: "No isolation." });
    const broken = [
      machine.context({ environment: { FAKE_NSYS: "no-module", FAKE_SMI: "no-driver" }, freeBytes: async () => 1e8 }),
      machine.context({ nsysPath: "/none/nsys", ncuPath: "/none/ncu", ncuNeed: "required" }),
      machine.context({ programs: [{ key: "workload.command", name: "pyhton3", form: "list" }] }),
      machine.context({ probeIsolation: async () => Promise.reject(refused) }),
    ];
    const findings = (await Promise.all(broken.map(runPreflight))).flat();
    const errors = findings.filter(({ severity }) => severity === "error").map(({ id }) => `preflight-${id}`);
    const documented = otherFailures.map(({ id }) => id).filter((id) => id.startsWith("preflight-"));
    expect([...new Set(errors)].toSorted()).toEqual(documented.toSorted());
  });

  test("a run without kernel metrics asks for no ncu, and for no counters", async () => {
    await using machine = await fakeMachine();
    await machine.proc("self/status", "CapEff:\t0000000000000000\n");
    const context = machine.context({ ncuPath: "/none/ncu", ncuNeed: "none" });
    const findings = await runPreflight(context);
    expect(findings.filter(({ id }) => id.startsWith("ncu"))).toEqual([]);
    expect(states(await runBuildChecks(context, false))).not.toContain("ncu warning");
    // What is asked for in so many words is looked at.
    expect(states(await runBuildChecks(context, true))).toContain("ncu error");
  });

  test("an ncu that a run cannot do without keeps it from starting", async () => {
    await using machine = await fakeMachine();
    const findings = await runPreflight(machine.context({ ncuPath: "/none/ncu", ncuNeed: "required" }));
    expect(findings.filter(({ blocksRun }) => blocksRun).map(({ id }) => id)).toEqual(["ncu"]);
    // An image may be built without it all the same.
    const built = await runBuildChecks(machine.context({ ncuPath: "/none/ncu", ncuNeed: "required" }), false);
    expect(states(built)).toContain("ncu warning");
  });

  test("asks the tools at once: each of these waits for all others", async () => {
    await using machine = await fakeMachine();
    const usual = machine.context();
    const asked = new Set<string>();
    const allAsked = Promise.withResolvers<undefined>();
    const ask = async (what: string): Promise<void> => {
      asked.add(what);
      if (["nsys", "ncu", "nvidia-smi", "isolation"].every((one) => asked.has(one))) allAsked.resolve(undefined);
      await allAsked.promise;
    };
    const findings = await runPreflight(
      machine.context({
        runTool: async (command) => {
          await ask(command.argv[0]);
          return usual.runTool(command);
        },
        probeIsolation: async () => {
          await ask("isolation");
          return usual.probeIsolation();
        },
      }),
    );
    expect(states(findings)).toEqual(states(await runPreflight(usual)));
  });

  test("does not take its own tools for somebody else's", async () => {
    await using machine = await fakeMachine();
    const { runTool } = machine.context();
    const context = machine.context({
      runTool: async (command) => {
        await machine.proc("99/comm", "nsys\n");
        return runTool(command);
      },
    });
    expect(states(await runPreflight(context))).toContain("other-profilers note");
    expect(states(await runPreflight(context))).toContain("other-profilers warning");
  });

  test("what one check throws is thrown when none of the others runs any more", async () => {
    await using machine = await fakeMachine();
    const { runTool } = machine.context();
    let running = 0;
    const context = machine.context({
      runTool: async (command) => {
        running += 1;
        return runTool(command).finally(() => (running -= 1));
      },
      probeIsolation: () => Promise.reject(new StoppedError("SIGINT")),
    });
    await expect(runPreflight(context)).rejects.toThrow(StoppedError);
    expect(running).toBe(0);
  });

  test("every warning and error says what to do", async () => {
    await using machine = await fakeMachine();
    await machine.proc("99/comm", "nv-hostengine\n");
    const environment = { FAKE_NSYS: "no-sampling", FAKE_SMI: "busy", FAKE_NCU: "broken" };
    const findings = await runPreflight(machine.context({ environment, freeBytes: async () => 2e9 }));
    for (const { severity, help } of findings) expect(help === null).toBe(severity === "note");
  });
});

describe("runBuildChecks", () => {
  test("looks at the tools alone, and leaves no file behind", async () => {
    await using machine = await fakeMachine();
    const before = execFileSync("find", [machine.folder]).toString();
    const context = machine.context({
      environment: { FAKE_SMI: "no-driver" },
      freeBytes: async () => 1,
      probeIsolation: async () => {
        throw new ToolError({ what: "Nobody should ask." });
      },
    });
    const findings = await runBuildChecks(context, true);
    expect(states(findings)).toEqual([
      "nsys note",
      "nsys-importer warning",
      "nsys-stats note",
      "nsys-report note",
      "ncu note",
    ]);
    expect(execFileSync("find", [machine.folder]).toString()).toBe(before);
  });

  test.each([
    {
      name: "no importer, of which nsys says nothing by its exit code",
      environment: { FAKE_NSYS: "no-importer" },
      message: /^nsys profile doesn't create a report\. The command exited with 0: Importer error status/,
    },
    {
      name: "no export",
      environment: { FAKE_NSYS: "no-export" },
      message: /^nsys export can't read nsys's own report\. The command exited with 1: Failed to create/,
    },
  ])("an nsys that cannot make reports: $name", async ({ environment, message }) => {
    await using machine = await fakeMachine();
    const findings = await runBuildChecks(machine.context({ environment }), false);
    const broken = findings.filter(({ severity }) => severity === "error");
    expect(broken).toMatchObject([{ id: "nsys-report", blocksRun: true, what: expect.stringMatching(message) }]);
  });

  test("one failure that does not repeat is no proof, and what it left running is ended", async () => {
    await using machine = await fakeMachine();
    const marker = `FAKE_RUN=${randomUUID()}`;
    const [name = "", value = ""] = marker.split("=");
    const environment = { FAKE_NSYS: "flaky", [name]: value };
    const findings = await runBuildChecks(machine.context({ environment }), false);
    expect(states(findings)).toContain("nsys-report note");
    const left = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && environmentOf(pid).includes(marker));
    expect(left).toEqual([]);
  });
});

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, "latin1");
  } catch {
    return ""; // It ended just now, or is another user's.
  }
}
