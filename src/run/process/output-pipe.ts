import { execFile } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { errorMessage, ToolError } from "../../errors.ts";

/** Pipes for a child's stdout and stderr. Disposed, nothing of them stays open. */
export interface OutputPipes extends Disposable {
  /** What the child writes. */
  readonly stdout: Socket;
  readonly stderr: Socket;
  /** Passed to the child as its stdout and stderr. */
  readonly writeEnds: readonly [stdout: number, stderr: number];
  /** Closes our own copies of the write ends, so that the readers end when the last child does. */
  closeWriteEnds(): void;
}

/**
 * Real pipes. Node's own `stdio: "pipe"` is a socket, and a workload's `echo text > /dev/stderr` fails on a socket
 * (`No such device or address`).
 * The marker is in the pipes' name, so that whatever still holds one can be found (process-tree.ts).
 */
export async function createOutputPipes(marker: string): Promise<OutputPipes> {
  let directory = tmpdir();
  try {
    directory = mkdtempSync(join(directory, `llm-profile-output-${marker}`));
    const paths = [join(directory, "stdout"), join(directory, "stderr")] as const;
    // Any user may open them again (/dev/stderr of the unprivileged rung); the directory is closed to others.
    await promisify(execFile)("mkfifo", ["--mode=666", ...paths], { env: { PATH: process.env["PATH"] } });
    return joinPipes(openBothEnds(paths[0]), openBothEnds(paths[1]));
  } catch (error) {
    throw new ToolError({
      what: "Could not make the pipes for a program's output.",
      where: directory,
      why: errorMessage(error),
      hint: "mkfifo (GNU coreutils) must be on PATH, and TMPDIR on a file system that can hold named pipes.",
      cause: error,
    });
  } finally {
    // The open ends live on without their names.
    if (directory !== tmpdir()) rmSync(directory, { recursive: true, force: true });
  }
}

interface Pipe {
  readonly writeEnd: number;
  readonly reader: Socket;
}

function openBothEnds(path: string): Pipe {
  // Reading first and without waiting: opening for writing waits for a reader.
  const readEnd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writeEnd = openSync(path, constants.O_WRONLY);
  return { writeEnd, reader: new Socket({ fd: readEnd, readable: true, writable: false }) };
}

function joinPipes(stdout: Pipe, stderr: Pipe): OutputPipes {
  let open = true;
  function closeWriteEnds(): void {
    if (!open) return;
    open = false;
    closeSync(stdout.writeEnd);
    closeSync(stderr.writeEnd);
  }
  return {
    stdout: stdout.reader,
    stderr: stderr.reader,
    writeEnds: [stdout.writeEnd, stderr.writeEnd],
    closeWriteEnds,
    [Symbol.dispose]() {
      closeWriteEnds();
      stdout.reader.destroy();
      stderr.reader.destroy();
    },
  };
}
