import { join } from "node:path";
import { errorMessage, ParseError } from "../../model/errors.ts";
import { redactCommand } from "../../model/secrets.ts";
import { summarizeCost } from "../../model/run/cost.ts";
import type { Purpose } from "../../model/run/plan.ts";
import type { Clock } from "../../model/run/ports.ts";
import {
  type CapturedRecord,
  type CommandRecord,
  type NcuRecord,
  type RunRecord,
  runRecordSchema,
  runRecordSchemaVersion,
} from "../../model/run/run-record.ts";
import { readErrorCode, readRegularFile } from "./file-system.ts";
import { readOwnIdentity } from "../process/process-tree.ts";
import type { RunDirectory } from "./run-directory.ts";

/** The record's file name in every run directory. */
export const runRecordFile = "run.json";
/** A size limit in bytes. A run.json with thousands of commands is smaller. */
export const largestRunRecord = 64 * 2 ** 20;

/** A run's final state in run.json. */
type RunEnd = Pick<RunRecord, "exitCode" | "failure"> & {
  readonly state: Exclude<RunRecord["state"], "running">;
};

/** Records what happens in a run. Each call updates run.json before it returns, so that even a killed run leaves an accurate record. */
export interface RunRecorder {
  /** A copy of the record, including changes that we're still writing. */
  snapshot(): RunRecord;
  command(command: Omit<CommandRecord, "purpose">): Promise<void>;
  /** A recorder for the same run that adds this purpose to each command. */
  withPurpose(purpose: Purpose): RunRecorder;
  /** Records that a folder with commands' output was renamed. Paths are relative to the run directory. */
  moved(from: string, to: string): Promise<void>;
  /**
   * Records that a folder was renamed because its captures no longer count, and removes these captures from the record. Paths are
   * relative to the run directory. `purpose` replaces the purpose of the folder's commands, unless it's null.
   */
  setAside(from: string, to: string, purpose: Purpose | null): Promise<void>;
  /** Removes a folder's captures from the record, because they no longer count. The path is relative to the run directory. */
  discount(folder: string): Promise<void>;
  captured(capture: CapturedRecord): Promise<void>;
  profiled(ncu: NcuRecord): Promise<void>;
  /** Adds a warning, unless it's already recorded. */
  warning(message: string): Promise<void>;
  /** Replaces the list of files that may not leave the machine. Before the reports exist, these are globs. */
  withhold(paths: readonly string[], reason: string): Promise<void>;
  /** Adds a pair's seed, unless the pair already has one. */
  seeded(pair: string, seed: string): Promise<void>;
  isolation(isolation: { readonly kind: string; readonly note: string }): Promise<void>;
  planKey(key: string): Promise<void>;
  /** Records the end of the run. Call it once; the run directory is complete after that. */
  end(end: RunEnd): Promise<void>;
}

/** Writes the first run.json (`running`) to a new run directory and returns the recorder for updates. */
export async function startRunRecord(
  directory: RunDirectory,
  tool: RunRecord["tool"],
  clock: Clock,
): Promise<RunRecorder> {
  let record: RunRecord = {
    schemaVersion: runRecordSchemaVersion,
    tool,
    state: "running",
    exitCode: null,
    startedAt: clock.now().toISOString(),
    endedAt: null,
    process: readOwnIdentity(),
    failure: null,
    isolation: null,
    planKey: null,
    commands: [],
    captures: [],
    ncu: [],
    seeds: [],
    withheld: [],
    warnings: [],
    cost: null,
  };
  let writes: Promise<unknown> = directory.write(runRecordFile, renderRecord(record));
  await writes;

  // Writes happen one after another, each with the newest state. If a write fails, only its own caller gets the error.
  const update = (change: Partial<RunRecord>): Promise<void> => {
    if (record.state !== "running") throw new Error("The run has already ended, so run.json can't change.");
    record = { ...record, ...change };
    const write = async () => void (await directory.write(runRecordFile, renderRecord(record), "replace"));
    const written = writes.then(write, write);
    writes = written;
    return written;
  };

  const movedCommands = (from: string, to: string, purpose: Purpose | null): CommandRecord[] => {
    const isMoved = (file: string | null): boolean => file !== null && isWithin(file, from);
    const moved = (file: string | null) => (file !== null && isMoved(file) ? to + file.slice(from.length) : file);
    return record.commands.map((command) => ({
      ...command,
      purpose: isMoved(command.stdout) ? (purpose ?? command.purpose) : command.purpose,
      stdout: moved(command.stdout),
      stderr: moved(command.stderr),
    }));
  };

  const capturesOutside = (counted: string): CapturedRecord[] =>
    record.captures.filter(({ folder }) => !isWithin(folder, counted));

  const recorderFor = (purpose: Purpose | null): RunRecorder => ({
    snapshot: () => structuredClone(record),
    command: async (command) =>
      update({ commands: [...record.commands, { ...command, purpose, argv: [...redactCommand(command.argv)] }] }),
    withPurpose: recorderFor,
    moved: async (from, to) => update({ commands: movedCommands(from, to, null) }),
    setAside: async (from, to, purpose) =>
      update({
        commands: movedCommands(from, to, purpose),
        captures: capturesOutside(from),
      }),
    discount: async (folder) => update({ captures: capturesOutside(folder) }),
    captured: async (capture) => update({ captures: [...record.captures, capture] }),
    profiled: async (ncu) => update({ ncu: [...record.ncu, ncu] }),
    warning: async (message) => {
      if (!record.warnings.includes(message)) await update({ warnings: [...record.warnings, message] });
    },
    withhold: async (paths, reason) => update({ withheld: paths.map((path) => ({ path, reason })) }),
    seeded: async (pair, seed) => {
      if (!record.seeds.some((one) => one.pair === pair)) await update({ seeds: [...record.seeds, { pair, seed }] });
    },
    isolation: async ({ kind, note }) => update({ isolation: { kind, note } }),
    planKey: async (planKey) => update({ planKey }),
    end: async ({ state, exitCode, failure }) => {
      const before = record;
      try {
        const endedAt = clock.now();
        await update({
          state,
          exitCode,
          failure,
          endedAt: endedAt.toISOString(),
          cost: summarizeCost(record, endedAt),
        });
      } catch (error) {
        // If the disk is full, for example, the file still says `running`. Go back to that state, so the caller can try again.
        record = before;
        throw error;
      }
    },
  });
  return recorderFor(null);
}

/** Reads and checks a run directory's run.json. Throws ParseError if it's missing, damaged, or from another version. */
export async function readRunRecord(directory: string): Promise<RunRecord> {
  const path = join(directory, runRecordFile);
  const found = runRecordSchema.safeParse(parseJson(path, await readText(path)));
  if (found.success) return found.data;
  const problems = found.error.issues.map(({ path: keys, message }) => `${keys.join(".") || "(top)"}: ${message}`);
  throw new ParseError({
    what: `${path} isn't a run record of version ${runRecordSchemaVersion}.`,
    where: path,
    why: problems.slice(0, 5).join("\n"),
    help: "Read the file with the llm-profile version that wrote it. docs/report-format.md lists the versions.",
    cause: found.error,
  });
}

async function readText(path: string): Promise<string> {
  try {
    return (await readRegularFile(path, largestRunRecord)).text;
  } catch (error) {
    throw new ParseError({
      what: readErrorCode(error) === "ENOENT" ? `${path} doesn't exist.` : `Can't read ${path}.`,
      where: path,
      why: errorMessage(error),
      help: "Pass a run directory: the folder that `llm-profile run` prints at the end.",
      cause: error,
    });
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ParseError({
      what: `${path} isn't valid JSON.`,
      where: path,
      why: errorMessage(error),
      help: "llm-profile always writes this file completely, so something else changed it. Use another run directory.",
      cause: error,
    });
  }
}

function isWithin(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

function renderRecord(record: RunRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}
