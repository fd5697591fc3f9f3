import { access, constants, readdir, realpath, stat } from "node:fs/promises";
import { delimiter, dirname, join, resolve } from "node:path";

/** Folders that NVIDIA's packages hold `QdstrmImporter` in, beside `target-linux-x64`: by architecture and by age. */
const hostFolder = /^(host-linux|linux-desktop)/;

/** Where NVIDIA's packages install. /usr/local/cuda/bin/nsys is only a script that starts the nsys of one of them. */
const packageFolders = ["/opt/nvidia/nsight-systems", "/opt/nvidia/nsight-systems-cli"];

/** The absolute path of a program that is named as in a shell: a path, or a name on `searchPath`. Null when there is none. */
export async function resolveProgram(name: string, searchPath: string, cwd = process.cwd()): Promise<string | null> {
  const candidates = name.includes("/")
    ? [resolve(cwd, name)]
    : searchPath.split(delimiter).map((folder) => join(resolve(cwd, folder), name));
  for (const candidate of candidates) if (await isProgram(candidate)) return candidate;
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
      if (await isProgram(importer)) return importer;
    }
  }
  return null;
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

async function names(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
