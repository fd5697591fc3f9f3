import { readFile } from "node:fs/promises";
import { arch, cpus, release, totalmem } from "node:os";
import { join } from "node:path";
import { ToolError } from "../../model/errors.ts";
import { type EnvRecord, envRecordSchemaVersion, type SmiGpu } from "../../model/run/env-record.ts";
import { exists } from "../directory/file-system.ts";
import { callTool } from "../process/tool.ts";
import type { ToolPorts, ToolResult } from "../../model/run/ports.ts";

/** Facts for env.json that the caller already knows. */
export interface ProvenanceParts {
  readonly gpus: SmiAnswer;
  readonly nsys: string | null;
  readonly ncu: string | null;
  /** The variables that the allow-list passes to the workload. We use only the names. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Collects the content of env.json, without the host name and without values of variables. `root` is `/`, or another folder in tests. */
export async function readEnvironmentRecord(parts: ProvenanceParts, root = "/"): Promise<EnvRecord> {
  const gpus = parts.gpus.kind === "gpus" ? parts.gpus.gpus : [];
  const processors = cpus();
  return {
    schemaVersion: envRecordSchemaVersion,
    gpus: [...gpus],
    driver: gpus[0]?.driver ?? (await readDriverFromProc(root)),
    cuda: parts.gpus.kind === "gpus" ? parts.gpus.cuda : null,
    operatingSystem: /^PRETTY_NAME="?([^"\n]*)"?$/m.exec(await text(join(root, "etc/os-release")))?.[1] ?? null,
    kernel: release(),
    architecture: arch(),
    cpu: { model: processors[0]?.model ?? null, count: Math.max(1, processors.length) },
    memoryBytes: totalmem(),
    container: await isInContainer(root),
    node: process.version,
    nsys: parts.nsys,
    ncu: parts.ncu,
    environmentNames: Object.keys(parts.environment).sort(),
  };
}

/** Reads the version without nvidia-smi, from `NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.159.04  Release Build`. */
async function readDriverFromProc(root: string): Promise<string | null> {
  const version = await text(join(root, "proc/driver/nvidia/version"));
  return /NVRM version:.*?\s(\d+\.\d+(?:\.\d+)?)\s/.exec(version)?.[1] ?? null;
}

/** Looks for traces of Docker, Podman, Kubernetes, and systemd. False doesn't rule out a container. */
async function isInContainer(root: string): Promise<boolean> {
  for (const mark of [".dockerenv", "run/.containerenv", "run/systemd/container"]) {
    if (await exists(join(root, mark))) return true;
  }
  return /docker|kubepods|containerd|libpod|lxc/.test(await text(join(root, "proc/1/cgroup")));
}

async function text(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => "");
}

/** The result of calling nvidia-smi. `why` has nvidia-smi's own message, for example about a driver that doesn't respond. */
export type SmiAnswer =
  | { readonly kind: "absent" }
  | { readonly kind: "failed"; readonly why: string }
  | { readonly kind: "gpus"; readonly gpus: readonly SmiGpu[]; readonly cuda: string | null };

/** Columns that nvidia-smi has to provide. Older versions don't have all of the optional columns. */
const required = ["index", "name"];
const optional = [
  ...["uuid", "driver_version", "compute_cap", "mig.mode.current"],
  ...["memory.total", "memory.used", "utilization.gpu"],
  ...["clocks.sm", "clocks.mem", "clocks.max.sm", "clocks.max.mem"],
];

/** Asks nvidia-smi for the GPUs and the newest CUDA version that the driver supports. Doesn't throw if the driver is missing. */
export async function readGpus(ports: ToolPorts): Promise<SmiAnswer> {
  try {
    let fields = [...required, ...optional];
    for (;;) {
      const result = await smi(ports, [`--query-gpu=${fields.join(",")}`, "--format=csv,noheader,nounits"]);
      // nvidia-smi reports only one unknown field per call, on stdout, with exit code 2.
      const unknown = /Field "([^"]+)" is not a valid field/.exec(result.stdout + result.stderr)?.[1];
      if (unknown !== undefined && optional.includes(unknown) && fields.includes(unknown)) {
        fields = fields.filter((field) => field !== unknown);
        continue;
      }
      if (result.timedOut) return { kind: "failed", why: "nvidia-smi didn't answer in time." };
      if (result.exitCode !== 0) return { kind: "failed", why: words(result) };
      return { kind: "gpus", gpus: parseGpus(result.stdout, fields), cuda: await readCuda(ports) };
    }
  } catch (error) {
    if (error instanceof UnexpectedText) return { kind: "failed", why: error.message };
    if (error instanceof ToolError) return { kind: "absent" };
    throw error;
  }
}

class UnexpectedText extends Error {}

/** Parses rows such as `0, NVIDIA H100 80GB HBM3, GPU-52ab…, 580.159.04, 81559, …`, with columns in the order of `fields`. */
function parseGpus(text: string, fields: readonly string[]): SmiGpu[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const cells = line.split(",").map((cell) => cell.trim());
    if (cells.length !== fields.length) {
      throw new UnexpectedText(`nvidia-smi printed ${cells.length} values for ${fields.length} fields: ${line.trim()}`);
    }
    const text = (field: string) => dropUnknown(cells[fields.indexOf(field)]);
    const number = (field: string, factor = 1) => {
      const value = text(field);
      if (value === null) return null;
      if (!/^\d+(\.\d+)?$/.test(value)) throw new UnexpectedText(`nvidia-smi printed ${field} as ${value}.`);
      return Number(value) * factor;
    };
    const index = number("index");
    if (index === null) throw new UnexpectedText(`nvidia-smi printed no index: ${line.trim()}`);
    return {
      index,
      name: text("name") ?? "unknown",
      uuid: text("uuid"),
      driver: text("driver_version"),
      computeCapability: text("compute_cap"),
      memoryTotalBytes: number("memory.total", 2 ** 20),
      memoryUsedBytes: number("memory.used", 2 ** 20),
      utilizationRatio: number("utilization.gpu", 0.01),
      smClockHz: number("clocks.sm", 1e6),
      memoryClockHz: number("clocks.mem", 1e6),
      maxSmClockHz: number("clocks.max.sm", 1e6),
      maxMemoryClockHz: number("clocks.max.mem", 1e6),
      mig: text("mig.mode.current"),
    };
  });
}

/** Null for `[N/A]`, `[Not Supported]`, `[Unknown Error]`, and the like. */
function dropUnknown(cell: string | undefined): string | null {
  return cell === undefined || cell === "" || cell === "N/A" || /^\[.*\]$/.test(cell) ? null : cell;
}

/** Reads the header of nvidia-smi's default table: `CUDA Version: 13.0`, or with newer drivers `CUDA UMD Version: 13.0`. */
async function readCuda(ports: ToolPorts): Promise<string | null> {
  const { stdout } = await smi(ports, []);
  return /CUDA (?:UMD )?Version\s*:\s*(\d+\.\d+)/.exec(stdout)?.[1] ?? null;
}

function smi(ports: ToolPorts, args: readonly string[]): Promise<ToolResult> {
  return callTool(ports, "nvidia-smi", ["nvidia-smi", ...args], 30_000);
}

function words(result: ToolResult): string {
  const said = `${result.stdout}\n${result.stderr}`.trim().replaceAll(/\s+/g, " ");
  return said === "" ? `nvidia-smi exited with ${result.exitCode} and printed nothing.` : said;
}
