import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { testDirectory } from "../../../run/support/directory.ts";

/** A folder of one test's own, which every user may enter. */
export interface Workspace {
  readonly path: string;
  /** TMPDIR of llm-profile: empty again when nothing stays behind. */
  readonly temporary: string;
}

/** Makes a workspace; it goes when the test file is done. */
export function workspace(): Workspace {
  const path = testDirectory();
  const temporary = join(path, "tmp");
  mkdirSync(temporary);
  for (const folder of [path, temporary]) chmodSync(folder, 0o755);
  return { path, temporary };
}
