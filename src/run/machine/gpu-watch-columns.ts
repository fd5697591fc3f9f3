import { ToolError } from "../../errors.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { RunTool } from "../../model/run/ports.ts";
import { requiredColumns, type SampleColumn, sampleColumns } from "./gpu-watch-sample.ts";

export interface GpuQueryPorts {
  readonly runTool: RunTool;
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** What this machine's nvidia-smi can be asked for, again and again; or why there is nothing to watch. */
export type GpuWatchColumns =
  | { readonly kind: "ready"; readonly columns: readonly SampleColumn[]; readonly argv: readonly [string, ...string[]] }
  | { readonly kind: "unavailable"; readonly why: string };

/** Finds out once a run what to ask for. `gpuIndex` as nvidia-smi counts; null is all GPUs. Never throws for a missing driver. */
export async function findGpuWatchColumns(ports: GpuQueryPorts, gpuIndex: number | null): Promise<GpuWatchColumns> {
  const names = new Map<SampleColumn, string[]>();
  for (const column of columnNames()) names.set(column, [...sampleColumns[column]]);
  try {
    for (;;) {
      const argv = query([...names.values()], gpuIndex);
      const { runTool, cwd, environment } = ports;
      const result = await runTool({
        tool: "nvidia-smi",
        argv,
        cwd,
        environment: inUtc(environment),
        timeLimitMs: 30_000,
      });
      // It names one unknown field at a time.
      const unknown = /Field "([^"]+)" is not a valid field/.exec(result.stdout + result.stderr)?.[1];
      if (unknown !== undefined && dropName(names, unknown)) continue;
      if (result.timedOut) return { kind: "unavailable", why: "nvidia-smi did not answer in time." };
      if (result.exitCode === 0) return { kind: "ready", columns: [...names.keys()], argv };
      const said = plainText(`${result.stdout} ${result.stderr}`.trim().replaceAll(/\s+/g, " "));
      return { kind: "unavailable", why: said === "" ? `nvidia-smi ended with ${result.exitCode}.` : said };
    }
  } catch (error) {
    if (error instanceof ToolError) return { kind: "unavailable", why: "There is no nvidia-smi." };
    throw error;
  }
}

/** nvidia-smi writes local times. */
export function inUtc(environment: Readonly<Record<string, string>>): Record<string, string> {
  return { ...environment, TZ: "UTC" };
}

function columnNames(): SampleColumn[] {
  return ["time", "uuid", "smClock", "power", "temperature", "reasons"];
}

function query(names: readonly (readonly string[])[], gpuIndex: number | null): [string, ...string[]] {
  const fields = names.map(([newest]) => newest).join(",");
  const gpu = gpuIndex === null ? [] : [`--id=${gpuIndex}`];
  return ["nvidia-smi", `--query-gpu=${fields}`, "--format=csv,noheader,nounits", ...gpu];
}

/** Takes an older name in place of one that is not known, or does without the column. False when neither is possible. */
function dropName(names: Map<SampleColumn, string[]>, unknown: string): boolean {
  for (const [column, [newest, ...older]] of names) {
    if (newest !== unknown) continue;
    if (older.length > 0) names.set(column, older);
    else if (requiredColumns.includes(column)) return false;
    else names.delete(column);
    return true;
  }
  return false;
}
