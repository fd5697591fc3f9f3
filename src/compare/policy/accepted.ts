import { parse } from "yaml";
import { z } from "zod";
import { errorMessage, UserError } from "../../errors.ts";
import { acceptedFileSchema, type AcceptedRegression } from "../../model/accepted.ts";
import type { AcceptedResult } from "../../model/comparison.ts";
import { percent } from "../../model/percent.ts";
import { finding, type Finding } from "../reasons/finding.ts";
import { matchesKernel, matchesRange } from "./glob.ts";

/** Reads `.llm-profile/accepted.yml`; an empty file accepts nothing. Throws UserError that says what is wrong, and where. */
export function parseAccepted(text: string, file: string): readonly AcceptedRegression[] {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    const why = errorMessage(error);
    throw new UserError({ what: "The accepted regressions are not valid YAML.", where: file, why, cause: error });
  }
  const result = acceptedFileSchema.safeParse(value ?? { accepted: [] });
  if (result.success) return result.data.accepted;
  throw new UserError({
    what: "The accepted regressions are not as expected.",
    where: file,
    why: z.prettifyError(result.error),
    hint: "Each entry has range, one of kernel, family and metric, change (percent, or any), reason and expires (YYYY-MM-DD); see examples/accepted.yml.",
    cause: result.error,
  });
}

export interface Accepted {
  readonly findings: Finding[];
  readonly accepted: AcceptedResult[];
}

/**
 * Takes the verdict from findings that an entry accepts, and says so. An entry that has expired, or whose limit is
 * exceeded, changes nothing, and that is said too.
 */
export function applyAccepted(
  findings: readonly Finding[],
  entries: readonly AcceptedRegression[],
  ranges: ReadonlyMap<string, { readonly name: string; readonly domain: string }>,
  today: string,
): Accepted {
  const states = new Map<AcceptedRegression, AcceptedResult["state"]>(entries.map((entry) => [entry, "unused"]));
  const told = findings.map((found): Finding => {
    const range = found.range === null ? undefined : ranges.get(found.range);
    if (found.verdict === null || found.of === null || range === undefined) return found;
    const fitting = entries.filter((entry) => matchesRange(entry.range, range) && isOf(entry, found));
    const holding = fitting.find((entry) => entry.expires >= today && isWithin(entry, found));
    if (holding !== undefined) {
      states.set(holding, "used");
      const text = `${found.text} Accepted until ${holding.expires}: ${holding.reason}`;
      const { kernel, of, changeRatio } = found;
      return finding("accepted", null, text, found.range, { kernel, of, changeRatio });
    }
    const [entry] = fitting;
    if (entry === undefined) return found;
    const expired = entry.expires < today;
    if (states.get(entry) !== "used") states.set(entry, expired ? "expired" : "exceeded");
    const limit = entry.change === "any" ? "any change" : `up to ${percent(entry.change / 100)}`;
    return {
      ...found,
      text: `${found.text} ${expired ? `It was accepted until ${entry.expires}, which is over.` : `Accepted is ${limit} only.`}`,
    };
  });
  const accepted = entries.map((entry): AcceptedResult => {
    const state = states.get(entry) ?? "unused";
    return { entry, state: state === "unused" && entry.expires < today ? "expired" : state };
  });
  return { findings: told, accepted };
}

function isOf(entry: AcceptedRegression, { of }: Finding): boolean {
  if (of === null) return false;
  if ("metric" in of) return entry.metric === of.metric;
  if ("family" in of) return entry.family === of.family;
  return entry.kernel !== undefined && matchesKernel(entry.kernel, of.kernels);
}

function isWithin({ change }: AcceptedRegression, { changeRatio }: Finding): boolean {
  return change === "any" || (changeRatio !== null && changeRatio <= change / 100);
}
