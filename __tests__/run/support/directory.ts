import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "@jest/globals";

const made: string[] = [];

/** A new folder outside the repository that any user may enter; it goes when the test file is done. */
export function testDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "llm-profile-test-"));
  made.push(directory);
  return directory;
}

afterAll(() => {
  for (const directory of made) rmSync(directory, { recursive: true, force: true });
});
