import * as z from "zod";
import { otherFamily } from "../../analyze/families.ts";
import type { NameRules } from "../../compare/identity/name-rules.ts";
import { checkFamily, parseBudget } from "../../compare/policy/budget-text.ts";
import { errorMessage, UserError } from "../../model/errors.ts";
import type { AcceptedRegression } from "../../model/comparison/accepted.ts";
import { calibrationSchema, type Calibration } from "../../model/comparison/calibration.ts";
import type { LoadedConfig } from "../../model/config.ts";
import { readErrorCode } from "../../run/directory/file-system.ts";
import type { Context } from "../context.ts";
import { defaultConfig } from "../conf.generated.ts";
import { loadFamilies, loadNameRules, createTreeReader } from "../conf.ts";

type ReadText = ReturnType<typeof createTreeReader>;

export interface ComparePolicy {
  readonly accepted: readonly AcceptedRegression[];
  readonly calibration: Calibration | null;
  readonly names: NameRules;
  /** YYYY-MM-DD in UTC. */
  readonly today: string;
}

/** Reads the files that `compare.*` names, and every budget, so we report mistakes before we capture anything. */
export async function loadComparePolicy(
  context: Context,
  { config, origins }: LoadedConfig,
  read = createTreeReader(context),
): Promise<ComparePolicy> {
  const { accepted, budgets, calibration } = config.compare;
  if (budgets.length > 0) {
    const families = [...loadFamilies().map(({ family }) => family), otherFamily];
    for (const budget of budgets) checkFamily(parseBudget(budget), families);
  }
  // The default file may be missing, even if a run's config.yaml names it. Any other file must exist.
  const mayLack = origins.get("compare.accepted")?.kind === "default" || accepted === defaultConfig.compare.accepted;
  const acceptedText = accepted === null ? null : readText(read, accepted, "compare.accepted", mayLack);
  return {
    // We load the code that reads YAML only if there's a file to read.
    accepted:
      accepted === null || acceptedText === null
        ? []
        : (await import("../../compare/policy/parse-accepted.ts")).parseAccepted(acceptedText, accepted),
    calibration: calibration === null ? null : readCalibration(read, calibration),
    names: loadNameRules(),
    today: context.clock.now().toISOString().slice(0, 10),
  };
}

export function readCalibration(read: ReadText, file: string): Calibration {
  const text = readText(read, file, "compare.calibration", false) ?? "";
  try {
    return calibrationSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new UserError({
      what: `${file} isn't a calibration that this version can read.`,
      where: "compare.calibration",
      why: error instanceof z.ZodError ? z.prettifyError(error) : errorMessage(error),
      help: "Create a calibration with `llm-profile calibrate`, on the runner that will use it.",
      cause: error,
    });
  }
}

function readText(read: ReadText, file: string, key: string, mayLack: boolean): string | null {
  try {
    return read(file);
  } catch (error) {
    if (readErrorCode(error) === "ENOENT" && mayLack) return null;
    throw new UserError({
      what: `Can't read ${file}.`,
      where: key,
      why: errorMessage(error),
      help: `Name an existing file, relative to the current folder. To use no file: --set ${key}=null`,
      cause: error,
    });
  }
}
