import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { mkdir, readdir, realpath, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ToolError } from "../../errors.ts";
import { exists } from "../directory/file-system.ts";
import { callTool } from "../process/tool.ts";
import type { ToolPorts, ToolResult } from "../../model/run/ports.ts";
import type { Bytes } from "../../model/units.ts";
import { type Interpreter, lastLines, readInterpreter, withoutHome } from "./python.ts";

export interface VenvRequest {
  /** A path or a name on PATH. Null: `python3`, if there is one. */
  readonly python: string | null;
  /** The folder to make; it must not exist. */
  readonly folder: string;
  /** True when a setup may install something: where the Python has no pip, it then gets one, which takes seconds. */
  readonly installs: boolean;
}

/** A virtual environment of one side. */
export interface Venv {
  readonly path: string;
  /** The prefix of the Python that it stands on. */
  readonly parent: string;
}

/**
 * Makes a virtual environment that sees every package installed already, and into which alone packages are installed
 * from now on, by `pip` or `python -m pip`. Null where no Python is named and none is on PATH: the program is none of
 * Python's. Throws ToolError where Python cannot make one.
 */
export async function createVenv(ports: ToolPorts, { python, folder, installs }: VenvRequest): Promise<Venv | null> {
  const parent = await findPython(ports, python);
  if (parent === null) return null;
  // Without pip: installing one takes seconds, and Debian packs it apart. The parent's serves, see copyScripts.
  const site = parent.seesSystem ? ["--system-site-packages"] : [];
  const made = await call(ports, [parent.executable, "-m", "venv", "--without-pip", ...site, folder]);
  if (made.exitCode !== 0) throw cannotMake(parent, made);
  const own = await readInterpreter(ports, join(folder, "bin", "python"));
  if (parent.isVenv) await seeParent(parent, own);
  if (installs && !parent.hasPip) await installPip(ports, own.executable);
  await copyScripts(parent, folder);
  return { path: folder, parent: parent.prefix };
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
 * A virtual environment made by another one stands on the installation below both, and does not see the packages of the
 * other. Files *.pth are read by name: this one comes last, so that what the side installs goes first.
 */
async function seeParent(parent: Interpreter, own: Interpreter): Promise<void> {
  const [folder] = own.packages;
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  const lines = parent.packages.map((path) => `import site; site.addsitedir(${JSON.stringify(path)})`);
  await writeFile(join(folder, "zzz-llm-profile-parent.pth"), `${lines.join("\n")}\n`);
}

/** The parent has no pip (as uv makes them): Python brings its own. Where it does not, a setup that calls pip will say so. */
async function installPip(ports: ToolPorts, python: string): Promise<void> {
  await call(ports, [python, "-m", "ensurepip", "--default-pip"]);
}

function cannotMake(parent: Interpreter, { stdout, stderr, timedOut }: ToolResult): ToolError {
  const said = lastLines(`${stdout}\n${stderr}`);
  const missing = /No module named '?venv|ensurepip is not|python3?[\d.]*-venv/.test(said);
  const kind = missing
    ? {
        id: "venv-missing",
        what: `${parent.executable} has no venv module, which gives each side its own packages.`,
      }
    : { id: "venv-failed", what: `${parent.executable} could not make a virtual environment.` };
  return new ToolError({
    ...kind,
    where: "compare.python-environment: venv",
    why: timedOut ? "It took too long." : said,
    help: `${missing ? "On Debian and Ubuntu: `apt-get install python3-venv`. " : ""}Where nothing is installed from the repository, set compare.python-environment to none.`,
  });
}

function call(ports: ToolPorts, argv: readonly [string, ...string[]]): Promise<ToolResult> {
  return callTool(withoutHome(ports), "python", argv, 120_000);
}

/** Larger files are programs of another kind. */
const scriptLimitBytes: Bytes = 65_536;

/**
 * Gives a virtual environment its own copies of its parent's Python programs (pip, torchrun, vllm …). Theirs name their
 * own interpreter in the first line: started from PATH, they would run with the parent's packages, and `pip` would
 * install into the parent, which the other side uses too.
 */
async function copyScripts(parent: Interpreter, venv: string): Promise<void> {
  const python = join(venv, "bin", "python");
  const parents = await interpretersOf(parent);
  for (const folder of new Set([parent.scripts, dirname(parent.executable)])) {
    for (const name of await readdir(folder).catch(() => [])) {
      const text = readScript(join(folder, name));
      const copy = text === null ? null : withInterpreter(text, parents, python);
      if (copy !== null) await add(join(venv, "bin", name), copy);
    }
  }
  for (const name of ["pip", "pip3"]) {
    // Also where the parent has none: another Python's pip, later on PATH, must not be taken in its place.
    await add(join(venv, "bin", name), `#!/bin/sh\nexec "${python}" -m pip "$@"\n`);
  }
}

/** The names of the same interpreter that a script may hold. */
async function interpretersOf({ executable }: Interpreter): Promise<ReadonlySet<string>> {
  const folder = dirname(executable);
  const target = await realpath(executable).catch(() => executable);
  const names = new Set([executable, target]);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/^python[\d.]*$/.test(name)) continue;
    if ((await realpath(join(folder, name)).catch(() => null)) === target) names.add(join(folder, name));
  }
  return names;
}

/** The script with another interpreter; null where it does not start with one of `parents`. */
function withInterpreter(text: string, parents: ReadonlySet<string>, python: string): string | null {
  const [, interpreter, rest] = /^#![ \t]*(\S+)(?:[ \t][^\n]*)?\n(.*)$/s.exec(text) ?? [];
  if (interpreter === undefined || rest === undefined) return null;
  if (parents.has(interpreter)) return `${start(python)}${rest}`;
  // Where the path is long or has a space, pip and uv write shell that is Python too: '''exec' "/path/python" "$0" "$@"
  const [, quoted, after] = /^'''exec' "?([^"\n]+?)"? "\$0" "\$@"\n' '''\n(.*)$/s.exec(rest) ?? [];
  return quoted !== undefined && after !== undefined && parents.has(quoted) ? `${start(python)}${after}` : null;
}

/** Always the shell form: the kernel cuts a first line at 127 bytes in older versions, and at a space in all. */
function start(python: string): string {
  return `#!/bin/sh\n'''exec' "${python}" "$0" "$@"\n' '''\n`;
}

/**
 * Null for what is no text file that begins with an interpreter. In one go: of a system's Python this reads /usr/bin, and a
 * thousand files one promise after the other take half a second.
 */
function readScript(path: string): string | null {
  try {
    // A named pipe that nobody writes to would keep us waiting.
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const found = fstatSync(file);
      if (!found.isFile() || found.size > scriptLimitBytes || (found.mode & 0o111) === 0) return null;
      const first = Buffer.alloc(2);
      readSync(file, first, 0, 2, 0);
      return first.toString("latin1") === "#!" ? readFileSync(file, "utf8") : null;
    } finally {
      closeSync(file);
    }
  } catch {
    return null; // A broken link, or not ours to read.
  }
}

async function add(path: string, text: string): Promise<void> {
  if (!(await exists(path))) await writeFile(path, text, { mode: 0o755 });
}
