import { access, open, readdir, readFile, realpath, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Bytes } from "../../model/units.ts";
import type { Interpreter } from "./interpreter.ts";

/** Larger files are programs of another kind. */
const scriptLimitBytes: Bytes = 65_536;

/**
 * Gives a virtual environment its own copies of its parent's Python programs (pip, torchrun, vllm …). Theirs name their
 * own interpreter in the first line: started from PATH, they would run with the parent's packages, and `pip` would
 * install into the parent, which the other side uses too.
 */
export async function copyScripts(parent: Interpreter, venv: string): Promise<void> {
  const python = join(venv, "bin", "python");
  const parents = await interpretersOf(parent);
  for (const folder of new Set([parent.scripts, dirname(parent.executable)])) {
    for (const name of await readdir(folder).catch(() => [])) {
      const text = await readScript(join(folder, name));
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
export function withInterpreter(text: string, parents: ReadonlySet<string>, python: string): string | null {
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

/** Null for what is no text file that begins with an interpreter. */
async function readScript(path: string): Promise<string | null> {
  try {
    await using file = await open(path);
    const found = await file.stat();
    if (!found.isFile() || found.size > scriptLimitBytes || (found.mode & 0o111) === 0) return null;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.toString("latin1") === "#!" ? await readFile(path, "utf8") : null;
  } catch {
    return null; // A broken link, or not ours to read.
  }
}

async function add(path: string, text: string): Promise<void> {
  const there = await access(path).then(
    () => true,
    () => false,
  );
  if (!there) await writeFile(path, text, { mode: 0o755 });
}
