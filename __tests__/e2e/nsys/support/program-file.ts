import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryPath } from "../../../fixtures/recorded.ts";
import type { Workspace } from "./workspace.ts";

/** A Python program that imports our module as `llm`. */
export function withModule(program: string): string {
  const folder = JSON.stringify(repositoryPath("python"));
  return `import sys, time\nsys.dont_write_bytecode = True\nsys.path.insert(0, ${folder})\nimport llm_profile_action as llm\n${program}`;
}

/** Writes such a program into the workspace; its path. */
export function programFile({ path }: Workspace, program: string): string {
  const file = join(path, "bench.py");
  writeFileSync(file, withModule(program));
  return file;
}
