import { truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, jest, test } from "@jest/globals";
import type { ToolResult } from "../../src/model/run/ports.ts";
import type { Command } from "../../src/model/run/plan.ts";
import { exportReports } from "../../src/pipeline/capture/export.ts";
import { testDirectory } from "../run/support/directory.ts";

type Tool = "nsys export" | "nsys stats";

/** How one of the tools fails. */
interface Failing {
  readonly tool: Tool;
  readonly result?: Partial<ToolResult>;
  /** What its export holds; null for no file. */
  readonly exported?: string | null;
  readonly captureSeconds?: number;
  /** So large that the disk has less room. */
  readonly hugeReport?: boolean;
}

/** Exports a report with an nsys that fails; returns the error, and what was run and said. */
async function failedExport(failing: Failing) {
  const { tool, result = {}, exported = "half of it", captureSeconds = 3, hugeReport = false } = failing;
  const folder = testDirectory();
  const report = join(folder, "report.nsys-rep");
  writeFileSync(report, "report");
  if (hugeReport) truncateSync(report, 15 * 2 ** 40);
  const commands: Command[] = [];
  const notes: string[] = [];
  const ports = {
    runTool: async (command: Command) => {
      commands.push(command);
      if (exported !== null) writeFileSync(join(folder, "report.sqlite"), exported);
      const good = { exitCode: 0, stdout: "", stderr: "", seconds: 1, timedOut: false };
      return Promise.resolve(command.tool === tool ? { ...good, ...result } : good);
    },
    environment: {},
    nsys: { path: "nsys", version: null, missingOptions: [], reports: [], importer: null },
    note: (message: string) => notes.push(message),
  };
  const ended: Promise<unknown> = exportReports(ports, [report], { folder, label: "round 1", captureSeconds }).catch(
    (thrown: unknown) => thrown,
  );
  return { ended, commands, notes, folder };
}

const hanging = { exitCode: 137, timedOut: true };

test.each(["nsys export", "nsys stats"] as const)("stops %s after 10 minutes", async (tool) => {
  const { ended, commands } = await failedExport({ tool, result: hanging });
  expect(await ended).toMatchObject({
    id: "nsys-hung",
    what: expect.stringContaining(`${tool} didn't end within 10 minutes`),
  });
  expect(commands.map(({ timeLimitMs }) => timeLimitMs)).toEqual(commands.map(() => 600_000));
});

test("gives nsys more time after a long capture", async () => {
  const { ended } = await failedExport({ tool: "nsys stats", result: hanging, captureSeconds: 120 });
  expect(await ended).toMatchObject({ what: expect.stringContaining("within 40 minutes") });
});

test("logs an export that takes more than two seconds", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "performance", "Date"] });
  try {
    const { ended, notes } = await failedExport({ tool: "nsys stats", result: hanging });
    jest.advanceTimersByTime(1999);
    expect(notes).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(notes).toEqual([expect.stringContaining("round 1: nsys is exporting")]);
    await ended;
  } finally {
    jest.useRealTimers();
  }
});

const failed = (stderr: string, exitCode = 1) => ({ result: { exitCode, stderr } });
const threw = "ERROR: Report 'cuda_gpu_kern_sum.py' encountered an internal error: Module threw exception";
const unknown = "ERROR: Report 'nvtx_kern_sum' could not be found.";
const full = { ...failed("terminate called after throwing an instance of 'std::exception'", 134), hugeReport: true };
test.each<[tool: Tool, id: string, says: string, failing: Omit<Failing, "tool">]>([
  ["nsys stats", "stats-broken", "encountered an internal error", failed(threw, 0)],
  ["nsys stats", "stats-report-unknown", "'nvtx_kern_sum' could not be found.", { result: { stdout: unknown } }],
  ["nsys stats", "nsys-stats-failed", "(exit code 9)", failed("fatal error: out of waitBudget", 9)],
  ["nsys export", "export-failed", "magic number mismatch", failed("Exportation error: magic number mismatch.")],
  ["nsys export", "disk-full", "database or disk is full", failed("Exportation error: database or disk is full")],
  ["nsys export", "disk-full", "(exit code 134)", full],
  ["nsys export", "nsys-export-failed", "nsys printed no error.", { exported: null }],
  ["nsys export", "nsys-export-failed", "nsys printed no error.", { exported: "" }],
])("explains a failed tool, whatever its exit code: %s: %s, %s", async (tool, id, says, failing) => {
  const { ended, folder } = await failedExport({ tool, ...failing });
  const error = await ended;
  expect(error).toMatchObject({ id, where: expect.stringContaining(`round 1, ${tool}`) });
  const { where, why } = error as { readonly where: string; readonly why: string };
  expect(`${where}\n${why}`).toContain(says);
  // The place of a full disk is named.
  expect(where.startsWith(folder)).toBe(id === "disk-full");
});
