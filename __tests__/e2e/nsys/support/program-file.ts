import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryPath } from "../../../fixtures/recorded.ts";
import type { Workspace } from "./workspace.ts";

/** Writes a Python program that imports our module as `llm`, into the workspace; its path. */
export function programFile(place: Workspace, program: string): string {
  const file = join(place.path, "bench.py");
  const folder = JSON.stringify(repositoryPath("python"));
  writeFileSync(
    file,
    `import sys, time\nsys.dont_write_bytecode = True\nsys.path.insert(0, ${folder})\nimport llm_profile_action as llm\n${program}`,
  );
  return file;
}
