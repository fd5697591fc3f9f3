import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { errorMessage, ParseError } from "../../errors.ts";

const processIdSchema = z.object({ pid: z.number().int().positive(), startTime: z.string().regex(/^\d+$/) });

const processesSchema = z.strictObject({
  schemaVersion: z.literal(1),
  main: processIdSchema.describe("Our own process."),
  guard: processIdSchema.nullable(),
  pidNamespace: z.string().nullable().describe("The PID namespace that all numbers here count in."),
  holdings: z.strictObject({
    marker: z
      .string()
      .regex(/^[0-9a-f]{32}\.$/)
      .nullable(),
    processes: z.array(z.strictObject({ process: processIdSchema, uid: z.number().int().nullable() })),
    directories: z.array(z.string().startsWith("/")),
  }),
});

/** What a run holds while it lasts: for the action's post step, which runs in another process after a cancelled job. */
export type RecordedProcesses = Omit<z.infer<typeof processesSchema>, "schemaVersion">;

/** Writes the record in one step, so that a reader never sees half of it. */
export function writeProcessesFile(path: string, record: DeepReadonly<RecordedProcesses>): void {
  const { main, guard, pidNamespace, holdings } = record;
  const text = JSON.stringify({ schemaVersion: 1, main: id(main), guard: guard && id(guard), pidNamespace, holdings });
  const partial = `${path}.partial`;
  // Another run that ended just now may have taken the empty folder away.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(partial, text, { mode: 0o600 });
  renameSync(partial, path);
}

/** The record, or null when there is none: the run ended by itself. Throws ParseError for anything else. */
export function readProcessesFile(path: string): RecordedProcesses | null {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw new ParseError({ what: "Could not read the record of this run's processes.", where: path, cause: error });
  }
  try {
    return processesSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new ParseError({
      what: "The record of this run's processes is damaged.",
      where: path,
      why: errorMessage(error),
      cause: error,
    });
  }
}

/** Removes the record; it is no error when there is none. */
export function removeProcessesFile(path: string): void {
  rmSync(path, { force: true });
}

/** Leaves out what a caller's wider object may hold besides. */
function id({ pid, startTime }: { readonly pid: number; readonly startTime: string }): {
  pid: number;
  startTime: string;
} {
  return { pid, startTime };
}

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
