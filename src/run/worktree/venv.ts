import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { mkdir, readdir, realpath, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
import { ToolError } from "../../model/errors.ts";
import { exists } from "../directory/file-system.ts";
import { callTool } from "../process/tool.ts";
import type { ToolPorts, ToolResult } from "../../model/run/ports.ts";
import type { Bytes } from "../../model/units.ts";
import { type Interpreter, lastLines, readInterpreter, withoutHome } from "./python.ts";

export interface VenvRequest {
  readonly python: string | null;
  readonly folder: string;
  readonly installs: boolean;
}

export interface Venv {
  readonly path: string;
  readonly parent: string;
}

/**
 * Sees all installed packages, but `pip` and `python -m pip` install only into it. Null if `python` is null and PATH has no `python3`, so
 * the workload can't be Python.
 */
export async function createVenv(ports: ToolPorts, { python, folder, installs }: VenvRequest): Promise<Venv | null> {
  const parent = await findPython(ports, python);
  if (parent === null) return null;
  // Installing pip takes seconds, and Debian packages it separately. We use the parent's pip (see copyScripts).
  const site = parent.seesSystem ? ["--system-site-packages"] : [];
  const made = await callPython(ports, [parent.executable, "-m", "venv", "--without-pip", ...site, folder]);
  if (made.exitCode !== 0) throw describeVenvFailure(parent, made);
  const interpreter = await readInterpreter(ports, join(folder, "bin", "python"));
  if (parent.isVenv) await exposeParentPackages(parent, interpreter);
  if (installs && !parent.hasPip) await installPip(ports, interpreter.executable);
  await copyScripts(parent, folder);
  return { path: folder, parent: parent.prefix };
}

/**
 * Environments that are activated, or whose programs are on PATH. They have a pyvenv.cfg (PEP 405) or, from conda and pixi, a conda-meta
 * folder.
 */
export async function findInstalledPrefixes(environment: Readonly<Record<string, string>>): Promise<string[]> {
  const { VIRTUAL_ENV, CONDA_PREFIX, PATH = "" } = environment;
  const prefixes = [VIRTUAL_ENV, CONDA_PREFIX].filter((prefix) => prefix !== undefined);
  for (const folder of PATH.split(":").filter(isAbsolute)) {
    const prefix = dirname(folder);
    if ((await exists(join(prefix, "pyvenv.cfg"))) || (await exists(join(prefix, "conda-meta")))) prefixes.push(prefix);
  }
  return prefixes;
}

async function findPython(ports: ToolPorts, python: string | null): Promise<Interpreter | null> {
  try {
    return await readInterpreter(ports, python ?? "python3");
  } catch (error) {
    if (python === null && error instanceof ToolError && error.id === "tool-missing") return null;
    throw error;
  }
}

/**
 * A virtual environment created from another one is based on the same Python installation, so it doesn't see the parent's packages. Python
 * reads *.pth files in order of their names; ours comes last, so the side's own packages have priority.
 */
async function exposeParentPackages(parent: Interpreter, interpreter: Interpreter): Promise<void> {
  const [folder] = interpreter.packages;
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  const lines = parent.packages.map((path) => `import site; site.addsitedir(${JSON.stringify(path)})`);
  await writeFile(join(folder, "zzz-llm-profile-parent.pth"), `${lines.join("\n")}\n`);
}

async function installPip(ports: ToolPorts, python: string): Promise<void> {
  await callPython(ports, [python, "-m", "ensurepip", "--default-pip"]);
}

function describeVenvFailure(parent: Interpreter, { stdout, stderr, timedOut }: ToolResult): ToolError {
  const output = lastLines(`${stdout}\n${stderr}`);
  const missing = /No module named '?venv|ensurepip is not|python3?[\d.]*-venv/.test(output);
  const kind = missing
    ? {
        id: "venv-missing",
        what: `${parent.executable} has no venv module, which llm-profile needs to give each side its own packages.`,
      }
    : { id: "venv-failed", what: `${parent.executable} couldn't create a virtual environment.` };
  return new ToolError({
    ...kind,
    where: "compare.python-environment: venv",
    why: timedOut ? "Python took too long." : output,
    help: `${missing ? "On Debian and Ubuntu: `apt-get install python3-venv`. " : ""}If nothing is installed from the repository, set compare.python-environment to none.`,
  });
}

function callPython(ports: ToolPorts, argv: readonly [string, ...string[]]): Promise<ToolResult> {
  return callTool(withoutHome(ports), "python", argv, 120_000);
}

const scriptLimitBytes: Bytes = 65_536;

/**
 * pip, torchrun, vllm … name the parent's interpreter in their first line. Started from PATH, they'd use the parent's packages, and `pip`
 * would install into the parent, which the other side uses too.
 */
async function copyScripts(parent: Interpreter, venv: string): Promise<void> {
  const python = join(venv, "bin", "python");
  const parents = await listInterpreters(parent);
  for (const folder of new Set([parent.scripts, dirname(parent.executable)])) {
    for (const name of await readdir(folder).catch(() => [])) {
      const text = readScript(join(folder, name));
      const copy = text === null ? null : replaceInterpreter(text, parents, python);
      if (copy !== null) await addScript(join(venv, "bin", name), copy);
    }
  }
  for (const name of ["pip", "pip3"]) {
    // Otherwise the shell would find another Python's pip later on PATH.
    await addScript(join(venv, "bin", name), `#!/bin/sh\nexec "${python}" -m pip "$@"\n`);
  }
}

async function listInterpreters({ executable }: Interpreter): Promise<ReadonlySet<string>> {
  const folder = dirname(executable);
  const target = await realpath(executable).catch(() => executable);
  const names = new Set([executable, target]);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/^python[\d.]*$/.test(name)) continue;
    if ((await realpath(join(folder, name)).catch(() => null)) === target) names.add(join(folder, name));
  }
  return names;
}

function replaceInterpreter(text: string, parents: ReadonlySet<string>, python: string): string | null {
  const [, interpreter, rest] = /^#![ \t]*(\S+)(?:[ \t][^\n]*)?\n(.*)$/s.exec(text) ?? [];
  if (interpreter === undefined || rest === undefined) return null;
  if (parents.has(interpreter)) return `${renderStart(python)}${rest}`;
  // If the interpreter's path is long or contains a space, pip and uv write a line that's both shell and Python: '''exec'
  // "/path/python" "$0" "$@"
  const [, quoted, after] = /^'''exec' "?([^"\n]+?)"? "\$0" "\$@"\n' '''\n(.*)$/s.exec(rest) ?? [];
  return quoted !== undefined && after !== undefined && parents.has(quoted) ? `${renderStart(python)}${after}` : null;
}

/** Linux splits a line after `#!` at a space, and older versions cut it off after 127 bytes, so we start Python through /bin/sh. */
function renderStart(python: string): string {
  return `#!/bin/sh\n'''exec' "${python}" "$0" "$@"\n' '''\n`;
}

/**
 * Null if the file isn't executable or doesn't start with `#!`. It's synchronous because with a system Python, we read every file in
 * /usr/bin, and a thousand promises would take half a second.
 */
function readScript(path: string): string | null {
  try {
    // A named pipe without a writer would block us.
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const stats = fstatSync(file);
      if (!stats.isFile() || stats.size > scriptLimitBytes || (stats.mode & 0o111) === 0) return null;
      const first = Buffer.alloc(2);
      readSync(file, first, 0, 2, 0);
      return first.toString("latin1") === "#!" ? readFileSync(file, "utf8") : null;
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
}

async function addScript(path: string, text: string): Promise<void> {
  if (!(await exists(path))) await writeFile(path, text, { mode: 0o755 });
}
