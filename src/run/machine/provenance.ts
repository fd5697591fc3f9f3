import { arch, cpus, release, totalmem } from "node:os";
import { join } from "node:path";
import { ToolError } from "../../model/errors.ts";
import { type EnvRecord, envRecordSchemaVersion, type SmiGpu } from "../../model/run/env-record.ts";
import { exists, readTextOrEmpty } from "../directory/file-system.ts";
import { callTool } from "../process/tool.ts";
import type { ToolPorts } from "../../model/run/ports.ts";
import { plainText } from "../../model/text/plain-text.ts";

export interface ProvenanceParts {
  readonly gpus: SmiAnswer;
  readonly nsys: string | null;
  readonly ncu: string | null;
  readonly environment: Readonly<Record<string, string>>;
}

export async function readEnvironmentRecord(parts: ProvenanceParts, root = "/"): Promise<EnvRecord> {
  const gpus = parts.gpus.kind === "gpus" ? parts.gpus.gpus : [];
  const processors = cpus();
  return {
    schemaVersion: envRecordSchemaVersion,
    gpus: [...gpus],
    driver: gpus[0]?.driver ?? (await readDriverFromProc(root)),
    cuda: parts.gpus.kind === "gpus" ? parts.gpus.cuda : null,
    operatingSystem:
      /^PRETTY_NAME="?([^"\n]*)"?$/m.exec(await readTextOrEmpty(join(root, "etc/os-release")))?.[1] ?? null,
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

async function readDriverFromProc(root: string): Promise<string | null> {
  const version = await readTextOrEmpty(join(root, "proc/driver/nvidia/version"));
  return /NVRM version:.*?\s(\d+\.\d+(?:\.\d+)?)\s/.exec(version)?.[1] ?? null;
}

/** Docker, Podman, Kubernetes, and systemd. False doesn't rule out a container. */
async function isInContainer(root: string): Promise<boolean> {
  for (const mark of [".dockerenv", "run/.containerenv", "run/systemd/container"]) {
    if (await exists(join(root, mark))) return true;
  }
  return /docker|kubepods|containerd|libpod|lxc/.test(await readTextOrEmpty(join(root, "proc/1/cgroup")));
}

export type SmiAnswer =
  | { readonly kind: "absent" }
  | { readonly kind: "failed"; readonly why: string }
  | { readonly kind: "gpus"; readonly gpus: readonly SmiGpu[]; readonly cuda: string | null };

const required = ["index", "name"];
const fields = [
  ...required,
  ...["uuid", "driver_version", "compute_cap", "mig.mode.current"],
  ...["memory.total", "memory.used", "utilization.gpu"],
  ...["clocks.sm", "clocks.mem", "clocks.max.sm", "clocks.max.mem"],
];

export async function readGpus(ports: ToolPorts): Promise<SmiAnswer> {
  const answer = await queryGpus(ports, new Map(fields.map((field) => [field, [field]])), required);
  if (answer.kind !== "answer") return answer;
  try {
    return { kind: "gpus", gpus: parseGpus(answer.stdout, answer.columns), cuda: await readCuda(ports) };
  } catch (error) {
    if (error instanceof UnexpectedText) return { kind: "failed", why: error.message };
    throw error;
  }
}

type GpuRows<C> =
  | { readonly kind: "absent" }
  | { readonly kind: "failed"; readonly why: string }
  | {
      readonly kind: "answer";
      readonly columns: readonly C[];
      readonly argv: readonly [string, ...string[]];
      readonly stdout: string;
    };

/**
 * Each column comes with nvidia-smi's names for it, newest first. Leaves out unknown columns that aren't `required`. `gpuIndex` null means
 * all GPUs.
 */
export async function queryGpus<C extends string>(
  ports: ToolPorts,
  columns: ReadonlyMap<C, readonly string[]>,
  required: readonly C[],
  gpuIndex: number | null = null,
): Promise<GpuRows<C>> {
  const names = new Map(columns);
  try {
    for (;;) {
      const query = `--query-gpu=${[...names.values()].map(([newest]) => newest).join(",")}`;
      const gpu = gpuIndex === null ? [] : [`--id=${gpuIndex}`];
      const argv = ["nvidia-smi", query, "--format=csv,noheader,nounits", ...gpu] as const;
      const { stdout, stderr, exitCode, timedOut } = await callTool(ports, "nvidia-smi", argv, 30_000);
      // nvidia-smi reports only one unknown field per call, on stdout, with exit code 2.
      const unknown = /Field "([^"]+)" is not a valid field/.exec(stdout + stderr)?.[1];
      const [column, [, ...older]] = [...names].find(([, [newest]]) => newest === unknown) ?? [null, []];
      if (column !== null && (older.length > 0 || !required.includes(column))) {
        if (older.length > 0) names.set(column, older);
        else names.delete(column);
        continue;
      }
      if (timedOut) return { kind: "failed", why: "nvidia-smi didn't answer in time." };
      if (exitCode === 0) return { kind: "answer", columns: [...names.keys()], argv, stdout };
      const output = plainText(`${stdout} ${stderr}`.trim().replaceAll(/\s+/g, " "));
      return { kind: "failed", why: output || `nvidia-smi exited with ${exitCode} and printed nothing.` };
    }
  } catch (error) {
    if (error instanceof ToolError) return { kind: "absent" };
    throw error;
  }
}

class UnexpectedText extends Error {}

/** Rows such as `0, NVIDIA H100 80GB HBM3, GPU-52ab…, 580.159.04, 81559, …`. */
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

async function readCuda(ports: ToolPorts): Promise<string | null> {
  const { stdout } = await callTool(ports, "nvidia-smi", ["nvidia-smi"], 30_000);
  return /CUDA (?:UMD )?Version\s*:\s*(\d+\.\d+)/.exec(stdout)?.[1] ?? null;
}
