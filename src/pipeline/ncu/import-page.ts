import { ToolError } from "../../errors.ts";
import type { RunTool } from "../../model/run/ports.ts";
import type { Milliseconds } from "../../model/units.ts";
import { ncuImportArgv } from "../../plan/ncu/argv.ts";
import { callTool } from "../../run/process/tool.ts";

/** What reading a report of ncu takes. */
export interface ImportPorts {
  readonly runTool: RunTool;
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The ncu program. */
  readonly ncu: string;
}

const importLimitMs: Milliseconds = 5 * 60_000;

/** A page of a report of ncu (absolute, with its suffix) as CSV, or why there is none; `shown` is what people know the report by. */
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
    what: timedOut ? "ncu --import did not end within five minutes." : `ncu --import ended with ${String(exitCode)}.`,
    where: shown,
    why: `${stderr}\n${stdout}`.trim().slice(0, 500),
    help: "An ncu that is older than the one that wrote a report cannot read it. See whether ncu-ui opens it; of a run it stays with ncu.keep-report=true.",
  });
}
