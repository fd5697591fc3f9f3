import { spawn } from "node:child_process";
import { once } from "node:events";
import { errorMessage, ToolError } from "../../model/errors.ts";
import type { Bytes } from "../../model/units.ts";

/** A git command in one repository. */
export interface GitCall {
  readonly argv: readonly string[];
  readonly cwd: string;
  /** The complete environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** We kill git as soon as this is aborted. */
  readonly deadline: AbortSignal;
}

/** Thrown if git prints more than the limit. */
export class TooMuchOutput extends Error {}

/**
 * Streams git's output as chunks of bytes. `input` goes to its stdin. At the deadline we kill git, but not its children. So use this only
 * for commands that don't start other processes, unlike network commands such as fetch. Throws TooMuchOutput if git prints more than
 * `most` bytes, and ToolError if git fails.
 */
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
  // This handler only prevents an unhandled rejection. The reader gets the error below.
  ended.catch(() => undefined);
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = `${said}${text}`.slice(-2000);
  });
  // git may exit before it has read all of its input.
  child.stdin.on("error", () => undefined).end(input);
  try {
    let bytes = 0;
    for await (const chunk of child.stdout) {
      if (!Buffer.isBuffer(chunk)) continue;
      bytes += chunk.length;
      if (bytes > most) throw new TooMuchOutput(`git printed more than ${String(most)} bytes.`);
      yield chunk;
    }
    const [code]: unknown[] = await ended;
    if (code !== 0) throw describeGitFailure(call, said.trim(), undefined);
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

/** Parses the output of `git cat-file --batch` into objects, in the order requested. Null for a missing object. */
export async function* parseBatchObjects(output: AsyncIterable<Buffer>): AsyncGenerator<Buffer | null> {
  let pending: Buffer = Buffer.alloc(0);
  /** The size of the object whose header we've read. Null if a header comes next. */
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
      // A newline follows the content.
      if (size === null) continue;
      if (pending.length <= size) break;
      yield pending.subarray(0, size);
      pending = pending.subarray(size + 1);
      size = null;
    }
  }
}
