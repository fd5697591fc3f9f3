import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const works = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

export const hasGit = works("git", "--version");
/** A Python that can make virtual environments. */
export const hasPython = works("python3", "-c", "import venv, sys; sys.exit(sys.version_info < (3, 8))");
/** What the example for GitLab writes its note with. */
export const hasCurlAndJq = works("curl", "--version") && works("jq", "--version");

/** A browser that reports are looked at with: `CHROMIUM`, or the system's. */
export const chromiumPath = ["chromium", "chromium-browser", "google-chrome"].reduce<string | null>(
  (found, name) => found ?? pathOf(name),
  process.env["CHROMIUM"] ?? null,
);

function pathOf(program: string): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}

/** Before the first test: what is missing here, and that the tests that need it are skipped. */
export default function sayWhatIsMissing(): void {
  const missing = [
    ...(hasGit ? [] : ["git"]),
    ...(hasPython ? [] : ["python3 with venv"]),
    ...(hasCurlAndJq ? [] : ["curl with jq"]),
    ...(chromiumPath === null ? ["Chromium"] : []),
  ];
  if (missing.length > 0)
    process.stderr.write(`This machine has no ${missing.join(" and no ")}: the tests that need it are skipped.\n`);
}
