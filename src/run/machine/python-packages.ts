import { opendir, readFile, realpath, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join } from "node:path";
import type { Bytes } from "../../model/units.ts";
import { isFolder } from "../directory/file-system.ts";

export interface PythonPackagesRequest {
  /** Absolute paths of the interpreters whose packages the program sees, highest priority first. */
  readonly interpreters: readonly string[];
  /** The program's complete environment. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Limits on the number of entries in a folder and of packages in an environment. If a limit is exceeded, we report no packages. */
const mostEntries = 100_000;
const mostPackages = 10_000;

/**
 * Finds the versions of the packages that the interpreters see, by package name. Parses folder names: `torch-2.11.0.dist-info` (Python's
 * specification of installed projects) and the older `.egg-info`. We don't run any program or read any package file, because the
 * interpreter and its packages may be untrusted and would run with our permissions. Null if we find no package folder.
 */
export async function readPythonPackages({
  interpreters,
  environment,
}: PythonPackagesRequest): Promise<Map<string, string> | null> {
  const found: string[] = [];
  for (const interpreter of interpreters) found.push(...(await findSiteFolders(interpreter, environment)));
  if (found.length === 0) return null;
  const given = (environment["PYTHONPATH"] ?? "").split(":").filter((folder) => isAbsolute(folder));
  const packages = new Map<string, string>();
  for (const folder of new Set([...given, ...found])) {
    const versions = await readPackages(folder);
    if (versions === null || packages.size + versions.size > mostPackages) return null;
    // Python uses the first match.
    for (const [name, all] of versions) if (!packages.has(name)) packages.set(name, [...all].toSorted().join(" and "));
  }
  return packages;
}

/** Finds the interpreter's package folders, in its search order, without running it. */
async function findSiteFolders(
  interpreter: string,
  environment: PythonPackagesRequest["environment"],
): Promise<string[]> {
  // Don't resolve the link here, because a virtual environment's pyvenv.cfg is relative to the link itself (PEP 405).
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
  const own = await keepExisting(listPackageFolders(venv, version ?? (await findOnlyVersion(venv))));
  if (!seesSystem || home === null) return own;
  const programs = await realpath(home).catch(() => home);
  return [...own, ...(await findSystemFolders(dirname(programs), version, environment))];
}

async function findSystemFolders(
  prefix: string,
  named: string | null,
  environment: PythonPackagesRequest["environment"],
): Promise<string[]> {
  const version = named ?? (await findOnlyVersion(prefix));
  const home = environment["HOME"] ?? "";
  const user = environment["PYTHONUSERBASE"] ?? (isAbsolute(home) ? join(home, ".local") : "");
  const own =
    version === null || !isAbsolute(user) || (environment["PYTHONNOUSERSITE"] ?? "") !== ""
      ? []
      : [join(user, "lib", `python${version}`, "site-packages")];
  return keepExisting([...own, ...listPackageFolders(prefix, version)]);
}

/** The package folders that Python, conda, Debian, and Fedora use. */
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

/** The only Python version below a prefix; null if there's none or more than one. */
async function findOnlyVersion(prefix: string): Promise<string | null> {
  const names = await entries(join(prefix, "lib"));
  const versions = (names ?? []).flatMap((name) => /^python(3\.\d+)$/.exec(name)?.[1] ?? []);
  return versions.length === 1 ? (versions[0] ?? null) : null;
}

async function keepExisting(folders: readonly string[]): Promise<string[]> {
  const found = [];
  for (const folder of folders) if (await isFolder(folder)) found.push(folder);
  return found;
}

const settingsLimitBytes: Bytes = 65_536;

/** Reads a pyvenv.cfg: `home = /usr/bin`, `version = 3.12.3` (uv: `version_info`). Null if the file doesn't exist. */
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

/** All versions in a package folder, by package name. Empty if the folder doesn't exist; null if it has too many entries. */
async function readPackages(folder: string): Promise<Map<string, Set<string>> | null> {
  const names = await entries(folder);
  if (names === null) return null;
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

/** Parses names such as `torch-2.11.0.dist-info` and `PyYAML-6.0-py3.11.egg-info`. Null if there's no name or version. */
function parsePackageName(entry: string): { readonly name: string; readonly version: string } | null {
  const ending = [".dist-info", ".egg-info"].find((one) => entry.endsWith(one));
  if (ending === undefined) return null;
  const stem = entry.slice(0, -ending.length);
  // Dashes inside the package's name or version appear as `_` here.
  const [name = "", version = ""] = ending === ".egg-info" ? stem.split("-") : splitAtLast(stem);
  return name === "" || version === "" ? null : { name, version };
}

function splitAtLast(text: string): [string, string] {
  const at = text.lastIndexOf("-");
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** The names in a folder; empty if we can't read it, null if there are too many. */
async function entries(folder: string): Promise<string[] | null> {
  const names: string[] = [];
  try {
    for await (const { name } of await opendir(folder)) {
      if (names.length >= mostEntries) return null;
      names.push(name);
    }
  } catch {
    // The folder doesn't exist, or we may not read it.
  }
  return names;
}
