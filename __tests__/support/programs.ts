import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A browser that reports are looked at with: `CHROMIUM`, or the system's. */
export const chromiumPath =
  process.env["CHROMIUM"] ??
  ["chromium", "chromium-browser", "google-chrome"].flatMap(findOnPath).find((path) => existsSync(path)) ??
  null;

function findOnPath(program: string): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program));
}

const works = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

/** Before the first test: a suite that would skip what this machine can't run fails instead. */
export default function requirePrograms(): void {
  const missing: string[] = [];
  if (!works("git", "--version")) missing.push("git");
  if (!works("python3", "-c", "import setuptools, pip, venv")) missing.push("python3 with pip, setuptools, and venv");
  if (!works("curl", "--version")) missing.push("curl");
  if (!works("jq", "--version")) missing.push("jq");
  if (chromiumPath === null) missing.push("Chromium");
  if (missing.length > 0)
    throw new Error(`This suite needs ${missing.join(", ")}. \`npm test\` needs nothing but Node.`);
}
