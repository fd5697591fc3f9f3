import { ToolError } from "../../model/errors.ts";
import type { RunTool } from "../../model/run/ports.ts";
import type { Milliseconds } from "../../model/units.ts";
import { ncuImportArgv } from "../../plan/ncu/argv.ts";
import { callTool } from "../../run/process/tool.ts";

/** The ports for reading an ncu report. */
export interface ImportPorts {
  readonly runTool: RunTool;
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The path of ncu. */
  readonly ncu: string;
}

const importLimitMs: Milliseconds = 5 * 60_000;

/** Prints a page of an ncu report as CSV, or returns why that failed. `report` is an absolute path with its suffix; messages call it `shown`. */
export async function importPage(
  { ncu, ...ports }: ImportPorts,
  report: string,
  page: "raw" | "details",
  shown: string,
): Promise<string | ToolError> {
  const argv = ncuImportArgv(ncu, report, page);
  const { exitCode, stdout, stderr, timedOut } = await callTool(ports, "ncu --import", argv, importLimitMs);
  if (exitCode === 0) return stdout;
  return new ToolError({
    id: "ncu-import",
    what: timedOut
      ? "ncu --import didn't finish within five minutes."
      : `ncu --import exited with ${String(exitCode)}.`,
    where: shown,
    why: `${stderr}\n${stdout}`.trim().slice(0, 500),
    help: "An older ncu can't read reports from a newer ncu. Check that ncu-ui can open the report. To keep a run's report, set ncu.keep-report=true.",
  });
}
