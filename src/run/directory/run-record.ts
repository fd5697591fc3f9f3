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

export const runRecordFile = "run.json";
export const largestRunRecord = 64 * 2 ** 20;

type RunEnd = Pick<RunRecord, "exitCode" | "failure"> & {
  readonly state: Exclude<RunRecord["state"], "running">;
};

/** Each call updates run.json before it returns, so that even a killed run leaves an accurate record. */
export interface RunRecorder {
  snapshot(): RunRecord;
  command(command: Omit<CommandRecord, "purpose">): Promise<void>;
  withPurpose(purpose: Purpose): RunRecorder;
  moved(from: string, to: string): Promise<void>;
  /** The folder's captures no longer count. `purpose` replaces the purpose of its commands, unless it's null. */
  setAside(from: string, to: string, purpose: Purpose | null): Promise<void>;
  discount(folder: string): Promise<void>;
  captured(capture: CapturedRecord): Promise<void>;
  profiled(ncu: NcuRecord): Promise<void>;
  warning(message: string): Promise<void>;
  withhold(paths: readonly string[], reason: string): Promise<void>;
  seeded(pair: string, seed: string): Promise<void>;
  isolation(isolation: { readonly kind: string; readonly note: string }): Promise<void>;
  planKey(key: string): Promise<void>;
  end(end: RunEnd): Promise<void>;
}

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
      if (!record.seeds.some((seeded) => seeded.pair === pair))
        await update({ seeds: [...record.seeds, { pair, seed }] });
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
        // If the disk is full, for example, the file still says `running`, and the caller can try again.
        record = before;
        throw error;
      }
    },
  });
  return recorderFor(null);
}

/** Throws ParseError if it's missing, damaged, or from another version. */
export async function readRunRecord(directory: string): Promise<RunRecord> {
  const path = join(directory, runRecordFile);
  const refuse = (cause: unknown, what: string, help: string, why = errorMessage(cause)): never => {
    throw new ParseError({ what, where: path, why, help, cause });
  };
  const { text } = await readRegularFile(path, largestRunRecord).catch((error: unknown) =>
    refuse(
      error,
      readErrorCode(error) === "ENOENT" ? `${path} doesn't exist.` : `Can't read ${path}.`,
      "Pass a run directory: the folder that `llm-profile run` prints at the end.",
    ),
  );
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const help =
      "llm-profile always writes this file completely, so something else changed it. Use another run directory.";
    refuse(error, `${path} isn't valid JSON.`, help);
  }
  const record = runRecordSchema.safeParse(json);
  if (record.success) return record.data;
  const problems = record.error.issues.map(({ path: keys, message }) => `${keys.join(".") || "(top)"}: ${message}`);
  return refuse(
    record.error,
    `${path} isn't a run record of version ${runRecordSchemaVersion}.`,
    "Read the file with the llm-profile version that wrote it. docs/report-format.md lists the versions.",
    problems.slice(0, 5).join("\n"),
  );
}

function isWithin(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

function renderRecord(record: RunRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}
