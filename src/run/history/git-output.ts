import { spawn } from "node:child_process";
import { once } from "node:events";
import { errorMessage, ToolError } from "../../errors.ts";
import type { Bytes } from "../../model/units.ts";

/** git in one repository: its own arguments come before the command's. */
export interface GitCall {
  readonly argv: readonly string[];
  readonly cwd: string;
  /** The whole environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends git at once. */
  readonly deadline: AbortSignal;
}

/** git printed more than is read of it. */
export class TooMuchOutput extends Error {}

/**
 * What git prints, piece by piece and as bytes. It reads `input` and starts no process of its own: only for what asks no network. Throws
 * TooMuchOutput, with git ended, and ToolError where it fails.
 */
export async function* gitOutput(call: GitCall, input: string, most: Bytes): AsyncGenerator<Buffer> {
  const { argv, cwd, environment, deadline } = call;
  const child = spawn("git", argv, {
    cwd,
    env: environment,
    stdio: ["pipe", "pipe", "pipe"],
    signal: deadline,
    killSignal: "SIGKILL",
  });
  const ended = once(child, "close").catch((error: unknown) => {
    throw failed(call, errorMessage(error), error);
  });
  // Whoever reads hears of it below.
  ended.catch(() => undefined);
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = `${said}${text}`.slice(-2000);
  });
  // It may end before it has read all of it.
  child.stdin.on("error", () => undefined).end(input);
  try {
    let bytes = 0;
    for await (const chunk of child.stdout) {
      if (!Buffer.isBuffer(chunk)) continue;
      bytes += chunk.length;
      if (bytes > most) throw new TooMuchOutput(`More than ${String(most)} bytes came.`);
      yield chunk;
    }
    const [code]: unknown[] = await ended;
    if (code !== 0) throw failed(call, said.trim(), undefined);
  } finally {
    child.kill("SIGKILL");
  }
}

function failed({ argv, deadline }: GitCall, why: string, cause: unknown): ToolError {
  return new ToolError({
    id: "history-unreadable",
    what: "git could not read the history.",
    where: `git ${argv.find((word) => !word.startsWith("-")) ?? ""}`,
    why: deadline.aborted ? "It took too long." : why,
    cause,
  });
}

/** The objects that `git cat-file --batch` prints, in the order asked; null for one that is not there. */
export async function* batchObjects(output: AsyncIterable<Buffer>): AsyncGenerator<Buffer | null> {
  let pending: Buffer = Buffer.alloc(0);
  /** Of the object whose header was read; null: a header comes next. */
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
      // A line break follows the content.
      if (size === null) continue;
      if (pending.length <= size) break;
      yield pending.subarray(0, size);
      pending = pending.subarray(size + 1);
      size = null;
    }
  }
}
