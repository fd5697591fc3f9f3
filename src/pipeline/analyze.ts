import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { buildProfile } from "../analyse/build-profile.ts";
import { addFindings } from "../analyse/findings/find.ts";
import { addNcu } from "../analyse/ncu/add-ncu.ts";
import { UserError } from "../errors.ts";
import type { RawSettings } from "../model/config.ts";
import type { Profile } from "../model/profile.ts";
import type { RangeSpec } from "../model/range.ts";
import { readTrace } from "../parse/nsys-sqlite/read-trace.ts";
import { parseRange } from "../plan/nvtx-range.ts";
import { toolEnvironment } from "../run/isolation/environment.ts";
import { writeFileAtomic } from "../run/directory/atomic-write.ts";
import { createTemporaryDirectory } from "../run/isolation/temporary-directory.ts";
import { createRunTool } from "../run/process/tool.ts";
import { toolName, type Context } from "./context.ts";
import { examine, type CaptureToExamine, type ExaminedCapture } from "./examine.ts";
import { families } from "./families.ts";
import { environmentRules, inspectMachine, temporaryBase } from "./machine.ts";
import { describeNsys } from "./nsys-tool.ts";
import { openInput } from "./recorded-input.ts";
import { mergeRecordedNcu } from "./recorded-ncu.ts";
import { loadSettings } from "./settings.ts";

/** What `analyze` was asked. */
export interface AnalyzeRequest {
  /** Run directories, profile.json files and reports; several are rounds. */
  readonly paths: readonly string[];
  /** Ranges that must be there; empty: all that are seen. */
  readonly ranges: readonly string[];
  /** A new folder for profile.json; null: nothing is written. */
  readonly out: string | null;
  readonly settings: RawSettings;
}

export interface AnalyzeResult {
  readonly profile: Profile;
  readonly profileFile: string | null;
  readonly shownKernels: number;
}

/**
 * `analyze`: recorded captures held against the same gate as fresh ones. An nsys is needed only for reports that are not
 * exported yet. Throws UserError, CaptureError, ParseError or ToolError.
 */
export async function analyze(context: Context, request: AnalyzeRequest): Promise<AnalyzeResult> {
  const { config } = loadSettings(context, request.settings, false);
  const wanted = request.ranges.map((range) => parseRange(range, null, "--range"));
  const out = request.out === null ? null : resolve(context.cwd, request.out);
  if (out !== null) await makeNew(out);
  try {
    const profile = await profileOf(context, config, request.paths, wanted);
    const profileFile = out === null ? null : join(out, "profile.json");
    if (profileFile !== null) await writeFileAtomic(profileFile, `${JSON.stringify(profile, null, 2)}\n`, "refuse");
    return { profile, profileFile, shownKernels: config["top-kernels"] };
  } catch (error) {
    // It was made above, and is empty: nothing half-written is left.
    if (out !== null) await rm(out, { recursive: true, force: true });
    throw error;
  }
}

async function profileOf(
  context: Context,
  config: ReturnType<typeof loadSettings>["config"],
  paths: readonly string[],
  wanted: readonly RangeSpec[],
): Promise<Profile> {
  const warn = (message: string): void => {
    context.log.warning(message);
  };
  await using temporary = await createTemporaryDirectory({ base: temporaryBase(context), user: null, warn });
  const environment = toolEnvironment(context.environment, environmentRules(context), temporary);
  const runTool = createRunTool({ marker: null });
  const machine = inspectMachine(context, config, runTool, environment);
  const nsys = async () => describeNsys(config.nsys.path, await machine.nsys(), runTool, context.cwd, environment);
  const opened = [];
  for (const path of paths) {
    opened.push(
      await openInput({
        path: resolve(context.cwd, path),
        shown: path,
        temporary: temporary.tmp,
        nsys,
        nsysFacts: machine.nsys,
        runTool,
        environment,
      }),
    );
  }
  const finished = opened.flatMap((input) => (input.kind === "profile" ? [input.profile] : []));
  const [first] = finished;
  if (first !== undefined) {
    if (opened.length > 1) {
      throw new UserError({
        what: "A profile.json cannot be one of several rounds.",
        where: paths.join(", "),
        hint: "Give the run directories or reports themselves, or one profile.json alone.",
      });
    }
    return selected(first, wanted, paths[0] ?? "");
  }
  const rounds = opened.flatMap((input) => (input.kind === "rounds" ? input.rounds : []));
  const examined = rounds.map((captures) =>
    captures.map((capture) => examine(toExamine(capture, wanted, config["require-kernels"]))),
  );
  const captures = examined.flat();
  const ncu = mergeRecordedNcu(opened.flatMap((input) => (input.kind === "rounds" ? (input.ncu ?? []) : [])));
  const exitCodes = new Set(captures.map(({ end }) => (end.kind === "known" ? end.exitCode : null)));
  const profile = buildProfile({
    tool: { name: toolName, version: context.version },
    createdAt: context.clock.now().toISOString(),
    source: { repository: null, commit: null, ref: null, dirty: null },
    machine: { driver: null, cuda: null, nsys: null, ncu: null },
    workload: {
      command: [...readTrace(firstSqlite(captures)).capture.command],
      exitCode: exitCodes.size === 1 ? ([...exitCodes][0] ?? null) : null,
    },
    isolation: null,
    families: families(context),
    rounds: examined.map((round) => ({ captures: round.map(captureInput) })),
    checks: captures.flatMap(({ checks }) => checks),
    warnings: [...captures.flatMap(({ warnings }) => warnings), ...(ncu?.warnings ?? [])],
  });
  return addFindings((ncu?.runs ?? []).reduce(addNcu, { ...profile, ncu: ncu?.status ?? null }));
}

/** Where ranges are asked for, they are what must be there; else what the run itself asked, or all that is seen. */
function toExamine(capture: CaptureToExamine, wanted: readonly RangeSpec[], requireKernels: boolean): CaptureToExamine {
  return wanted.length === 0 ? { ...capture, requireKernels } : { ...capture, wanted, gated: false, requireKernels };
}

function captureInput({ label, reports, ranges }: ExaminedCapture) {
  return {
    label,
    sources: reports.map(({ source }) => source),
    traces: (function* () {
      for (const { sqlite } of reports) yield readTrace(sqlite);
    })(),
    ranges,
  };
}

function firstSqlite(captures: readonly ExaminedCapture[]): string {
  const sqlite = captures[0]?.reports[0]?.sqlite;
  if (sqlite === undefined) throw new UserError({ what: "There is no report to analyse.", where: "PATH" });
  return sqlite;
}

/** A finished profile with the asked ranges alone. */
function selected(profile: Profile, wanted: readonly RangeSpec[], path: string): Profile {
  if (wanted.length === 0) return profile;
  const isWanted = ({ name, domain }: { readonly name: string; readonly domain: string }): boolean =>
    wanted.some((spec) => spec.message === name && (spec.domain === "*" || (spec.domain ?? "") === domain));
  const ranges = profile.ranges.filter(isWanted);
  if (ranges.length > 0) return { ...profile, ranges, regions: profile.regions.filter(isWanted) };
  throw new UserError({
    what: `The profile has none of the ranges ${wanted.map(({ text }) => text).join(", ")}.`,
    where: path,
    why: `It has: ${profile.ranges.map(({ name }) => name).join(", ") || "none"}.`,
    hint: "Leave --range out to see all.",
  });
}

async function makeNew(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: false });
  } catch (error) {
    throw new UserError({
      what: `The output folder ${folder} cannot be made.`,
      where: "--out",
      why: error instanceof Error ? error.message : String(error),
      hint: "Name a folder that does not exist yet, in one that does: nothing is ever overwritten.",
      cause: error,
    });
  }
}
