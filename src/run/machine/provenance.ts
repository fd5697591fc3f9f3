import { access, readFile } from "node:fs/promises";
import { arch, cpus, release, totalmem } from "node:os";
import { join } from "node:path";
import { type EnvRecord, envRecordSchemaVersion } from "../../model/run/env-record.ts";
import type { SmiAnswer } from "./nvidia-smi.ts";

/** What env.json needs that others have found out. */
export interface ProvenanceParts {
  readonly gpus: SmiAnswer;
  readonly nsys: string | null;
  readonly ncu: string | null;
  /** The variables that the allow-list gives to the workload; the values are not read. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The content of env.json. `root` is `/`, or another folder in tests. No host name, and no value of a variable. */
export async function readEnvironmentRecord(parts: ProvenanceParts, root = "/"): Promise<EnvRecord> {
  const gpus = parts.gpus.kind === "gpus" ? parts.gpus.gpus : [];
  const processors = cpus();
  return {
    schemaVersion: envRecordSchemaVersion,
    gpus: [...gpus],
    driver: gpus[0]?.driver ?? (await driverFromProc(root)),
    cuda: parts.gpus.kind === "gpus" ? parts.gpus.cuda : null,
    operatingSystem: /^PRETTY_NAME="?([^"\n]*)"?$/m.exec(await text(join(root, "etc/os-release")))?.[1] ?? null,
    kernel: release(),
    architecture: arch(),
    cpu: { model: processors[0]?.model ?? null, count: Math.max(1, processors.length) },
    memoryBytes: totalmem(),
    container: await inContainer(root),
    node: process.version,
    nsys: parts.nsys,
    ncu: parts.ncu,
    environmentNames: Object.keys(parts.environment).sort(),
  };
}

/** `NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.159.04  Release Build`: there without nvidia-smi too. */
async function driverFromProc(root: string): Promise<string | null> {
  const version = await text(join(root, "proc/driver/nvidia/version"));
  return /NVRM version:.*?\s(\d+\.\d+(?:\.\d+)?)\s/.exec(version)?.[1] ?? null;
}

/** Marks that Docker, Podman, Kubernetes and systemd leave; without one it may still be a container. */
async function inContainer(root: string): Promise<boolean> {
  for (const mark of [".dockerenv", "run/.containerenv", "run/systemd/container"]) {
    if (await exists(join(root, mark))) return true;
  }
  return /docker|kubepods|containerd|libpod|lxc/.test(await text(join(root, "proc/1/cgroup")));
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function text(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => "");
}
