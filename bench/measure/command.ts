import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** The time and memory of one run. */
export interface Measured {
  readonly ms: number;
  /** The peak memory of all its processes together; null if not measured. */
  readonly peakBytes: number | null;
}

const pollMs = 20;

/**
 * Runs a program to its end and samples its processes' memory fifty times a second. Throws if it doesn't exit with `exitCode`.
 * Writes its stdout to the file `stdout`, if set.
 */
export async function runCommand(
  argv: readonly [string, ...string[]],
  { exitCode = 0, stdout = null }: { readonly exitCode?: number; readonly stdout?: string | null } = {},
): Promise<Measured> {
  const [program, ...rest] = argv;
  const startMs = performance.now();
  const output = stdout === null ? null : openSync(stdout, "w");
  const child = spawn(program, rest, { stdio: ["ignore", output ?? "ignore", "pipe"] });
  if (output !== null) closeSync(output);
  const said: Buffer[] = [];
  child.stderr?.on("data", (chunk: Buffer) => said.push(chunk));
  let endMs: number | null = null;
  child.once("exit", () => {
    endMs = performance.now();
  });
  const closed = once(child, "close");
  let peakBytes = 0;
  while (endMs === null && child.exitCode === null && child.pid !== undefined) {
    peakBytes = Math.max(peakBytes, residentBytes(child.pid));
    await Promise.race([closed, sleep(pollMs)]);
  }
  const [code] = (await closed) as [number | null];
  if (code !== exitCode)
    throw new Error(`${argv.join(" ")} exited with ${String(code)}: ${Buffer.concat(said).toString().slice(-2000)}`);
  return { ms: (endMs ?? performance.now()) - startMs, peakBytes };
}

/** Resident memory of a process and its descendants. A process may exit while we read its memory use. */
function residentBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, "utf8");
    const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, "utf8");
    const own = 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    return children
      .split(" ")
      .filter((text) => text !== "")
      .reduce((sum, child) => sum + residentBytes(Number(child)), own);
  } catch {
    return 0;
  }
}
