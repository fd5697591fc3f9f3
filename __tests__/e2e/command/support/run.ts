import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { profileSchema, type Profile } from "../../../../src/model/profile.ts";
import type { RunRecord } from "../../../../src/model/run-record.ts";
import { readRunRecord } from "../../../../src/run/directory/run-record.ts";
import { command, type Ended } from "./command.ts";
import { installFakeNsys, type FakeNsys } from "./fake-nsys.ts";
import { workspace, type Workspace } from "./workspace.ts";

export interface FakeRun extends FakeNsys {
  readonly ranges?: readonly string[];
  readonly set?: readonly string[];
  readonly command?: readonly string[];
}

/** A run that has ended, and what is in its run directory. */
export interface Finished extends Ended {
  readonly workspace: Workspace;
  readonly directory: string;
  readonly record: RunRecord;
  /** Every file, relative and sorted. */
  readonly files: readonly string[];
  readonly text: (file: string) => string;
  readonly profile: () => Profile;
}

/** `llm-profile run` with a fake nsys. */
export async function fakeRun({
  ranges = ["decode"],
  set = [],
  command: program,
  ...nsys
}: FakeRun): Promise<Finished> {
  const place = workspace();
  const path = [installFakeNsys(place, nsys)];
  const argv = [
    "run",
    ...ranges.flatMap((range) => ["--range", range]),
    // Without ncu, unless a test brings one.
    ...["ncu.enabled=false", ...set].flatMap((setting) => ["--set", setting]),
    "--",
    ...(program ?? ["true"]),
  ];
  const ended = command(argv, { workspace: place, path });
  return { ...ended, ...(await viewRun(join(place.path, "llm-profile-runs"))), workspace: place };
}

/** The only run directory in a folder. */
export async function viewRun(out: string): Promise<Omit<Finished, keyof Ended | "workspace">> {
  const names = existsSync(out) ? readdirSync(out) : [];
  if (names.length !== 1) throw new Error(`There is not one run in ${out}, but ${names.length}.`);
  const directory = join(out, names[0] ?? "");
  const text = (file: string) => readFileSync(join(directory, file), "utf8");
  return {
    directory,
    record: await readRunRecord(directory),
    files: readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
      .sort(),
    text,
    profile: () => profileSchema.parse(JSON.parse(text("profile.json"))),
  };
}
