import { resolve } from "node:path";
import { addFindings } from "../../analyze/findings/find.ts";
import { addNcu, joinNcu, type NcuRun } from "../../analyze/ncu/add-ncu.ts";
import { rangeKeyText, type RangeKey } from "../../analyze/range-key.ts";
import { CaptureError } from "../../model/errors.ts";
import { checkJoined } from "../../gate/ncu/ncu-gate.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { type NcuRow, findReplayedRange } from "../../model/ncu/report.ts";
import { rangeText } from "../../model/reports/range.ts";
import { counted, listText } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Context } from "../context.ts";
import { createOwnTools } from "../start/machine.ts";
import { findInput } from "../recorded/find-input.ts";
import { readNcuFile } from "./recorded-ncu.ts";

/**
 * Adds data from Nsight Compute reports (.ncu-rep) or CSVs to a profile. The files may have any metrics and may lack ranges, but each
 * file needs rows for launches or replayed ranges that nsys saw too.
 */
export async function addGivenNcu(
  context: Context,
  config: Config,
  profile: Profile,
  files: readonly string[],
): Promise<Profile> {
  await using tools = await createOwnTools(context);
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
    const checkedRuns = runs.map((run) =>
      run.mode === "kernel"
        ? { run, unknown: checkRows(profile, run.rows, shown) }
        : selectReplayedRows(profile, run, shown),
    );
    explained = checkedRuns.reduce((sum, { run }) => addNcu(sum, run), explained);
    explained = {
      ...explained,
      ncu: explained.ncu?.state === "measured" ? explained.ncu : status,
      warnings: [...explained.warnings, ...warnings, ...checkedRuns.flatMap(({ unknown }) => unknown)],
    };
  }
  return addFindings(explained);
}

const ncuInput = {
  where: "--ncu",
  help: "Pass an .ncu-rep, or the CSV from `ncu --import FILE --csv --page raw --print-units base --print-kernel-base mangled`.",
};

function checkRows({ ranges }: Profile, rows: readonly NcuRow[], shown: string): string[] {
  const joined = new Set(ranges.flatMap((range) => joinNcu(range, rows, []).joined.map(({ row }) => row)));
  const broken = joined.size === 0 ? checkJoined({ label: shown, rows, ranges: [] }) : null;
  if (broken !== null) {
    throw new CaptureError({
      ...broken,
      help: `We match kernels by their mangled names: print the CSV with --print-kernel-base mangled, or pass the .ncu-rep. If the file has mangled names, make sure that it's from the same program, with the same sizes and these ranges.`,
    });
  }
  return warnUnmatchedRows(
    rows.length - joined.size,
    rows.length,
    shown,
    "launch that nsys saw in these ranges (the kernel, grid, block, or range differs)",
  );
}

function selectReplayedRows({ ranges }: Profile, run: NcuRun, shown: string): { run: NcuRun; unknown: string[] } {
  const keys = new Set(ranges.map(rangeKeyText));
  const rows = run.rows.filter((row) => row.ranges.some((range) => keys.has(rangeKeyText(range))));
  if (rows.length === 0) {
    const replayed = new Set(run.rows.flatMap((row) => findReplayedRange(row, null) ?? []).map(quoteRange));
    throw new CaptureError({
      id: "ncu-range-missing",
      what: "nsys saw none of the ranges that ncu replayed.",
      where: shown,
      why: `ncu replayed ${listText([...replayed], 5)}; nsys saw ${listText(ranges.map(quoteRange), 5)}.`,
      help: "Pass a file from the same program with these ranges, or choose other ranges with --range.",
    });
  }
  const unmatched = run.rows.length - rows.length;
  return {
    run: { ...run, rows, ranges },
    unknown: warnUnmatchedRows(unmatched, run.rows.length, shown, "range that nsys saw"),
  };
}

function quoteRange({ name, domain }: RangeKey): string {
  return JSON.stringify(rangeText(name, domain));
}

function warnUnmatchedRows(unmatched: number, all: number, shown: string, noun: string): string[] {
  if (unmatched === 0) return [];
  return [
    `${plainText(shown)}: ${counted(unmatched, "row")} of ${all} ${unmatched === 1 ? "matches" : "match"} no ${noun}.`,
  ];
}
