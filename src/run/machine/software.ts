import { isAbsolute, join } from "node:path";
import { StoppedError } from "../../model/errors.ts";
import { redactCommand } from "../../model/secrets.ts";
import type { ToolPorts } from "../../model/run/ports.ts";
import { listNames } from "../directory/file-system.ts";
import { callTool } from "../process/tool.ts";

/** Leaves out anything that may be a secret or isn't a valid package name or version. */
export function selectShownVersions(
  versions: ReadonlyMap<string, string>,
  secrets: readonly string[],
): Record<string, string> {
  const isShown = ([name, version]: readonly [string, string]): boolean =>
    /^[a-z0-9][\w.+:-]{0,99}$/i.test(name) &&
    /^[a-z0-9][\w.+!~: -]{0,99}$/i.test(version) &&
    !mayHoldSecret(name, secrets) &&
    !mayHoldSecret(version, secrets);
  return Object.fromEntries([...versions].filter(isShown).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

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
    // `rc ` means only the configuration is left.
    const [state = "", name = "", version = ""] = line.split("\t");
    if (/^.i/.test(state) && name !== "") packages.set(name, version);
  }
  return packages.size > mostSystemPackages ? null : packages;
}

const libraries = new Set([
  ...["cublas", "cublasLt", "cudart", "cudnn", "cufft", "curand", "cusolver", "cusparse", "cusparseLt"],
  ...["nccl", "nvrtc", "nvJitLink", "nvshmem_host", "cutensor"],
]);
const loaderFolders = [
  "usr/local/cuda/lib64",
  "usr/lib/x86_64-linux-gnu",
  "usr/lib/aarch64-linux-gnu",
  "usr/lib64",
  "usr/lib",
];
const mostFolders = 50;
const mostEntries = 100_000;

/**
 * From file names such as `libcublas.so.13.0.2.14`. The first folder wins, as it does for the loader. We don't see libraries that a program
 * loads by an explicit path.
 */
export async function readCudaLibraries(searchPath: string, root = "/"): Promise<Map<string, string> | null> {
  const searched = searchPath.split(":").filter((folder) => isAbsolute(folder));
  const folders = [...searched.slice(0, mostFolders), ...loaderFolders.map((folder) => join(root, folder))];
  const byName = new Map<string, string>();
  for (const folder of new Set(folders)) {
    const versions = new Map<string, string>();
    for (const file of await listNames(folder, mostEntries)) {
      const { name, version } = /^lib(?<name>\w+)\.so\.(?<version>\d+\.[\d.]*\d)$/.exec(file)?.groups ?? {};
      if (name === undefined || version === undefined || !libraries.has(name)) continue;
      const other = versions.get(name);
      if (other === undefined || isNewer(version, other)) versions.set(name, version);
    }
    for (const [name, version] of versions) if (!byName.has(name)) byName.set(name, version);
  }
  return byName.size === 0 ? null : byName;
}

function isNewer(version: string, than: string): boolean {
  return new Intl.Collator("en", { numeric: true }).compare(version, than) > 0;
}
