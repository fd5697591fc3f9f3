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

/** GitHub's maximum. */
const longestRetentionDays = 400;
const usualTimeLimitMs: Milliseconds = 300_000;
/** A day is plenty, and within the limits of GitHub's jobs (5 days) and Node's timers (24 days). */
const longestTimeLimitMs: Milliseconds = 24 * 3_600_000;
/** The time for nine comparisons of six minutes each, enough to search 64 commits (docs/evidence/bisect.md). */
const usualBisectMs: Milliseconds = 3_600_000;
/** The most characters of matrix values in a comment's title. */
const longestMatrix = 120;
const hashLength = 8;
/** The name of an input that can't be set in the configuration file, because that file may come from the fork. */
const forkInput = "run-fork-code-with-secrets";

/**
 * The inputs that aren't configuration settings. An invalid input gets its default and sets `problem`. The job then fails and reports the
 * problem instead of results.
 */
export interface PublishInputs {
  readonly settings: PublishSettings;
  readonly problem: UserError | null;
}

/** Reads the inputs that aren't configuration settings. If several inputs are wrong, `problem` describes the first one we read. */
export function readPublishInputs(getInput: (name: string) => string): PublishInputs {
  const text = (name: string): string => getInput(name).trim();
  const problems: UserError[] = [];
  const read = <T>(name: string, reader: (value: string) => T, fallback: T): T => {
    const value = text(name);
    if (value === "") return fallback;
    try {
      return reader(value);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(error);
      return fallback;
    }
  };
  const settings: PublishSettings = {
    mode: read("mode", (value) => choice("mode", value, actionModes), "profile"),
    baseline: read("baseline", readBaseline, { kind: "auto" }),
    comment: read("comment", (value) => choice("comment", value, commentPolicies), "auto"),
    matrix: readMatrix(text("matrix")),
    artifactName: text("artifact-name") || null,
    retentionDays: read("retention-days", readRetention, null),
    token: text("token") || null,
    checkRun: read("check-run", (value) => readBoolean("check-run", value), false),
    issue: read("issue", (value) => readBoolean("issue", value), false),
    bisectMs: read("bisect", readBisect, null),
    historyBranch: read("history-branch", readBranch, null),
    timeLimitMs: read("publish-time-limit", readTimeLimit, usualTimeLimitMs),
    forkCodeWithSecrets: read(forkInput, (value) => readBoolean(forkInput, value), false),
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

function choice<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw badInput(name, value, allowed, nearest(value, allowed));
}

/** A path contains a slash or has a suffix. Any other word is probably a typo. */
function readBaseline(value: string): BaselineChoice {
  const kind = baselineKinds.find((one) => one === value);
  if (kind !== undefined) return { kind };
  if (/[/\\]|\.[a-z-]+$/i.test(value)) return { kind: "path", path: value };
  throw badInput(
    "baseline",
    value,
    [...baselineKinds, "a path with a slash, such as ./baseline"],
    nearest(value, baselineKinds),
  );
}

/** A name that git accepts for a tag, a branch, or an abbreviated commit. */
const refName = /^(?![-/.])(?!.*(?:\.\.|\/\/|@\{|\.lock$))[^\s\p{C}~^:?*[\\]{1,200}(?<![/.])$/u;

/** A branch name without `refs/heads/`. */
function readBranch(value: string): string {
  if (refName.test(value) && !value.startsWith("refs/")) return value;
  throw badInput("history-branch", value, ["the name of a branch", "an empty value for none"], null);
}

function readBoolean(name: string, value: string): boolean {
  // Same spellings as YAML 1.2 and @actions/core.
  if (/^(?:true|True|TRUE)$/.test(value)) return true;
  if (/^(?:false|False|FALSE)$/.test(value)) return false;
  throw badInput(name, value, ["true", "false"], null);
}

function readRetention(value: string): number {
  const days = Number(value);
  if (/^\d+$/.test(value) && days >= 1 && days <= longestRetentionDays) return days;
  throw badInput("retention-days", value, [`a whole number of days from 1 to ${String(longestRetentionDays)}`], null);
}

function readTimeLimit(value: string): Milliseconds {
  const limitMs = durationOf(value);
  if (limitMs !== null) return limitMs;
  throw badInput(
    "publish-time-limit",
    value,
    ["a duration up to 24h, such as 90s or 5m, or a number of seconds"],
    null,
  );
}

function readBisect(value: string): Milliseconds | null {
  const word = /^(?:true|false)$/i.test(value) ? readBoolean("bisect", value) : null;
  if (word !== null) return word ? usualBisectMs : null;
  const limitMs = durationOf(value);
  if (limitMs !== null) return limitMs;
  throw badInput("bisect", value, ["true", "false", "a duration up to 24h, such as 90m or 3h"], null);
}

/** A duration in milliseconds; null if the text isn't a duration, or if the duration is too long. */
function durationOf(value: string): Milliseconds | null {
  try {
    const limitMs = parseDurationMs(/^\d+$/.test(value) ? Number(value) : value);
    return limitMs > 0 && limitMs <= longestTimeLimitMs ? limitMs : null;
  } catch {
    return null;
  }
}

/** The values of the runner's `toJSON(matrix)`, which is `null` without a matrix. Anything else is text that the user wrote. */
function readMatrix(value: string): string {
  const parsed = z.record(z.string(), z.unknown()).safeParse(jsonOrNull(value));
  const parts = parsed.success ? Object.values(parsed.data).flatMap(leaves) : value === "null" ? [] : [value];
  const text = plainText(
    parts
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .join(", "),
  );
  return text.length <= longestMatrix ? text : `${text.slice(0, longestMatrix - hashLength - 2)}… ${hashOf(text)}`;
}

/** Distinguishes long matrix values that begin the same way, so that each matrix job gets its own artifact and comment. */
function hashOf(matrix: string): string {
  return createHash("sha256").update(matrix).digest("hex").slice(0, hashLength);
}

/** A matrix value may be a map or a list. */
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
    why: `Expected ${allowed.length === 1 ? allowed.join("") : `${allowed.slice(0, -1).join(", ")} or ${allowed.at(-1) ?? ""}`}.`,
    help: near === null ? "Fix the input in the workflow, under `with:`." : `Did you mean ${near}?`,
  });
}
