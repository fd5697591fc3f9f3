import { readdir, realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ToolError } from "../../model/errors.ts";
import { signaledToolCode, type RunTool, type ToolResult } from "../../model/run/ports.ts";
import type { Milliseconds } from "../../model/units.ts";
import { isExecutable, resolveProgram } from "../process/tool.ts";

export interface ToolFactsPorts {
  readonly runTool: RunTool;
  readonly cwd: string;
  readonly toolEnvironment: Readonly<Record<string, string>>;
  readonly nsysPath: string;
  readonly ncuPath: string;
}

export type ToolPresence =
  | { readonly state: "absent" }
  | { readonly state: "broken"; readonly why: string }
  | {
      readonly state: "present";
      readonly version: string | null;
      readonly versionOutput: string;
    };

export interface NsysFacts {
  readonly presence: ToolPresence;
  readonly importer: string | null;
  readonly reports: readonly string[];
  readonly newestCuda: CudaVersion | null;
}

export async function readNsysFacts(ports: ToolFactsPorts): Promise<NsysFacts> {
  const presence = await readPresence(ports, "nsys", ports.nsysPath, /Nsight Systems version (\S+)/);
  if (presence.state !== "present") {
    return { presence, importer: null, reports: [], newestCuda: null };
  }
  const path = await resolveProgram(ports.nsysPath, ports.toolEnvironment["PATH"] ?? "", ports.cwd);
  const help = await callShortTool(ports, "nsys stats", [ports.nsysPath, "stats", "--help-reports"]);
  return {
    presence,
    importer: path === null ? null : await findImporter(path, presence.version),
    reports: parseHelpReports(`${help.stdout}\n${help.stderr}`),
    newestCuda: path === null ? null : await findNewestCupti(await realpath(path)),
  };
}

/** ncu prints `Version 2025.3.1.0 (build 36398880) (public-release)`. */
export async function readNcuPresence(ports: ToolFactsPorts): Promise<ToolPresence> {
  return readPresence(ports, "ncu", ports.ncuPath, /^Version (\S+)/m);
}

type CallPorts = Pick<ToolFactsPorts, "runTool" | "cwd" | "toolEnvironment">;

const usualLimitMs: Milliseconds = 60_000;

export function callShortTool(
  ports: CallPorts,
  tool: string,
  argv: readonly [string, ...string[]],
  { marker, limitMs = usualLimitMs }: { readonly marker?: string; readonly limitMs?: Milliseconds } = {},
): Promise<ToolResult> {
  const { runTool, cwd, toolEnvironment: environment } = ports;
  return runTool({ tool, argv, cwd, environment, timeLimitMs: limitMs, ...(marker === undefined ? {} : { marker }) });
}

export function describeToolFailure(result: ToolResult): string {
  if (result.timedOut) return "The command timed out.";
  const output = `${result.stderr}\n${result.stdout}`.trim().replaceAll(/\s+/g, " ").slice(0, 500);
  const end =
    result.exitCode === signaledToolCode
      ? "The command was ended by a signal"
      : `The command exited with ${result.exitCode}`;
  return output === "" ? `${end} and printed nothing.` : `${end}: ${output}`;
}

export async function readPresence(
  ports: CallPorts,
  tool: string,
  path: string,
  pattern: RegExp,
  limitMs = usualLimitMs,
): Promise<ToolPresence> {
  try {
    const result = await callShortTool(ports, tool, [path, "--version"], { limitMs });
    if (result.timedOut || result.exitCode !== 0) return { state: "broken", why: describeToolFailure(result) };
    return { state: "present", version: pattern.exec(result.stdout)?.[1] ?? null, versionOutput: result.stdout };
  } catch (error) {
    if (error instanceof ToolError) return { state: "absent" };
    throw error;
  }
}

/** Next to `target-linux-x64`. The name depends on the package's architecture and age. */
const hostFolder = /^(host-linux|linux-desktop)/;

/** /usr/local/cuda/bin/nsys is only a script that starts nsys from one of these folders. */
const packageFolders = ["/opt/nvidia/nsight-systems", "/opt/nvidia/nsight-systems-cli"];

export async function findImporter(
  nsysPath: string,
  version: string | null = null,
  packages: readonly string[] = packageFolders,
): Promise<string | null> {
  const release = /^\d{4}\.\d+\.\d+/.exec(version ?? "")?.[0];
  const installation = dirname(dirname(await realpath(nsysPath)));
  const sameRelease =
    release === undefined
      ? []
      : [...packages.map((folder) => join(folder, release)), join(installation, `nsight-systems-${release}`)];
  for (const candidate of [installation, ...sameRelease]) {
    for (const folder of (await listFolder(candidate)).filter((name) => hostFolder.test(name)).sort()) {
      const importer = join(candidate, folder, "QdstrmImporter");
      if (await isExecutable(importer)) return importer;
    }
  }
  return null;
}

async function listFolder(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** Lines such as ` cuda_gpu_kern_sum[:nvtx-name][:base|:mangled] -- CUDA GPU Kernel Summary`. */
export function parseHelpReports(text: string): string[] {
  return text.split("\n").flatMap((line) => /^\s+(\w+)(?:\[\S*)?\s+--\s/.exec(line)?.[1] ?? []);
}

interface CudaVersion {
  readonly major: number;
  readonly minor: number;
}

/**
 * Oldest first. From nsys's release notes, or from the CUDA toolkit that included the nsys release (according to distribution packages such
 * as `2023.4.4.54~12.4.1`). We don't guess for releases in between.
 */
const documentedReleases: readonly { readonly nsys: readonly [number, number, number]; readonly cuda: CudaVersion }[] =
  [
    { nsys: [2020, 4, 3], cuda: { major: 11, minor: 2 } }, // Debian 11: 2020.4.3.7~11.2.2
    { nsys: [2022, 4, 2], cuda: { major: 11, minor: 8 } }, // Debian 12: 2022.4.2.1~11.8.0
    { nsys: [2023, 4, 4], cuda: { major: 12, minor: 4 } }, // Debian 13: 2023.4.4.54~12.4.1
    { nsys: [2024, 2, 3], cuda: { major: 12, minor: 5 } }, // Debian experimental: 2024.2.3.38~12.5.0
    { nsys: [2025, 6, 0], cuda: { major: 13, minor: 1 } }, // release notes of 2025.6: "CUDA 13.1 support"
  ];

export function parseCudaVersion(text: string): CudaVersion | null {
  const match = /^(\d+)\.(\d+)/.exec(text);
  return match === null ? null : { major: Number(match[1]), minor: Number(match[2]) };
}

export function compareCuda(a: CudaVersion, b: CudaVersion): number {
  return a.major - b.major || a.minor - b.minor;
}

export function findNewestCuda(nsysVersion: string): CudaVersion | null {
  const [year, release, patch] = nsysVersion.split(".").map(Number);
  if (year === undefined || release === undefined || patch === undefined) return null;
  const entry = documentedReleases.find(({ nsys: [y, r, p] }) => (year - y || release - r || patch - p) <= 0);
  return entry?.cuda ?? null;
}

/** nsys includes a `libcupti.so.<CUDA>` for each CUDA version that it supports. */
export async function findNewestCupti(resolvedNsys: string): Promise<CudaVersion | null> {
  const names = await readdir(dirname(resolvedNsys)).catch(() => []);
  const versions = names
    .map((name) => /^libcupti\.so\.(\d{1,2}\.\d+)$/.exec(name)?.[1])
    .map((text) => (text === undefined ? null : parseCudaVersion(text)))
    .filter((version) => version !== null);
  return versions.sort(compareCuda).at(-1) ?? null;
}
