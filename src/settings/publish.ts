import { createHash } from "node:crypto";
import * as z from "zod";
import { UserError } from "../model/errors.ts";
import { jsonOrNull } from "../model/text/listing.ts";
import { nearest } from "../model/text/nearest.ts";
import { plainText } from "../model/text/plain-text.ts";
import { parseDurationMs } from "../model/text/quantity.ts";
import type { Milliseconds } from "../model/units.ts";
import {
  actionModes,
  baselineKinds,
  commentPolicies,
  type BaselineChoice,
  type PublishSettings,
} from "../model/publish/publish.ts";
import { orText } from "./keys.ts";

/** GitHub's maximum. */
const longestRetentionDays = 400;
const usualTimeLimitMs: Milliseconds = 300_000;
/** A day is plenty, and within the limits of GitHub's jobs (5 days) and Node's timers (24 days). */
const longestTimeLimitMs: Milliseconds = 24 * 3_600_000;
/** The time for nine comparisons of six minutes each, enough to search 64 commits (docs/evidence/bisect.md). */
const usualBisectMs: Milliseconds = 3_600_000;
const longestMatrix = 120;
const hashLength = 8;

/** An invalid input gets its default. The job then fails and reports the problem instead of results. */
export interface PublishInputs {
  readonly settings: PublishSettings;
  readonly problem: UserError | null;
}

export function readPublishInputs(getInput: (name: string) => string): PublishInputs {
  const text = (name: string): string => getInput(name).trim();
  const problems: UserError[] = [];
  const read = <T>(name: string, { parse, allowed, words = [] }: InputType<T>, fallback: T): T => {
    const value = text(name);
    if (value === "") return fallback;
    const parsed = parse(value);
    if (parsed === undefined) problems.push(badInput(name, value, allowed, nearest(value, words)));
    return parsed ?? fallback;
  };
  const settings: PublishSettings = {
    mode: read("mode", oneOf(actionModes), "profile"),
    baseline: read("baseline", baselineType, { kind: "auto" }),
    comment: read("comment", oneOf(commentPolicies), "auto"),
    matrix: readMatrix(text("matrix")),
    artifactName: text("artifact-name") || null,
    retentionDays: read("retention-days", retentionType, null),
    token: text("token") || null,
    checkRun: read("check-run", booleanType, false),
    issue: read("issue", booleanType, false),
    bisectMs: read("bisect", bisectType, null),
    historyBranch: read("history-branch", branchType, null),
    timeLimitMs: read("publish-time-limit", timeLimitType, usualTimeLimitMs),
    forkCodeWithSecrets: read("run-fork-code-with-secrets", booleanType, false),
  };
  return { settings, problem: problems[0] ?? contradiction(settings) };
}

function contradiction(settings: PublishSettings): UserError | null {
  const { baseline, mode, checkRun, issue, bisectMs, historyBranch } = settings;
  const measures = mode === "profile" || mode === "baseline";
  if (mode === "history" && historyBranch === null) {
    return new UserError({
      id: "bad-input",
      what: "`mode: history` needs a branch to write to.",
      where: "inputs mode and history-branch",
      help: "Name a branch, or leave history-branch out to use llm-profile-history.",
    });
  }
  const comparing = issue ? "issue" : bisectMs === null ? null : "bisect";
  if (comparing !== null && (mode !== "profile" || baseline.kind === "none")) {
    return new UserError({
      id: "bad-input",
      what: `\`${comparing}: true\` needs a job that runs a comparison.`,
      where: `inputs ${comparing} and ${mode === "profile" ? "baseline" : "mode"}`,
      help: measures
        ? "Use `mode: profile` with a `baseline`."
        : `Set ${comparing} in the job that profiles the workload.`,
    });
  }
  if (checkRun && !measures) {
    return new UserError({
      id: "bad-input",
      what: "`check-run: true` needs a job that profiles the workload.",
      where: "inputs check-run and mode",
      why:
        mode === "comment"
          ? "`mode: comment` reports the results of other jobs. These results may come from a fork, and a fork must not be able to turn a check green."
          : "`mode: history` records the results of other jobs.",
      help: "Set check-run in the job that profiles the workload.",
    });
  }
  return null;
}

interface InputType<T> {
  readonly parse: (value: string) => T | undefined;
  readonly allowed: readonly string[];
  readonly words?: readonly string[];
}

function oneOf<T extends string>(words: readonly T[]): InputType<T> {
  return { parse: (value) => words.find((word) => word === value), allowed: words, words };
}

const baselineType: InputType<BaselineChoice> = {
  parse(value) {
    const kind = baselineKinds.find((word) => word === value);
    if (kind !== undefined) return { kind };
    // A path contains a slash or has a suffix. Any other word is probably a typo.
    return /[/\\]|\.[a-z-]+$/i.test(value) ? { kind: "path", path: value } : undefined;
  },
  allowed: [...baselineKinds, "a path with a slash, such as ./baseline"],
  words: baselineKinds,
};

const refName = /^(?![-/.])(?!.*(?:\.\.|\/\/|@\{|\.lock$))[^\s\p{C}~^:?*[\\]{1,200}(?<![/.])$/u;

const branchType: InputType<string | null> = {
  parse: (value) => (refName.test(value) && !value.startsWith("refs/") ? value : undefined),
  allowed: ["the name of a branch", "an empty value for none"],
};

/** The same spellings as in YAML 1.2 and @actions/core. */
const booleanType: InputType<boolean> = {
  parse(value) {
    if (/^(?:true|True|TRUE)$/.test(value)) return true;
    return /^(?:false|False|FALSE)$/.test(value) ? false : undefined;
  },
  allowed: ["true", "false"],
};

const retentionType: InputType<number | null> = {
  parse: (value) =>
    /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= longestRetentionDays ? Number(value) : undefined,
  allowed: [`a whole number of days from 1 to ${longestRetentionDays}`],
};

const timeLimitType: InputType<Milliseconds> = {
  parse: parseLimitMs,
  allowed: ["a duration up to 24h, such as 90s or 5m, or a number of seconds"],
};

const bisectType: InputType<Milliseconds | null> = {
  parse(value) {
    const isOn = booleanType.parse(value);
    if (isOn !== undefined) return isOn ? usualBisectMs : null;
    return parseLimitMs(value);
  },
  allowed: ["true", "false", "a duration up to 24h, such as 90m or 3h"],
};

function parseLimitMs(value: string): Milliseconds | undefined {
  try {
    const limitMs = parseDurationMs(/^\d+$/.test(value) ? Number(value) : value);
    return limitMs > 0 && limitMs <= longestTimeLimitMs ? limitMs : undefined;
  } catch {
    return undefined;
  }
}

/** `toJSON(matrix)` is `null` without a matrix. Anything else is text that the user wrote. */
function readMatrix(value: string): string {
  const parsed = z.record(z.string(), z.unknown()).safeParse(jsonOrNull(value));
  const parts = parsed.success ? Object.values(parsed.data).flatMap(leaves) : value === "null" ? [] : [value];
  const text = plainText(
    parts
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .join(", "),
  );
  if (text.length <= longestMatrix) return text;
  // The hash distinguishes long values that begin the same way, so that each matrix job gets its own artifact and comment.
  const hash = createHash("sha256").update(text).digest("hex").slice(0, hashLength);
  return `${text.slice(0, longestMatrix - hashLength - 2)}… ${hash}`;
}

function leaves(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(leaves);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? [String(value)] : [];
}

function badInput(name: string, value: string, allowed: readonly string[], near: string | null): UserError {
  return new UserError({
    id: "bad-input",
    what: `The input \`${name}\` can't be ${JSON.stringify(plainText(value))}.`,
    where: `input ${name}`,
    why: `Expected ${orText(allowed)}.`,
    help: near === null ? "Fix the input in the workflow, under `with:`." : `Did you mean ${near}?`,
  });
}
