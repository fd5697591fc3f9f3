import { describe, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { ToolError } from "../../../src/model/errors.ts";
import { otherFailures } from "../../../scripts/generate/other-failures.ts";
import { runBuildChecks, runPreflight } from "../../../src/run/preflight/checks.ts";
import { checkSubscribers } from "../../../src/run/preflight/other-profilers.ts";
import { fakeMachine, states } from "./context.ts";

describe("runPreflight", () => {
  test("passes all checks in order on a good machine, and leaves no file behind", async () => {
    await using machine = await fakeMachine();
    const before = execFileSync("find", [machine.folder]).toString();
    const findings = await runPreflight(machine.context(), [checkSubscribers]);
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
    expect(execFileSync("find", [machine.folder]).toString()).toBe(before);
  });

  test("documents each blocking check in docs/failures.md", async () => {
    await using machine = await fakeMachine();
    const broken = [
      machine.context({ environment: { FAKE_NSYS: "no-module", FAKE_SMI: "no-driver" }, freeBytes: async () => 1e8 }),
      machine.context({
        withoutTools: true,
        ncuNeed: "required",
        programs: [{ key: "workload.command", name: "pyhton3", form: "list" }],
        probeIsolation: async () => Promise.reject(new ToolError({ what: "No isolation." })),
      }),
    ];
    const findings = (await Promise.all(broken.map(async (context) => runPreflight(context, [])))).flat();
    const errors = findings.filter(({ severity }) => severity === "error").map(({ id }) => `preflight-${id}`);
    const documented = otherFailures.map(({ id }) => id).filter((id) => id.startsWith("preflight-"));
    expect([...new Set(errors)].toSorted()).toEqual(documented.toSorted());
  });
});

describe("runBuildChecks", () => {
  test("checks only the tools and leaves no file behind", async () => {
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
    // nsys says nothing of it by its exit code.
    ["no-importer", /^nsys profile .* exited with 0: Importer error status/],
    ["no-export", /^nsys export .* exited with 1: Failed to create/],
  ])("reports an nsys that can't make reports: %s", async (FAKE_NSYS, message) => {
    await using machine = await fakeMachine();
    const findings = await runBuildChecks(machine.context({ environment: { FAKE_NSYS } }), false);
    const broken = findings.filter(({ severity }) => severity === "error");
    expect(broken).toMatchObject([{ id: "nsys-report", blocksRun: true, what: expect.stringMatching(message) }]);
  });

  test("retries after one failure and ends what it left running", async () => {
    await using machine = await fakeMachine();
    const FAKE_RUN = randomUUID();
    const environment = { FAKE_NSYS: "flaky", FAKE_RUN };
    const findings = await runBuildChecks(machine.context({ environment }), false);
    expect(states(findings)).toContain("nsys-report note");
    const left = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && environmentOf(pid).includes(FAKE_RUN));
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
