import { resolve } from "node:path";
import { addFindings } from "../../analyze/findings/find.ts";
import { addNcu, joinNcu } from "../../analyze/ncu/add-ncu.ts";
import { CaptureError } from "../../errors.ts";
import { checkJoined } from "../../gate/ncu/ncu-gate.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { NcuRow } from "../../model/reports/ncu.ts";
import { counted } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Context } from "../context.ts";
import { ownTools } from "../start/machine.ts";
import { findInput } from "./find-input.ts";
import { readNcuFile } from "./recorded-ncu.ts";

/**
 * A profile with what reports (.ncu-rep) or CSVs of Nsight Compute say of its kernels, also such as others made with other metrics or
 * without ranges: each must have rows of launches that nsys saw. Throws UserError, CaptureError, ParseError or ToolError.
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
    const unknown = runs.flatMap(({ mode, rows }) => (mode === "kernel" ? checkRows(profile, rows, shown) : []));
    explained = runs.reduce(addNcu, explained);
    explained = {
      ...explained,
      ncu: explained.ncu?.state === "measured" ? explained.ncu : status,
      warnings: [...explained.warnings, ...warnings, ...unknown],
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
  const left = rows.length - joined.size;
  return left === 0
    ? []
    : [
        `${plainText(shown)}: ${counted(left, "row")} of ${String(rows.length)} ${left === 1 ? "is" : "are"} of no launch that nsys saw in these ranges (another kernel, grid, block or range).`,
      ];
}
