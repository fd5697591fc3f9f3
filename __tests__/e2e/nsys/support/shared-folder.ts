import { join } from "node:path";

/** Carries the folder of global-setup.ts to the test files. */
export const sharedFolderVariable = "LLM_PROFILE_TEST_SHARED";

function shared(...path: string[]): string {
  const folder = process.env[sharedFolderVariable];
  if (folder === undefined) throw new Error("These tests need their global setup: run them with npm run test:nsys.");
  return join(folder, ...path);
}

/** The C example, see examples/workloads/nvtx-c. */
export function demoProgram(): string {
  return shared("program", "nvtx-demo");
}

/** A file of the server example, see examples/workloads/server. */
export function serverExample(name: string): string {
  return shared("server", name);
}

/** The stand-in for vLLM: engine/vllm. */
export function standInEngine(): string {
  return shared("engine", "vllm");
}

/** Node, readable by every user. */
export function nodeProgram(): string {
  return shared("node");
}

/** An entry of the built package, such as `cli.js`. */
export function entry(name: string): string {
  return shared("package", "dist", name);
}
