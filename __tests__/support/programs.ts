import { spawnSync } from "node:child_process";

const works = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

export const hasGit = works("git", "--version");
/** A Python that can make virtual environments. */
export const hasPython = works("python3", "-c", "import venv, sys; sys.exit(sys.version_info < (3, 8))");

/** Before the first test: what is missing here, and that the tests that need it are skipped. */
export default function sayWhatIsMissing(): void {
  const missing = [...(hasGit ? [] : ["git"]), ...(hasPython ? [] : ["python3 with venv"])];
  if (missing.length > 0)
    process.stderr.write(`This machine has no ${missing.join(" and no ")}: the tests that need it are skipped.\n`);
}
