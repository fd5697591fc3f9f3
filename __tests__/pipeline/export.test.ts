import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import type { Command } from "../../src/model/run/plan.ts";
import { exportReports } from "../../src/pipeline/capture/export.ts";
import { testDirectory } from "../run/support/directory.ts";

/** Exports a report with an nsys whose `hanging` command never ends. Returns the error and the commands. */
async function failedExport(hanging: "nsys export" | "nsys stats", captureSeconds: number) {
  const folder = testDirectory();
  const report = join(folder, "report.nsys-rep");
  writeFileSync(report, "report");
  const commands: Command[] = [];
  const ports = {
    runTool: async (command: Command) => {
      commands.push(command);
      writeFileSync(join(folder, "report.sqlite"), "half of it");
      const timedOut = command.tool === hanging;
      return Promise.resolve({ exitCode: timedOut ? 137 : 0, stdout: "", stderr: "", seconds: 600, timedOut });
    },
    environment: {},
    nsys: { path: "nsys", version: null, missingOptions: [], reports: [], importer: null },
    extraReports: [],
    note: () => undefined,
  };
  const error: unknown = await exportReports(ports, [report], { folder, label: "round 1", captureSeconds }).catch(
    (thrown: unknown) => thrown,
  );
  return { error, commands };
}

test.each(["nsys export", "nsys stats"] as const)("%s that hangs is stopped after 10 minutes", async (tool) => {
  const { error, commands } = await failedExport(tool, 3);
  expect(error).toMatchObject({
    id: "nsys-hung",
    what: expect.stringContaining(`${tool} didn't end within 10 minutes`),
  });
  expect(commands.map(({ timeLimitMs }) => timeLimitMs)).toEqual(commands.map(() => 600_000));
});

test("a long capture gives nsys more time", async () => {
  const { error } = await failedExport("nsys stats", 120);
  expect(error).toMatchObject({ what: expect.stringContaining("within 40 minutes") });
});
