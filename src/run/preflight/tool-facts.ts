import { realpath } from "node:fs/promises";
import { ToolError } from "../../errors.ts";
import type { RunTool } from "../../model/run/ports.ts";
import type { ToolResult } from "../../model/run/process.ts";
import { findImporter, resolveProgram } from "./nsys.ts";
import { newestCupti, type CudaVersion } from "./nsys-cuda-versions.ts";
import { parseHelpReports } from "./help-reports.ts";

export interface ToolFactsPorts {
  readonly runTool: RunTool;
  readonly cwd: string;
  readonly toolEnvironment: Readonly<Record<string, string>>;
  readonly nsysPath: string;
  readonly ncuPath: string;
}

/** A tool that is there, or why it cannot be used. */
export type ToolPresence =
  | { readonly state: "absent" }
  | { readonly state: "broken"; readonly why: string }
  | {
      readonly state: "present";
      /** `2023.4.4.54-234433681190v0`; null when its words could not be read. */
      readonly version: string | null;
      /** All that `--version` printed. */
      readonly versionOutput: string;
    };

export interface NsysFacts {
  readonly presence: ToolPresence;
  /** The program that is really started: links are followed. */
  readonly resolvedPath: string | null;
  readonly importer: string | null;
  /** Names of `nsys stats --help-reports`; empty when it could not say. */
  readonly reports: readonly string[];
  /** The newest CUPTI that lies beside nsys, and with it the newest CUDA that it was built for. */
  readonly newestCuda: CudaVersion | null;
}

export interface NcuFacts {
  readonly presence: ToolPresence;
}

/** Asks nsys for its version and reports, and looks for what belongs to it. */
export async function readNsysFacts(ports: ToolFactsPorts): Promise<NsysFacts> {
  const presence = await readPresence(ports, "nsys", ports.nsysPath, /Nsight Systems version (\S+)/);
  if (presence.state !== "present") {
    return { presence, resolvedPath: null, importer: null, reports: [], newestCuda: null };
  }
  const path = await resolveProgram(ports.nsysPath, ports.toolEnvironment["PATH"] ?? "", ports.cwd);
  const help = await call(ports, "nsys stats", [ports.nsysPath, "stats", "--help-reports"]);
  return {
    presence,
    resolvedPath: path === null ? null : await realpath(path),
    importer: path === null ? null : await findImporter(path, presence.version),
    reports: parseHelpReports(`${help.stdout}\n${help.stderr}`),
    newestCuda: path === null ? null : await newestCupti(await realpath(path)),
  };
}

/** Asks ncu for its version: `Version 2025.3.1.0 (build 36398880) (public-release)`. */
export async function readNcuFacts(ports: ToolFactsPorts): Promise<NcuFacts> {
  return { presence: await readPresence(ports, "ncu", ports.ncuPath, /^Version (\S+)/m) };
}

/** Starts a short call of a tool with the tools' environment. */
export function call(
  ports: Pick<ToolFactsPorts, "runTool" | "cwd" | "toolEnvironment">,
  tool: string,
  argv: readonly [string, ...string[]],
): Promise<ToolResult> {
  return ports.runTool({ tool, argv, cwd: ports.cwd, environment: ports.toolEnvironment, timeLimitMs: 60_000 });
}

/** What a failed call said, in one line. */
export function wordsOf(result: ToolResult): string {
  if (result.timedOut) return "It did not answer within a minute.";
  const said = `${result.stderr}\n${result.stdout}`.trim().replaceAll(/\s+/g, " ").slice(0, 500);
  return said === ""
    ? `It ended with ${result.exitCode} and said nothing.`
    : `It ended with ${result.exitCode}: ${said}`;
}

async function readPresence(ports: ToolFactsPorts, tool: string, path: string, pattern: RegExp): Promise<ToolPresence> {
  try {
    const result = await call(ports, tool, [path, "--version"]);
    if (result.timedOut || result.exitCode !== 0) return { state: "broken", why: wordsOf(result) };
    return { state: "present", version: pattern.exec(result.stdout)?.[1] ?? null, versionOutput: result.stdout };
  } catch (error) {
    if (error instanceof ToolError) return { state: "absent" };
    throw error;
  }
}
