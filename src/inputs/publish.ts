import { createHash } from "node:crypto";
import * as z from "zod";
import { UserError } from "../errors.ts";
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
  type ReferenceChoice,
} from "../model/publish/publish.ts";

/** GitHub keeps artifacts no longer. */
const longestRetentionDays = 400;
const usualTimeLimitMs: Milliseconds = 300_000;
/** A job of GitHub's ends after 5 days at the latest, and Node's timers hold no more than 24. */
const longestTimeLimitMs: Milliseconds = 24 * 3_600_000;
/** Nine comparisons, enough for 64 commits (docs/evidence/bisect.md), of six minutes each. */
const usualBisectMs: Milliseconds = 3_600_000;
/** Of a matrix' values in a comment's title. */
const longestMatrix = 120;
const hashLength = 8;
/** No setting of the configuration, which may be a file of the fork's. */
const forkInput = "run-fork-code-with-secrets";

/** The inputs that no configuration has. A wrong one has its default here, and is `problem`: the job fails, and says so where its results would have been. */
export interface PublishInputs {
  readonly settings: PublishSettings;
  readonly problem: UserError | null;
}

/** Of several wrong inputs `problem` is the first, in the order below. */
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
    reference: read("reference", readReference, null),
    requireBaseline: read("require-baseline", (value) => readBoolean("require-baseline", value), false),
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
  const { requireBaseline, baseline, reference, mode, checkRun, issue, bisectMs, historyBranch } = settings;
  const measures = mode === "profile" || mode === "baseline";
  if (mode === "history" && historyBranch === null) {
    return new UserError({
      id: "bad-input",
      what: "`mode: history` needs a branch to write to.",
      where: "inputs mode and history-branch",
      help: "Leave history-branch out, for llm-profile-history.",
    });
  }
  if (reference !== null && mode !== "profile") {
    return new UserError({
      id: "bad-input",
      what: "`reference` needs a job that compares.",
      where: "inputs reference and mode",
      why: `\`mode: ${mode}\` compares nothing itself.`,
      help: measures ? "Leave mode out, for `profile`." : "Set reference where the job measures.",
    });
  }
  const comparing = issue ? "issue" : bisectMs === null ? null : "bisect";
  if (comparing !== null && (mode !== "profile" || (baseline.kind === "none" && reference === null))) {
    return new UserError({
      id: "bad-input",
      what: `\`${comparing}: true\` needs a job that compares.`,
      where: `inputs ${comparing} and ${mode === "profile" ? "baseline" : "mode"}`,
      help: measures
        ? "Compare: `mode: profile` with a `baseline` or a `reference`."
        : `Set ${comparing} where the job measures.`,
    });
  }
  if (checkRun && !measures) {
    return new UserError({
      id: "bad-input",
      what: "`check-run: true` needs a job that measures.",
      where: "inputs check-run and mode",
      why:
        mode === "comment"
          ? "`mode: comment` reports what other jobs found, perhaps those of a fork, which must not turn a check green."
          : "`mode: history` records what other jobs found.",
      help: "Set check-run where the job measures.",
    });
  }
  if (!requireBaseline || (baseline.kind !== "none" && mode === "profile")) return null;
  return new UserError({
    id: "bad-input",
    what: "`require-baseline: true` cannot be met: nothing is compared.",
    where: baseline.kind === "none" ? "inputs require-baseline and baseline" : "inputs require-baseline and mode",
    help: "Leave require-baseline out, or compare: `mode: profile` with another `baseline`.",
  });
}

function choice<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw badInput(name, value, allowed, nearest(value, allowed));
}

/** A path holds a slash or a suffix; any other word would be a mistyped one of ours. */
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

/** What git takes for the name of a tag or a branch, or an abbreviated commit. */
const refName = /^(?![-/.])(?!.*(?:\.\.|\/\/|@\{|\.lock$))[^\s\p{C}~^:?*[\\]{1,200}(?<![/.])$/u;

/** Without `refs/heads/`. */
function readBranch(value: string): string {
  if (refName.test(value) && !value.startsWith("refs/")) return value;
  throw badInput("history-branch", value, ["the name of a branch", "an empty text, for none"], null);
}

/** Only what begins like a path is one: a tag may hold slashes and dots. */
function readReference(value: string): ReferenceChoice {
  if (/^(?:\.{0,2}\/)/.test(value)) return { kind: "path", path: value };
  if (refName.test(value)) return { kind: "commit", name: value.replace(/^refs\/tags\//, "") };
  throw badInput("reference", value, ["a tag", "a commit", "a path that begins with ./ or /"], null);
}

function readBoolean(name: string, value: string): boolean {
  // As YAML 1.2 and @actions/core have them.
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
  throw badInput("publish-time-limit", value, ["a duration up to 24h such as 90s or 5m, or a number of seconds"], null);
}

function readBisect(value: string): Milliseconds | null {
  const word = /^(?:true|false)$/i.test(value) ? readBoolean("bisect", value) : null;
  if (word !== null) return word ? usualBisectMs : null;
  const limitMs = durationOf(value);
  if (limitMs !== null) return limitMs;
  throw badInput("bisect", value, ["true", "false", "a duration up to 24h such as 90m or 3h"], null);
}

/** Null: it's none, or too long. */
function durationOf(value: string): Milliseconds | null {
  try {
    const limitMs = parseDurationMs(/^\d+$/.test(value) ? Number(value) : value);
    return limitMs > 0 && limitMs <= longestTimeLimitMs ? limitMs : null;
  } catch {
    return null;
  }
}

/** `toJSON(matrix)` of the runner; `null` without a matrix. One that is no such thing is the user's own text. */
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

/** Matrix values that begin alike still have an artifact and a comment each. */
function hashOf(matrix: string): string {
  return createHash("sha256").update(matrix).digest("hex").slice(0, hashLength);
}

/** A matrix' value may be a map or a list itself. */
function leaves(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(leaves);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? [String(value)] : [];
}

function badInput(name: string, value: string, allowed: readonly string[], near: string | null): UserError {
  return new UserError({
    id: "bad-input",
    what: `The input \`${name}\` cannot be ${JSON.stringify(plainText(value))}.`,
    where: `input ${name}`,
    why: `It takes ${allowed.length === 1 ? allowed.join("") : `${allowed.slice(0, -1).join(", ")} or ${allowed.at(-1) ?? ""}`}.`,
    help: near === null ? "Correct it in the workflow, under `with:`." : `Did you mean ${near}?`,
  });
}
