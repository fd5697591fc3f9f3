import { readdir, realpath } from "node:fs/promises";
import { delimiter, dirname, join, resolve } from "node:path";
import { ToolError, UserError } from "../../errors.ts";
import type { RunTool, ToolResult } from "../../model/run/ports.ts";
import type { Milliseconds } from "../../model/units.ts";
import { nearest } from "../../model/text/nearest.ts";
import { isExecutable } from "../process/tool.ts";

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
    return { presence, importer: null, reports: [], newestCuda: null };
  }
  const path = await resolveProgram(ports.nsysPath, ports.toolEnvironment["PATH"] ?? "", ports.cwd);
  const help = await call(ports, "nsys stats", [ports.nsysPath, "stats", "--help-reports"]);
  return {
    presence,
    importer: path === null ? null : await findImporter(path, presence.version),
    reports: parseHelpReports(`${help.stdout}\n${help.stderr}`),
    newestCuda: path === null ? null : await newestCupti(await realpath(path)),
  };
}

/** Asks ncu for its version: `Version 2025.3.1.0 (build 36398880) (public-release)`. */
export async function readNcuFacts(ports: ToolFactsPorts): Promise<NcuFacts> {
  return { presence: await readPresence(ports, "ncu", ports.ncuPath, /^Version (\S+)/m) };
}

type CallPorts = Pick<ToolFactsPorts, "runTool" | "cwd" | "toolEnvironment">;

const usualLimitMs: Milliseconds = 60_000;

/** Starts a short call of a tool with the tools' environment. */
export function call(
  ports: CallPorts,
  tool: string,
  argv: readonly [string, ...string[]],
  { marker, limitMs = usualLimitMs }: { readonly marker?: string; readonly limitMs?: Milliseconds } = {},
): Promise<ToolResult> {
  const { runTool, cwd, toolEnvironment: environment } = ports;
  return runTool({ tool, argv, cwd, environment, timeLimitMs: limitMs, ...(marker === undefined ? {} : { marker }) });
}

/** What a failed call said, in one line. */
export function wordsOf(result: ToolResult): string {
  if (result.timedOut) return "It did not answer in time.";
  const said = `${result.stderr}\n${result.stdout}`.trim().replaceAll(/\s+/g, " ").slice(0, 500);
  return said === ""
    ? `It ended with ${result.exitCode} and said nothing.`
    : `It ended with ${result.exitCode}: ${said}`;
}

/** Asks a program for its version, which `pattern` finds in what it prints. */
export async function readPresence(
  ports: CallPorts,
  tool: string,
  path: string,
  pattern: RegExp,
  limitMs = usualLimitMs,
): Promise<ToolPresence> {
  try {
    const result = await call(ports, tool, [path, "--version"], { limitMs });
    if (result.timedOut || result.exitCode !== 0) return { state: "broken", why: wordsOf(result) };
    return { state: "present", version: pattern.exec(result.stdout)?.[1] ?? null, versionOutput: result.stdout };
  } catch (error) {
    if (error instanceof ToolError) return { state: "absent" };
    throw error;
  }
}

/** Folders that NVIDIA's packages hold `QdstrmImporter` in, beside `target-linux-x64`: by architecture and by age. */
const hostFolder = /^(host-linux|linux-desktop)/;

/** Where NVIDIA's packages install. /usr/local/cuda/bin/nsys is only a script that starts the nsys of one of them. */
const packageFolders = ["/opt/nvidia/nsight-systems", "/opt/nvidia/nsight-systems-cli"];

/** The absolute path of a program that is named as in a shell: a path, or a name on `searchPath`. Null when there is none. */
export async function resolveProgram(name: string, searchPath: string, cwd = process.cwd()): Promise<string | null> {
  const candidates = name.includes("/")
    ? [resolve(cwd, name)]
    : searchPath.split(delimiter).map((folder) => join(resolve(cwd, folder), name));
  for (const candidate of candidates) if (await isExecutable(candidate)) return candidate;
  return null;
}

/**
 * The QdstrmImporter that belongs to an nsys: in a host folder beside the folder of the real program, else in a package
 * of the same version. Null when none is found; nsys can then not make a report of what it records.
 */
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
    for (const folder of (await names(candidate)).filter((name) => hostFolder.test(name)).sort()) {
      const importer = join(candidate, folder, "QdstrmImporter");
      if (await isExecutable(importer)) return importer;
    }
  }
  return null;
}

async function names(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/**
 * Names of `nsys stats --help-reports`, which prints lines such as
 * `  cuda_gpu_kern_sum[:nvtx-name][:base|:mangled] -- CUDA GPU Kernel Summary`.
 */
export function parseHelpReports(text: string): string[] {
  return text.split("\n").flatMap((line) => /^\s+(\w+)(?:\[\S*)?\s+--\s/.exec(line)?.[1] ?? []);
}

/**
 * A UserError naming each report that this nsys does not have, with the nearest name; null when all are there.
 * Options after a colon (`cuda_gpu_kern_sum:base`) are the report's own. With no list to go by nothing is refused.
 */
export function checkReportNames(names: readonly string[], available: readonly string[]): UserError | null {
  if (available.length === 0) return null;
  const known = new Set(available);
  const unknown = names.filter((name) => !known.has(name.split(":", 1)[0] ?? name));
  if (unknown.length === 0) return null;
  const lines = unknown.map((name) => {
    const near = nearest(name.split(":", 1)[0] ?? name, available);
    return near === null ? `${name} is not known` : `${name} is not known; did you mean ${near}?`;
  });
  return new UserError({
    id: "unknown-report",
    what: unknown.length === 1 ? `nsys has no report ${unknown[0]}.` : `nsys has no reports ${unknown.join(", ")}.`,
    where: "nsys.reports",
    why: lines.join("\n"),
    help: "`nsys stats --help-reports` lists the reports of this nsys.",
  });
}

interface CudaVersion {
  readonly major: number;
  readonly minor: number;
}

/**
 * nsys releases whose newest CUDA is documented, oldest first: the one they shipped with in a CUDA toolkit (versions of
 * the distributions' packages, such as `2023.4.4.54~12.4.1`), or that the release notes name. Nothing in between is guessed.
 */
const documented: readonly { readonly nsys: readonly [number, number, number]; readonly cuda: CudaVersion }[] = [
  { nsys: [2020, 4, 3], cuda: { major: 11, minor: 2 } }, // Debian 11: 2020.4.3.7~11.2.2
  { nsys: [2022, 4, 2], cuda: { major: 11, minor: 8 } }, // Debian 12: 2022.4.2.1~11.8.0
  { nsys: [2023, 4, 4], cuda: { major: 12, minor: 4 } }, // Debian 13: 2023.4.4.54~12.4.1
  { nsys: [2024, 2, 3], cuda: { major: 12, minor: 5 } }, // Debian experimental: 2024.2.3.38~12.5.0
  { nsys: [2025, 6, 0], cuda: { major: 13, minor: 1 } }, // release notes of 2025.6: "CUDA 13.1 support"
];

/** Reads `12.4` or `13.0`. */
export function parseCudaVersion(text: string): CudaVersion | null {
  const match = /^(\d+)\.(\d+)/.exec(text);
  return match === null ? null : { major: Number(match[1]), minor: Number(match[2]) };
}

/** Below 0: `a` is older than `b`. */
export function compareCuda(a: CudaVersion, b: CudaVersion): number {
  return a.major - b.major || a.minor - b.minor;
}

/**
 * The newest CUDA that an nsys can know: the first documented release that is not older knows no more than its own.
 * Null for an nsys that is newer than all of them.
 */
export function newestCudaKnown(nsysVersion: string): CudaVersion | null {
  const [year, release, patch] = nsysVersion.split(".").map(Number);
  if (year === undefined || release === undefined || patch === undefined) return null;
  const entry = documented.find(({ nsys: [y, r, p] }) => (year - y || release - r || patch - p) <= 0);
  return entry?.cuda ?? null;
}

/** nsys brings one `libcupti.so.<CUDA>` for each CUDA version that it supports; the newest is its limit. */
export async function newestCupti(resolvedNsys: string): Promise<CudaVersion | null> {
  const names = await readdir(dirname(resolvedNsys)).catch(() => []);
  const versions = names
    .map((name) => /^libcupti\.so\.(\d{1,2}\.\d+)$/.exec(name)?.[1])
    .map((text) => (text === undefined ? null : parseCudaVersion(text)))
    .filter((version) => version !== null);
  return versions.sort(compareCuda).at(-1) ?? null;
}
