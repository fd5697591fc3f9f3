import { opendir } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import { StoppedError } from "../../model/errors.ts";
import { redactCommand } from "../../model/secrets.ts";
import type { ToolPorts } from "../../model/run/ports.ts";
import { callTool } from "../process/tool.ts";

/**
 * The versions that reports may show, sorted by name. Leaves out anything that may be a secret or isn't a valid package name or
 * version.
 */
export function selectShownVersions(
  versions: ReadonlyMap<string, string>,
  secrets: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    [...versions]
      .filter(
        ([name, version]) => /^[a-z0-9][\w.+:-]{0,99}$/i.test(name) && /^[a-z0-9][\w.+!~: -]{0,99}$/i.test(version),
      )
      .filter(([name, version]) => !mayHoldSecret(name, secrets) && !mayHoldSecret(version, secrets))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** True if `text` looks like a secret or contains one of `secrets`, either as is or normalized like a package name. */
export function mayHoldSecret(text: string, secrets: readonly string[]): boolean {
  const plain = normalizeName(text);
  return (
    redactCommand(text) !== text ||
    secrets.some((value) => text.includes(value) || plain.includes(normalizeName(value)))
  );
}

function normalizeName(text: string): string {
  return text.toLowerCase().replaceAll(/[-_.]+/g, "-");
}

const mostSystemPackages = 20_000;

/** The versions of the installed dpkg packages, by name. Null if dpkg isn't installed or fails. */
export async function readSystemPackages(ports: ToolPorts): Promise<Map<string, string> | null> {
  const format = "${db:Status-Abbrev}\\t${binary:Package}\\t${Version}\\n";
  const result = await callTool(ports, "dpkg-query", ["dpkg-query", "-W", `-f=${format}`], 20_000).catch(
    (error: unknown) => {
      if (error instanceof StoppedError) throw error;
      return null;
    },
  );
  if (result === null || result.timedOut || result.exitCode !== 0) return null;
  const packages = new Map<string, string>();
  for (const line of result.stdout.split("\n")) {
    // `ii ` means installed. `rc ` means only the configuration is left.
    const [state = "", name = "", version = ""] = line.split("\t");
    if (/^.i/.test(state) && name !== "") packages.set(name, version);
  }
  return packages.size > mostSystemPackages ? null : packages;
}

/** The libraries to look for, named as in `lib<name>.so.<version>`. */
const libraries = new Set([
  ...["cublas", "cublasLt", "cudart", "cudnn", "cufft", "curand", "cusolver", "cusparse", "cusparseLt"],
  ...["nccl", "nvrtc", "nvJitLink", "nvshmem_host", "cutensor"],
]);
/** The folders where the loader looks after LD_LIBRARY_PATH on Debian, on Fedora, and in NVIDIA's images. */
const loaderFolders = [
  ...["usr/local/cuda/lib64", "usr/lib/x86_64-linux-gnu", "usr/lib/aarch64-linux-gnu", "usr/lib64", "usr/lib"],
];
const mostFolders = 50;
const mostEntries = 100_000;

/**
 * Versions of CUDA libraries by name, taken only from file names such as `libcublas.so.13.0.2.14`. If several folders have a
 * library, the first folder wins, as it does for the loader. We don't see libraries that a program loads by an explicit path.
 * `root` is `/`, or another folder in tests. Null if we find none.
 */
export async function readCudaLibraries(searchPath: string, root = "/"): Promise<Map<string, string> | null> {
  const given = searchPath.split(":").filter((folder) => isAbsolute(folder));
  const folders = [...given.slice(0, mostFolders), ...loaderFolders.map((folder) => join(root, folder))];
  const found = new Map<string, string>();
  for (const folder of new Set(folders)) {
    const versions = new Map<string, string>();
    for (const file of await names(folder)) {
      const { name, version } = /^lib(?<name>\w+)\.so\.(?<version>\d+\.[\d.]*\d)$/.exec(file)?.groups ?? {};
      if (name === undefined || version === undefined || !libraries.has(name)) continue;
      const other = versions.get(name);
      if (other === undefined || isNewer(version, other)) versions.set(name, version);
    }
    for (const [name, version] of versions) if (!found.has(name)) found.set(name, version);
  }
  return found.size === 0 ? null : found;
}

function isNewer(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split(".").map(Number));
  for (const [index, part] of (one ?? []).entries()) {
    const against = other?.[index] ?? -1;
    if (part !== against) return part > against;
  }
  return false;
}

async function names(folder: string): Promise<string[]> {
  const found: string[] = [];
  try {
    for await (const { name } of await opendir(folder)) {
      if (found.length >= mostEntries) break;
      found.push(name);
    }
  } catch {
    // The folder doesn't exist, or we may not read it.
  }
  return found;
}
