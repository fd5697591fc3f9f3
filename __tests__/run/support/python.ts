import { spawnSync } from "node:child_process";

const imports = (modules: string) => spawnSync("python3", ["-c", `import ${modules}`]).status === 0;
const buildsWheels = imports("setuptools, wheel") || imports("setuptools.command.bdist_wheel");

/** Installs the project of the current folder as editable, with what this machine has. */
export const installEditable: [string, ...string[]] = buildsWheels
  ? ["pip", "install", "--quiet", "--editable", ".", "--no-build-isolation", "--no-deps", "--no-index"]
  : ["python", "setup.py", "--quiet", "develop", "--no-deps"];
