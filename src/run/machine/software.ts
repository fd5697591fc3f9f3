import { opendir } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import { StoppedError } from "../../errors.ts";
import { redactCommand } from "../../model/secrets.ts";
import type { ToolPorts } from "../../model/run/ports.ts";
import { callTool } from "../process/tool.ts";

/** Version by name, sorted by name, without what may be a secret. Names and versions are what packages may be called, nothing else. */
export function shownVersions(
  versions: ReadonlyMap<string, string>,
  secrets: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    [...versions]
      .filter(
        ([name, version]) => /^[a-z0-9][\w.+:-]{0,99}$/i.test(name) && /^[a-z0-9][\w.+!~: -]{0,99}$/i.test(version),
      )
      .filter(([name, version]) => !holdsSecret(name, secrets) && !holdsSecret(version, secrets))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Whether a text holds one of the values, also as the name of a package would be written, or what has the form of a secret. */
export function holdsSecret(text: string, secrets: readonly string[]): boolean {
  const plain = asName(text);
  return redactCommand(text) !== text || secrets.some((value) => text.includes(value) || plain.includes(asName(value)));
}

function asName(text: string): string {
  return text.toLowerCase().replaceAll(/[-_.]+/g, "-");
}

const mostSystemPackages = 20_000;

/** Version by name of what dpkg has installed; null where there is no dpkg. */
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
    // `ii ` is installed; `rc ` is only its configuration.
    const [state = "", name = "", version = ""] = line.split("\t");
    if (/^.i/.test(state) && name !== "") packages.set(name, version);
  }
  return packages.size > mostSystemPackages ? null : packages;
}

/** Libraries by the name of their file: `lib<name>.so.<version>`. */
const libraries = new Set([
  ...["cublas", "cublasLt", "cudart", "cudnn", "cufft", "curand", "cusolver", "cusparse", "cusparseLt"],
  ...["nccl", "nvrtc", "nvJitLink", "nvshmem_host", "cutensor"],
]);
/** Where the loader looks after LD_LIBRARY_PATH, on Debian, Fedora, and in NVIDIA's images. */
const loaderFolders = [
  ...["usr/local/cuda/lib64", "usr/lib/x86_64-linux-gnu", "usr/lib/aarch64-linux-gnu", "usr/lib64", "usr/lib"],
];
const mostFolders = 50;
const mostEntries = 100_000;

/**
 * Version by name of CUDA's libraries, from the names of files alone: `libcublas.so.13.0.2.14`. Of one that lies in several
 * folders, that of the first counts, as for the loader; what a program loads by a path of its own is not seen. `root` is
 * `/`, or another folder in tests. Null where there is none.
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
    // Not there, or not ours to read.
  }
  return found;
}
