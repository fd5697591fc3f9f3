import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Bytes } from "../../model/units.ts";
import { errorCode } from "./error-code.ts";

/** From the form that is quickest to open to the one that needs most work. */
const forms = ["sqlite", "sqlite.gz", "nsys-rep", "nsys-rep.gz", "qdrep", "qdrep.gz", "qdstrm"];

/** The reports of a folder, one for each name, in natural order (`round-2` before `round-10`). */
export async function findReports(folder: string): Promise<string[]> {
  const byStem = new Map<string, string>();
  for (const name of await readdir(folder)) {
    const form = forms.find((suffix) => name.endsWith(`.${suffix}`));
    if (form === undefined) continue;
    const stem = name.slice(0, -form.length - 1);
    const known = byStem.get(stem);
    if (known === undefined || forms.indexOf(form) < forms.findIndex((suffix) => known === `${stem}.${suffix}`))
      byStem.set(stem, name);
  }
  const order = new Intl.Collator("en", { numeric: true });
  return [...byStem.values()].sort(order.compare).map((name) => join(folder, name));
}

/** Whether a folder, or one in it, holds a report. */
export async function holdsReports(folder: string): Promise<boolean> {
  const names = await readdir(folder, { recursive: true });
  return names.some((name) => forms.some((form) => name.endsWith(`.${form}`)));
}

const tailBytes: Bytes = 65_536;

/** The ends of a capture's stdout and stderr; empty where they were not kept. */
export async function readOutput(folder: string): Promise<string> {
  const texts = [];
  for (const name of ["stdout.txt", "stderr.txt"]) texts.push(await readTail(join(folder, name)));
  return texts.join("\n");
}

async function readTail(path: string): Promise<string> {
  try {
    await using file = await open(path);
    const { size } = await file.stat();
    const start = Math.max(0, size - tailBytes);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(size - start), position: start });
    return buffer.toString("utf8", 0, bytesRead);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return "";
    throw error;
  }
}
