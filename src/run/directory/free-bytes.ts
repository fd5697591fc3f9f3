import { statfs } from "node:fs/promises";
import type { Bytes } from "../../model/units.ts";

/** Bytes that we may still write to the file system that holds `path`. */
export async function freeBytes(path: string): Promise<Bytes> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}
