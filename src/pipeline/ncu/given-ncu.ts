import { resolve } from "node:path";
import { addFindings } from "../../analyze/findings/find.ts";
import { addNcu, joinNcu, type NcuRun } from "../../analyze/ncu/add-ncu.ts";
import type { RangeKey } from "../../analyze/range-key.ts";
import { CaptureError } from "../../errors.ts";
import { checkJoined } from "../../gate/ncu/ncu-gate.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { type NcuRow, ownRange } from "../../model/ncu/report.ts";
import { rangeText } from "../../model/reports/range.ts";
import { counted, listText } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Context } from "../context.ts";
import { ownTools } from "../start/machine.ts";
import { findInput } from "../recorded/find-input.ts";
import { readNcuFile } from "./recorded-ncu.ts";

/**
 * A profile with what reports (.ncu-rep) or CSVs of Nsight Compute say of its kernels, also such as others made with other metrics or
 * without ranges: each must have rows of launches, or of replayed ranges, that nsys saw. Throws UserError, CaptureError, ParseError or ToolError.
 */
export async function withGivenNcu(
  context: Context,
  config: Config,
  profile: Profile,
  files: readonly string[],
): Promise<Profile> {
  await using tools = await ownTools(context);
  const { runTool, environment, temporaryDirectory } = tools;
  let explained = profile;
  for (const shown of files) {
    const path = resolve(context.cwd, shown);
    await findInput(path, shown, ncuInput);
    const { status, runs, warnings } = await readNcuFile(
      { runTool, environment, cwd: temporaryDirectory, ncu: config.ncu.path, temporary: temporaryDirectory },
      path,
      shown,
    );
    const own = runs.map((run) =>
      run.mode === "kernel" ? { run, unknown: checkRows(profile, run.rows, shown) } : replayedHere(profile, run, shown),
    );
    explained = own.reduce((sum, { run }) => addNcu(sum, run), explained);
    explained = {
      ...explained,
      ncu: explained.ncu?.state === "measured" ? explained.ncu : status,
      warnings: [...explained.warnings, ...warnings, ...own.flatMap(({ unknown }) => unknown)],
    };
  }
  return addFindings(explained);
}

const ncuInput = {
  where: "--ncu",
  help: "Give an .ncu-rep, or the CSV of `ncu --import FILE --csv --page raw --print-units base --print-kernel-base mangled`.",
};

/** What should be known of rows that are of no launch of the profile. Throws CaptureError where that is all of them. */
function checkRows({ ranges }: Profile, rows: readonly NcuRow[], shown: string): string[] {
  const joined = new Set(ranges.flatMap((range) => joinNcu(range, rows, []).joined.map(({ row }) => row)));
  const broken = joined.size === 0 ? checkJoined({ label: shown, rows, ranges: [] }) : null;
  if (broken !== null) {
    throw new CaptureError({
      ...broken,
      help: `Kernels are told by their mangled names: make the CSV with --print-kernel-base mangled, or give the .ncu-rep. With such names: see that it is of the same program, with the same sizes, and that it is of these ranges.`,
    });
  }
  return leftRows(
    rows.length - joined.size,
    rows.length,
    shown,
    "launch that nsys saw in these ranges (another kernel, grid, block or range)",
  );
}

/** The rows of a profile's own ranges, and what should be known of the others. Throws CaptureError where those are all. */
function replayedHere({ ranges }: Profile, run: NcuRun, shown: string): { run: NcuRun; unknown: string[] } {
  const rows = run.rows.filter((row) => ranges.some(({ name, domain }) => isIn(row, name, domain)));
  if (rows.length === 0) {
    const replayed = new Set(run.rows.flatMap((row) => ownRange(row, null) ?? []).map(rangeName));
    throw new CaptureError({
      id: "ncu-range-missing",
      what: "None of the ranges that ncu replayed is one that nsys saw.",
      where: shown,
      why: `ncu replayed ${listText([...replayed], 5)}; nsys saw ${listText(ranges.map(rangeName), 5)}.`,
      help: "Give a file of the same program, with these ranges; --range analyzes others.",
    });
  }
  const left = run.rows.length - rows.length;
  return { run: { ...run, rows, ranges }, unknown: leftRows(left, run.rows.length, shown, "range that nsys saw") };
}

function isIn(row: NcuRow, name: string, domain: string): boolean {
  return row.ranges.some((range) => range.name === name && range.domain === domain);
}

function rangeName({ name, domain }: RangeKey): string {
  return JSON.stringify(rangeText(name, domain));
}

function leftRows(left: number, all: number, shown: string, what: string): string[] {
  if (left === 0) return [];
  return [`${plainText(shown)}: ${counted(left, "row")} of ${String(all)} ${left === 1 ? "is" : "are"} of no ${what}.`];
}
