import { readFile, realpath, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join } from "node:path";
import type { Bytes } from "../../model/units.ts";
import { isFolder, listNames } from "../directory/file-system.ts";

export interface PythonPackagesRequest {
  readonly interpreters: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

const mostEntries = 100_000;
const mostPackages = 10_000;

/**
 * Parses folder names: `torch-2.11.0.dist-info` (Python's specification of installed projects) and the older `.egg-info`. We don't run any
 * program or read any package file, because they may be untrusted and would run with our permissions. Null if we find no package folder.
 */
export async function readPythonPackages({
  interpreters,
  environment,
}: PythonPackagesRequest): Promise<Map<string, string> | null> {
  const siteFolders: string[] = [];
  for (const interpreter of interpreters) siteFolders.push(...(await findSiteFolders(interpreter, environment)));
  if (siteFolders.length === 0) return null;
  const searchPath = (environment["PYTHONPATH"] ?? "").split(":").filter((folder) => isAbsolute(folder));
  const packages = new Map<string, string>();
  for (const folder of new Set([...searchPath, ...siteFolders])) {
    const versions = await readPackages(folder);
    if (versions === null || packages.size + versions.size > mostPackages) return null;
    for (const [name, all] of versions) if (!packages.has(name)) packages.set(name, [...all].toSorted().join(" and "));
  }
  return packages;
}

async function findSiteFolders(
  interpreter: string,
  environment: PythonPackagesRequest["environment"],
): Promise<string[]> {
  // Don't resolve the link, because pyvenv.cfg is relative to it (PEP 405).
  const venv = dirname(dirname(interpreter));
  const settings = await readVenv(join(venv, "pyvenv.cfg"));
  if (settings === null) {
    const real = await realpath(interpreter).catch(() => interpreter);
    return findSystemFolders(
      dirname(dirname(real)),
      /^python(\d+\.\d+)$/.exec(basename(real))?.[1] ?? null,
      environment,
    );
  }
  const { version, home, seesSystem } = settings;
  const venvFolders = await keepExisting(listPackageFolders(venv, version ?? (await findOnlyVersion(venv))));
  if (!seesSystem || home === null) return venvFolders;
  const programs = await realpath(home).catch(() => home);
  return [...venvFolders, ...(await findSystemFolders(dirname(programs), version, environment))];
}

async function findSystemFolders(
  prefix: string,
  named: string | null,
  environment: PythonPackagesRequest["environment"],
): Promise<string[]> {
  const version = named ?? (await findOnlyVersion(prefix));
  const home = environment["HOME"] ?? "";
  const user = environment["PYTHONUSERBASE"] ?? (isAbsolute(home) ? join(home, ".local") : "");
  const userFolders =
    version === null || !isAbsolute(user) || (environment["PYTHONNOUSERSITE"] ?? "") !== ""
      ? []
      : [join(user, "lib", `python${version}`, "site-packages")];
  return keepExisting([...userFolders, ...listPackageFolders(prefix, version)]);
}

function listPackageFolders(prefix: string, version: string | null): string[] {
  const debian = join(prefix, "lib", "python3", "dist-packages");
  if (version === null) return [debian];
  const python = `python${version}`;
  return [
    join(prefix, "lib", python, "site-packages"),
    join(prefix, "lib64", python, "site-packages"),
    join(prefix, "local", "lib", python, "dist-packages"),
    debian,
    join(prefix, "lib", python, "dist-packages"),
  ];
}

async function findOnlyVersion(prefix: string): Promise<string | null> {
  const names = await listNames(join(prefix, "lib"), mostEntries);
  const versions = names.flatMap((name) => /^python(3\.\d+)$/.exec(name)?.[1] ?? []);
  return versions.length === 1 ? (versions[0] ?? null) : null;
}

async function keepExisting(folders: readonly string[]): Promise<string[]> {
  const present = [];
  for (const folder of folders) if (await isFolder(folder)) present.push(folder);
  return present;
}

const settingsLimitBytes: Bytes = 65_536;

/** `home = /usr/bin`, `version = 3.12.3` (uv: `version_info`). */
async function readVenv(
  path: string,
): Promise<{ readonly version: string | null; readonly home: string | null; readonly seesSystem: boolean } | null> {
  try {
    const file = await stat(path);
    if (!file.isFile() || file.size > settingsLimitBytes) return null;
    const text = await readFile(path, "utf8");
    const setting = (key: string): string | null =>
      new RegExp(`^${key}[ \\t]*=[ \\t]*(\\S[^\\n]*)$`, "m").exec(text)?.[1]?.trim() ?? null;
    const version = /^\d+\.\d+/.exec(setting("version") ?? setting("version_info") ?? "")?.[0] ?? null;
    const seesSystem = setting("include-system-site-packages")?.toLowerCase() === "true";
    return { version, home: setting("home"), seesSystem };
  } catch {
    return null;
  }
}

async function readPackages(folder: string): Promise<Map<string, Set<string>> | null> {
  const names = await listNames(folder, mostEntries + 1);
  if (names.length > mostEntries) return null;
  const packages = new Map<string, Set<string>>();
  for (const entry of names) {
    const { name, version } = parsePackageName(entry) ?? {};
    if (name === undefined || version === undefined) continue;
    // Case and separators don't matter in names (PEP 503).
    const key = name.toLowerCase().replaceAll(/[-_.]+/g, "-");
    packages.set(key, (packages.get(key) ?? new Set()).add(version));
  }
  return packages;
}

function parsePackageName(entry: string): { readonly name: string; readonly version: string } | null {
  const ending = [".dist-info", ".egg-info"].find((suffix) => entry.endsWith(suffix));
  if (ending === undefined) return null;
  const stem = entry.slice(0, -ending.length);
  const [name = "", version = ""] = stem.split(ending === ".egg-info" ? "-" : /-(?=[^-]*$)/);
  return name === "" || version === "" ? null : { name, version };
}
