import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@jest/globals";
import type { RunRecord } from "../../../../src/model/run/run-record.ts";
import { readRunDirectory, type RunDirectory } from "../../command/support/run.ts";
import { demoProgram } from "./shared-folder.ts";
import { type Ended, type Started, type StartOptions, lastLines, start } from "./start.ts";
import { workspace, type Workspace } from "./workspace.ts";

export interface DemoRun extends Partial<StartOptions> {
  readonly ranges?: readonly string[];
  /** Settings for --set; require-kernels is false unless it is among them, since a CPU has no kernels. */
  readonly set?: readonly string[];
  /** Further options of `llm-profile run`. */
  readonly options?: readonly string[];
  /** Options of the C example. */
  readonly demo?: readonly string[];
  /** In place of the C example. */
  readonly command?: readonly string[];
}

/** A run that has ended, and its run directory. */
export interface Finished extends Ended {
  readonly workspace: Workspace;
  readonly run: RunDirectoryView;
}

/** `llm-profile run` of the C example: decode unless other ranges are given. */
export function startDemo({
  ranges = ["decode"],
  set = [],
  options = [],
  demo = [],
  command,
  ...rest
}: DemoRun): Started & {
  readonly workspace: Workspace;
} {
  const place = rest.workspace ?? workspace();
  const settings = ["require-kernels=false", ...set].flatMap((setting) => ["--set", setting]);
  const argv = [
    "run",
    ...settings,
    ...ranges.flatMap((range) => ["--range", range]),
    ...["--out", place.out],
    ...options,
    "--",
    ...(command ?? [demoProgram(), ...demo]),
  ];
  return { ...start("cli.js", argv, { ...rest, workspace: place }), workspace: place };
}

/** The same, to its end. */
export async function runDemo(demo: DemoRun): Promise<Finished> {
  const started = startDemo(demo);
  const ended = await started.ended;
  return { ...ended, workspace: started.workspace, run: await viewRun(runDirectoryOf(ended, started.workspace)) };
}

/** What has ended with 0. Where it hasn't, the test shows the failure of run.json, else the last lines, and not all that was said before. */
export function passed<T extends Ended & { readonly run?: RunDirectoryView }>(ended: T): T {
  const { code, stderr, run } = ended;
  const why = code === 0 ? "" : (run?.record.failure?.message ?? lastLines(stderr));
  expect({ code, why }).toEqual({ code: 0, why: "" });
  return ended;
}

/** A run that passes. */
export async function runPassing(demo: DemoRun): Promise<Finished> {
  return passed(await runDemo(demo));
}

/** Expects exit 3, with this failure in run.json. */
export function expectFailure({ code, stderr, run }: Omit<Finished, "workspace">, id: string): void {
  const found = run.record.failure?.id ?? lastLines(stderr);
  expect({ code, id: found }).toEqual({ code: 3, id });
}

/** `llm-profile` with any arguments, to its end. */
export async function command(argv: readonly string[], options: StartOptions): Promise<Ended> {
  return start("cli.js", argv, options).ended;
}

/** What a test looks at in a run directory. */
export interface RunDirectoryView extends RunDirectory {
  readonly path: string;
}

export async function viewRun(path: string): Promise<RunDirectoryView> {
  return { path, ...(await readRunDirectory(path)) };
}

/** The loads of a server or program, each by its last attempt: on a busy machine, nsys fails at times, and the load is repeated. */
export function loadsOf({ commands }: RunRecord): RunRecord["commands"] {
  const loads = commands.filter(({ tool }) => tool === "nsys launch");
  return loads.filter(({ label }, at) => loads[at + 1]?.label !== label);
}

/** The run directories in a workspace, oldest first. */
export function runDirectories({ out }: Workspace): string[] {
  return readdirSync(out)
    .filter((name) => name !== ".gitignore")
    .sort()
    .map((name) => join(out, name));
}

function runDirectoryOf({ stderr, stdout }: Ended, { out }: Workspace): string {
  const path = /^Run directory: (.+)$/m.exec(`${stderr}\n${stdout}`)?.[1];
  if (path?.startsWith(out) !== true) throw new Error(`No run directory was named in ${out}:\n${lastLines(stderr)}`);
  return path;
}
