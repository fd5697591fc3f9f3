import { constants } from "node:fs";
import { mkdir, open, opendir, unlink, type FileHandle } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { ToolError } from "../../model/errors.ts";
import {
  choicePlaces,
  mostChoices,
  type ChoiceFiles,
  type ChoicePlace,
  type Choices,
  type TunedCaches,
} from "../../model/run/choices.ts";
import type { Isolation } from "../../model/run/plan.ts";
import { jsonOrNull } from "../../model/text/listing.ts";
import type { Bytes } from "../../model/units.ts";
import { readErrorCode, openUntrusted, readBytes } from "../directory/file-system.ts";
import { giveToIsolatedUser } from "../isolation/isolation-user.ts";
import { removeDirectory } from "../isolation/temporary-directory.ts";

export interface ReadCaches extends TunedCaches {
  readonly refused: number;
}

/** So a program can't keep us busy. */
const mostEntries = 200_000;

/**
 * The program controls these folders, so we follow no link, and take only regular files of limited size that no other name leads to. Call
 * it while none of the program's processes run. Returns no choices if there are too many.
 */
export async function readChoices(folder: string): Promise<ReadCaches> {
  const choices = new Map<string, Buffer>();
  const sources = new Set<string>();
  const budget = { entries: mostEntries, bytes: mostChoices.bytes as Bytes };
  let refused = 0;
  const readPlace = async (handle: FileHandle, path: string, place: ChoicePlace): Promise<void> => {
    for (const name of await listNames(handle, budget)) {
      if (name.endsWith(".py")) sources.add(join(path, name));
      const file = place.files.find((pattern) => pattern.name.test(name));
      if (file === undefined) continue;
      const content = await readSmallFile(pathInside(handle, name), mostChoices.fileBytes);
      if (content === null || !hasContent[file.content](content.toString("utf8"))) refused += 1;
      else {
        choices.set(join(path, name), content);
        budget.bytes -= content.length;
      }
      if (choices.size > mostChoices.files || budget.bytes < 0) throw new TooMany();
    }
  };
  try {
    for (const place of choicePlaces)
      await visitFolders(folder, place.folder, budget, async (handle, path) => readPlace(handle, path, place));
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    return { choices: new Map(), sources, refused: choices.size + refused };
  }
  return { choices, sources, refused };
}

class TooMany extends Error {}

/** Stays in the open folder, even if its path has been replaced. */
function pathInside(handle: FileHandle, name: string): string {
  return join(`/proc/self/fd/${handle.fd}`, name);
}

async function openFolder(path: string): Promise<FileHandle | null> {
  const flags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
  return open(path, flags).catch((error: unknown) => {
    if (["ENOENT", "ENOTDIR", "ELOOP"].includes(readErrorCode(error))) return null;
    throw error;
  });
}

async function visitFolders(
  root: string,
  pattern: readonly string[],
  budget: { entries: number },
  use: (handle: FileHandle, path: string) => Promise<void>,
): Promise<void> {
  const enter = async (place: string, path: string, [part, ...rest]: readonly string[]): Promise<void> => {
    await using handle = await openFolder(place);
    if (handle === null) return;
    if (part === undefined) {
      await use(handle, path);
      return;
    }
    for (const name of part === "*" ? await listNames(handle, budget) : [part])
      await enter(pathInside(handle, name), join(path, name), rest);
  };
  await enter(root, "", pattern);
}

async function listNames(handle: FileHandle, budget: { entries: number }): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of await opendir(pathInside(handle, "."))) {
    names.push(name);
    budget.entries -= 1;
    if (budget.entries < 0) throw new TooMany();
  }
  return names.sort();
}

const hasContent: Readonly<Record<ChoiceFiles["content"], (text: string) => boolean>> = {
  json: (text) => jsonOrNull(text.replaceAll(/(?<=[:[, ])(?:-?Infinity|NaN)\b/g, "0")) !== null,
  numbers: (text) => /^(?:(?:[\d.e+-]{1,32}|inf|nan)\s*){1,2}$/.test(text),
  any: () => true,
};

/** Null for anything but a small regular file that has no other name. */
async function readSmallFile(path: string, most: Bytes): Promise<Buffer | null> {
  await using file = await openUntrusted(path).catch(() => null);
  const status = await file?.stat();
  if (file == null || status?.isFile() !== true || status.nlink !== 1 || status.size > most) return null;
  return readBytes(file, status.size);
}

export const tunedFolders = ["inductor", "triton", "jax"] as const;

export async function replaceCaches(
  folder: string,
  choices: Choices,
  isolation: Pick<Isolation, "user">,
): Promise<void> {
  for (const name of tunedFolders) {
    const problem = await removeDirectory(join(folder, name));
    if (problem !== null)
      throw new ToolError({
        what: "Can't empty the caches of the program's autotuners.",
        where: join(folder, name),
        why: problem,
        help: "Find out what keeps the folder in use. With compare.caches=separate, caches stay as the program leaves them.",
      });
    await makeFolder(join(folder, name), isolation);
  }
  const made = new Set<string>(tunedFolders);
  const makeParents = async (path: string): Promise<void> => {
    const parent = dirname(path);
    if (made.has(parent)) return;
    await makeParents(parent);
    await makeFolder(join(folder, parent), isolation);
    made.add(parent);
  };
  for (const [path, content] of choices) {
    await makeParents(path);
    await using file = await open(join(folder, path), "wx", 0o644);
    await file.writeFile(content);
    await giveToIsolatedUser(join(folder, path), isolation);
  }
}

async function makeFolder(path: string, isolation: Pick<Isolation, "user">): Promise<void> {
  await mkdir(path);
  await giveToIsolatedUser(path, isolation);
}

export async function removeChoices(folder: string, paths: readonly string[]): Promise<void> {
  const names = Map.groupBy(paths, (path) => dirname(path));
  for (const [parent, files] of names)
    await visitFolders(folder, parent.split("/"), { entries: mostEntries }, async (handle) => {
      for (const file of files) await unlink(pathInside(handle, file.slice(parent.length + 1))).catch(ignoreMissing);
    });
}

function ignoreMissing(error: unknown): void {
  if (readErrorCode(error) !== "ENOENT") throw error;
}

/** In a source file that TorchInductor wrote. A graph's file has its kernels in strings, and others compile them. */
const kernelLine = /^def (triton_\w{1,200})\(/gm;
const graphLine = /^async_compile\b/m;
const largestSource: Bytes = 2 ** 20;

export async function readKernelNames(folder: string, paths: readonly string[]): Promise<string[]> {
  const names = new Set<string>();
  for (const path of paths) {
    if (path.endsWith(".autotune.json")) names.add(basename(path, ".autotune.json"));
  }
  const folders = new Set(paths.filter((path) => path.endsWith(".best_config")).map((path) => dirname(path)));
  for (const path of folders)
    await visitFolders(folder, path.split("/"), { entries: mostEntries }, async (handle) => {
      for (const name of await listNames(handle, { entries: mostEntries }))
        for (const kernel of name.endsWith(".py") ? await readKernels(pathInside(handle, name)) : []) names.add(kernel);
    });
  return [...names].sort();
}

async function readKernels(path: string): Promise<string[]> {
  const source = (await readSmallFile(path, largestSource))?.toString("utf8") ?? "";
  return graphLine.test(source) ? [] : [...source.matchAll(kernelLine)].map(([, name = ""]) => name);
}
