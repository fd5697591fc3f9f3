import { truncateSync, writeFileSync } from "node:fs";

/** Writes a file of this size that takes no disk space. */
export function writeSparse(path: string, bytes: number): void {
  writeFileSync(path, "");
  truncateSync(path, bytes);
}
