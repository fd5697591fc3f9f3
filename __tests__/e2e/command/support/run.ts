import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { profileSchema, type Profile } from "../../../../src/model/profile/profile.ts";
import type { RunRecord } from "../../../../src/model/run/run-record.ts";
import { readRunRecord } from "../../../../src/run/directory/run-record.ts";
import { command, type Ended } from "./command.ts";
import { installFakeNcu, type FakeNcu } from "./fake-ncu.ts";
import { installFakeNsys, type FakeNsys } from "./fake-nsys.ts";
import { workspace, type Workspace } from "./workspace.ts";

export interface FakeRun extends FakeNsys {
  readonly ranges?: readonly string[];
  readonly set?: readonly string[];
  readonly command?: readonly string[];
  /** Further ones of `run`. */
  readonly options?: readonly string[];
  /** Without it the run is without ncu, unless `set` says otherwise. */
  readonly ncu?: FakeNcu;
}

/** What is in a run directory. */
export interface RunDirectory {
  readonly record: RunRecord;
  /** Every file, relative and sorted. */
  readonly files: readonly string[];
  readonly text: (file: string) => string;
  readonly profile: () => Profile;
}

/** A run that has ended. */
export interface Finished extends Ended, RunDirectory {
  readonly workspace: Workspace;
  readonly directory: string;
}

/** What `llm-profile run` is called with, in a workspace that holds the fakes. */
export interface PreparedRun {
  readonly workspace: Workspace;
  readonly path: readonly string[];
  readonly argv: readonly string[];
}

/** Installs the fakes and words the call. */
export function prepareFakeRun({
  ranges = ["decode"],
  set = [],
  command: program = ["true"],
  options = [],
  ncu,
  ...nsys
}: FakeRun): PreparedRun {
  const place = workspace();
  const path = [installFakeNsys(place, nsys), ...(ncu === undefined ? [] : [installFakeNcu(place, ncu)])];
  // Three more runs a side, or one that looks for lines, would show nothing of what most of these tests are about.
  const settings = ["latency.pairs=0", "lines=off", ...(ncu === undefined ? ["ncu.enabled=false"] : []), ...set];
  const argv = [
    "run",
    ...options,
    ...ranges.flatMap((range) => ["--range", range]),
    ...settings.flatMap((setting) => ["--set", setting]),
    "--",
    ...program,
  ];
  return { workspace: place, path, argv };
}

/** `llm-profile run` with a fake nsys and, where asked for, a fake ncu. */
export async function fakeRun(fake: FakeRun): Promise<Finished> {
  const { workspace: place, path, argv } = prepareFakeRun(fake);
  const ended = command(argv, { workspace: place, path });
  return { ...ended, ...(await viewRun(runFolder(place))), workspace: place };
}

/** Where the run directories of a workspace are. */
export function runFolder(place: Workspace): string {
  return join(place.path, "llm-profile-runs");
}

/** What is in a folder of run directories, without the .gitignore that such a folder has. */
export function runNames(out: string): string[] {
  return existsSync(out) ? readdirSync(out).filter((name) => name !== ".gitignore") : [];
}

/** The only run directory in a folder. */
export async function viewRun(out: string): Promise<Omit<Finished, keyof Ended | "workspace">> {
  const names = runNames(out);
  if (names.length !== 1) throw new Error(`There is not one run in ${out}, but ${names.length}.`);
  const directory = join(out, names[0] ?? "");
  return { directory, ...(await readRunDirectory(directory)) };
}

export async function readRunDirectory(directory: string): Promise<RunDirectory> {
  const text = (file: string) => readFileSync(join(directory, file), "utf8");
  return {
    record: await readRunRecord(directory),
    files: readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
      .sort(),
    text,
    profile: () => profileSchema.parse(JSON.parse(text("profile.json"))),
  };
}
