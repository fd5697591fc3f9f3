import { join } from "node:path";
import { errorMessage, ParseError } from "../../errors.ts";
import { redactCommand } from "../../model/secrets.ts";
import { costOf } from "../../model/run/cost.ts";
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
import { errorCode, readRegularFile } from "./file-system.ts";
import { ownIdentity } from "../process/process-tree.ts";
import type { RunDirectory } from "./run-directory.ts";

/** The name of the record in every run directory. */
export const runRecordFile = "run.json";
/** More than any run.json has: thousands of commands. */
export const largestRunRecord = 64 * 2 ** 20;

/** How a run ended: its last word in run.json. */
type RunEnd = Pick<RunRecord, "exitCode" | "failure"> & {
  readonly state: Exclude<RunRecord["state"], "running">;
};

/** Collects what happens in a run. Each call returns when run.json holds it, so that a killed run leaves the truth. */
export interface RunRecorder {
  /** A copy of what run.json holds, or is about to hold. */
  snapshot(): RunRecord;
  command(command: Omit<CommandRecord, "purpose">): Promise<void>;
  /** The same record, for commands that are started for something. */
  withPurpose(purpose: Purpose): RunRecorder;
  /** A folder of commands' output was renamed; both relative to the run directory. */
  moved(from: string, to: string): Promise<void>;
  /** A folder of captures was renamed and counts no more: `captures` is without them. Both relative to the run directory. */
  setAside(from: string, to: string): Promise<void>;
  /** The captures in a folder count no more: `captures` is without them. Relative to the run directory. */
  discount(folder: string): Promise<void>;
  captured(capture: CapturedRecord): Promise<void>;
  profiled(ncu: NcuRecord): Promise<void>;
  /** A warning that was given already is not repeated. */
  warning(message: string): Promise<void>;
  /** Names anew what may not leave the machine: globs before the reports exist, then the reports. */
  withhold(paths: readonly string[], reason: string): Promise<void>;
  /** A seed that was given already is not repeated. */
  seeded(pair: string, seed: string): Promise<void>;
  isolation(isolation: { readonly kind: string; readonly note: string }): Promise<void>;
  planKey(key: string): Promise<void>;
  /** Ends the run, once. Only after this is the run directory whole. */
  end(end: RunEnd): Promise<void>;
}

/** Writes the first run.json (`running`) into a new run directory and returns what keeps it up to date. */
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
    process: ownIdentity(),
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
  let writes: Promise<unknown> = directory.write(runRecordFile, render(record));
  await writes;

  // One write after the other, each of the newest state; a write that fails fails its own caller, not the later ones.
  const update = (change: Partial<RunRecord>): Promise<void> => {
    if (record.state !== "running") throw new Error("run.json has been ended already");
    record = { ...record, ...change };
    const write = async () => void (await directory.write(runRecordFile, render(record), "replace"));
    const written = writes.then(write, write);
    writes = written;
    return written;
  };

  const movedCommands = (from: string, to: string): CommandRecord[] => {
    const moved = (file: string | null) =>
      file !== null && isWithin(file, from) ? to + file.slice(from.length) : file;
    return record.commands.map((command) => ({
      ...command,
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
    moved: async (from, to) => update({ commands: movedCommands(from, to) }),
    setAside: async (from, to) =>
      update({
        commands: movedCommands(from, to),
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
        await update({ state, exitCode, failure, endedAt: endedAt.toISOString(), cost: costOf(record, endedAt) });
      } catch (error) {
        // A full disk, say: the file still says `running`, and so do we; another end may be tried.
        record = before;
        throw error;
      }
    },
  });
  return recorderFor(null);
}

/** Reads and checks the run.json of a run directory. Throws ParseError where it is missing, damaged or of another version. */
export async function readRunRecord(directory: string): Promise<RunRecord> {
  const path = join(directory, runRecordFile);
  const found = runRecordSchema.safeParse(parseJson(path, await readText(path)));
  if (found.success) return found.data;
  const problems = found.error.issues.map(({ path: keys, message }) => `${keys.join(".") || "(top)"}: ${message}`);
  throw new ParseError({
    what: `${path} is not a run record of version ${runRecordSchemaVersion}.`,
    where: path,
    why: problems.slice(0, 5).join("\n"),
    help: "Read it with the llm-profile that wrote it; docs/report-format.md lists the versions.",
    cause: found.error,
  });
}

async function readText(path: string): Promise<string> {
  try {
    return (await readRegularFile(path, largestRunRecord)).text;
  } catch (error) {
    throw new ParseError({
      what: errorCode(error) === "ENOENT" ? `There is no ${path}.` : `${path} cannot be read.`,
      where: path,
      why: errorMessage(error),
      help: "Give a run directory: the folder that `llm-profile run` names at its end.",
      cause: error,
    });
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ParseError({
      what: `${path} is not JSON.`,
      where: path,
      why: errorMessage(error),
      help: "llm-profile writes this file whole or not at all: something else has changed it.",
      cause: error,
    });
  }
}

function isWithin(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

function render(record: RunRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}
