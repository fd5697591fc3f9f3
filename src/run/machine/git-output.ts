import { spawn } from "node:child_process";
import { once } from "node:events";
import { errorMessage, ToolError } from "../../model/errors.ts";
import type { Bytes } from "../../model/units.ts";

export interface GitCall {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
  /** We kill git as soon as this is aborted. */
  readonly deadline: AbortSignal;
}

export class TooMuchOutput extends Error {}

/** At the deadline we kill git, but not its children, so use this only for commands that don't start other processes, unlike fetch. */
export async function* streamGitOutput(call: GitCall, input: string, most: Bytes): AsyncGenerator<Buffer> {
  const { argv, cwd, environment, deadline } = call;
  const child = spawn("git", argv, {
    cwd,
    env: environment,
    stdio: ["pipe", "pipe", "pipe"],
    signal: deadline,
    killSignal: "SIGKILL",
  });
  const ended = once(child, "close").catch((error: unknown) => {
    throw describeGitFailure(call, errorMessage(error), error);
  });
  ended.catch(() => undefined);
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors = `${errors}${text}`.slice(-2000);
  });
  child.stdin.on("error", () => undefined).end(input);
  try {
    let bytes = 0;
    for await (const chunk of child.stdout) {
      if (!Buffer.isBuffer(chunk)) continue;
      bytes += chunk.length;
      if (bytes > most) throw new TooMuchOutput(`git printed more than ${most} bytes.`);
      yield chunk;
    }
    const [code]: unknown[] = await ended;
    if (code !== 0) throw describeGitFailure(call, errors.trim(), undefined);
  } finally {
    child.kill("SIGKILL");
  }
}

function describeGitFailure({ argv, deadline }: GitCall, why: string, cause: unknown): ToolError {
  return new ToolError({
    id: "history-unreadable",
    what: "git can't read the history.",
    where: `git ${argv.find((word) => !word.startsWith("-")) ?? ""}`,
    why: deadline.aborted ? "git took too long." : why,
    cause,
  });
}

export async function* parseBatchObjects(output: AsyncIterable<Buffer>): AsyncGenerator<Buffer | null> {
  let pending: Buffer = Buffer.alloc(0);
  let size: Bytes | null = null;
  for await (const chunk of output) {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    for (;;) {
      if (size === null) {
        const end = pending.indexOf("\n");
        if (end === -1) break;
        const header = pending.toString("latin1", 0, end);
        pending = pending.subarray(end + 1);
        const [, digits] = /^[0-9a-f]+ blob (\d{1,15})$/.exec(header) ?? [];
        if (digits === undefined) yield null;
        else size = Number(digits);
      }
      if (size === null) continue;
      if (pending.length <= size) break;
      yield pending.subarray(0, size);
      pending = pending.subarray(size + 1);
      size = null;
    }
  }
}
