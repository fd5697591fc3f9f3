import { opendir, readFile, realpath, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join } from "node:path";
import type { Bytes } from "../../model/units.ts";
import { isFolder } from "../directory/file-system.ts";

export interface PythonPackagesRequest {
  /** Interpreters whose packages the program sees, the first one's first; absolute paths. */
  readonly interpreters: readonly string[];
  /** The program's whole environment. */
  readonly environment: Readonly<Record<string, string>>;
}

/** A folder may hold so many entries, and an environment so many packages; beyond, nothing is known. */
const mostEntries = 100_000;
const mostPackages = 10_000;

/**
 * Version by name of the packages that an interpreter finds, from the names of the folders that say so (`torch-2.11.0.dist-info`,
 * Python's specification of installed projects, and the older `.egg-info`). Nothing is started and no file of a package is
 * read: an interpreter, and what is installed for it, may be a stranger's, and would run with our rights here. Null where no
 * folder of packages is found.
 */
export async function readPythonPackages({
  interpreters,
  environment,
}: PythonPackagesRequest): Promise<Map<string, string> | null> {
  const found: string[] = [];
  for (const interpreter of interpreters) found.push(...(await siteFolders(interpreter, environment)));
  if (found.length === 0) return null;
  const given = (environment["PYTHONPATH"] ?? "").split(":").filter((folder) => isAbsolute(folder));
  const packages = new Map<string, string>();
  for (const folder of new Set([...given, ...found])) {
    const versions = await packagesIn(folder);
    if (versions === null || packages.size + versions.size > mostPackages) return null;
    // Python takes the first that it finds.
    for (const [name, all] of versions) if (!packages.has(name)) packages.set(name, [...all].toSorted().join(" and "));
  }
  return packages;
}

/** The folders that an interpreter takes packages from, in its order, without asking it. */
async function siteFolders(interpreter: string, environment: PythonPackagesRequest["environment"]): Promise<string[]> {
  // Not the file that a link leads to: a virtual environment is told by what lies beside the link (PEP 405).
  const venv = dirname(dirname(interpreter));
  const settings = await readVenv(join(venv, "pyvenv.cfg"));
  if (settings === null) {
    const real = await realpath(interpreter).catch(() => interpreter);
    return systemFolders(dirname(dirname(real)), /^python(\d+\.\d+)$/.exec(basename(real))?.[1] ?? null, environment);
  }
  const { version, home, seesSystem } = settings;
  const own = await existing(packageFolders(venv, version ?? (await onlyVersion(venv))));
  if (!seesSystem || home === null) return own;
  const programs = await realpath(home).catch(() => home);
  return [...own, ...(await systemFolders(dirname(programs), version, environment))];
}

async function systemFolders(
  prefix: string,
  named: string | null,
  environment: PythonPackagesRequest["environment"],
): Promise<string[]> {
  const version = named ?? (await onlyVersion(prefix));
  const home = environment["HOME"] ?? "";
  const user = environment["PYTHONUSERBASE"] ?? (isAbsolute(home) ? join(home, ".local") : "");
  const own =
    version === null || !isAbsolute(user) || (environment["PYTHONNOUSERSITE"] ?? "") !== ""
      ? []
      : [join(user, "lib", `python${version}`, "site-packages")];
  return existing([...own, ...packageFolders(prefix, version)]);
}

/** As Python, conda, Debian and Fedora lay them out. */
function packageFolders(prefix: string, version: string | null): string[] {
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

/** The version of Python below a prefix; null where there is none, or several. */
async function onlyVersion(prefix: string): Promise<string | null> {
  const names = await entries(join(prefix, "lib"));
  const versions = (names ?? []).flatMap((name) => /^python(3\.\d+)$/.exec(name)?.[1] ?? []);
  return versions.length === 1 ? (versions[0] ?? null) : null;
}

async function existing(folders: readonly string[]): Promise<string[]> {
  const found = [];
  for (const folder of folders) if (await isFolder(folder)) found.push(folder);
  return found;
}

const settingsLimitBytes: Bytes = 65_536;

/** A pyvenv.cfg: `home = /usr/bin`, `version = 3.12.3` (uv: `version_info`). Null where there is none. */
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

/** All versions by name that a folder says it has; null for one with too many entries. A folder that is not there has none. */
async function packagesIn(folder: string): Promise<Map<string, Set<string>> | null> {
  const names = await entries(folder);
  if (names === null) return null;
  const packages = new Map<string, Set<string>>();
  for (const entry of names) {
    const { name, version } = installed(entry) ?? {};
    if (name === undefined || version === undefined) continue;
    // Names are equal but for case and separators (PEP 503).
    const key = name.toLowerCase().replaceAll(/[-_.]+/g, "-");
    packages.set(key, (packages.get(key) ?? new Set()).add(version));
  }
  return packages;
}

/** `torch-2.11.0.dist-info`, `PyYAML-6.0-py3.11.egg-info`: name and version; null for what says none. */
function installed(entry: string): { readonly name: string; readonly version: string } | null {
  const ending = [".dist-info", ".egg-info"].find((one) => entry.endsWith(one));
  if (ending === undefined) return null;
  const stem = entry.slice(0, -ending.length);
  // In a folder's name, a `-` of the name or of the version is written as `_`.
  const [name = "", version = ""] = ending === ".egg-info" ? stem.split("-") : splitAtLast(stem);
  return name === "" || version === "" ? null : { name, version };
}

function splitAtLast(text: string): [string, string] {
  const at = text.lastIndexOf("-");
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** The names in a folder, none where it cannot be read; null for too many. */
async function entries(folder: string): Promise<string[] | null> {
  const names: string[] = [];
  try {
    for await (const { name } of await opendir(folder)) {
      if (names.length >= mostEntries) return null;
      names.push(name);
    }
  } catch {
    // Not there, or not ours to read.
  }
  return names;
}
