import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "@jest/globals";

/** A folder of one test's own, which every user may enter. */
export interface Workspace {
  readonly path: string;
  /** Where run directories go. */
  readonly out: string;
  /** TMPDIR of llm-profile: empty again when nothing stays behind. */
  readonly temporary: string;
  /** What is still in `temporary`. */
  readonly leftInTemporary: () => string[];
}

const made: string[] = [];

afterAll(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
});

/** Makes a workspace, owned by `uid` where one is given; it goes when the test file is done. */
export function workspace(uid: number | null = null): Workspace {
  const path = mkdtempSync(join(tmpdir(), "llm-profile-test-"));
  made.push(path);
  const temporary = join(path, "tmp");
  mkdirSync(temporary);
  for (const folder of [path, temporary]) {
    chmodSync(folder, 0o755);
    if (uid !== null) chownSync(folder, uid, uid);
  }
  return { path, out: join(path, "runs"), temporary, leftInTemporary: () => readdirSync(temporary) };
}
