import { spawnSync } from "node:child_process";
import { test } from "@jest/globals";
import { hasGit, hasPython } from "../../support/programs.ts";

const imports = (modules: string) =>
  hasGit && hasPython && spawnSync("python3", ["-c", `import ${modules}`]).status === 0;
const hasSetuptools = imports("setuptools, pip");
const buildsWheels = imports("setuptools, wheel") || imports("setuptools.command.bdist_wheel");

/** Installs the project of the current folder as editable, with what this machine has. */
export const installEditable: [string, ...string[]] = buildsWheels
  ? ["pip", "install", "--quiet", "--editable", ".", "--no-build-isolation", "--no-deps", "--no-index"]
  : ["python", "setup.py", "--quiet", "develop", "--no-deps"];

/** A test that needs git and a Python that can make virtual environments; skipped, with the reason in its name, without one. */
export const pythonTest = needs(hasGit && hasPython, "needs git and python3 with venv");

/** A test that needs `installEditable`. */
export const setuptoolsTest = needs(hasSetuptools, "needs git, pip and setuptools");

function needs(met: boolean, reason: string): (name: string, body: () => Promise<void>, timeoutMs?: number) => void {
  return met
    ? (name, body, timeoutMs = 60_000) => test(name, body, timeoutMs)
    : (name, body) => test.skip(`${name} (${reason})`, body);
}
