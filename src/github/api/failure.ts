import * as z from "zod";
import { diagnosticText, type Diagnostic } from "../../model/diagnostic.ts";
import { describeApiFailure } from "../failures.ts";
import { TimeOver } from "./wait-budget.ts";
import { readRequestFailure, type RequestFailure, UnexpectedAnswer } from "./request-failure.ts";

export class ApiFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly diagnostic: Diagnostic;

  constructor(kind: FailureKind, status: number | null, diagnostic: Diagnostic, cause: unknown) {
    super(diagnosticText({ ...diagnostic, help: null }), { cause });
    this.name = "ApiFailure";
    this.kind = kind;
    this.status = status;
    this.diagnostic = diagnostic;
  }
}

/** Rethrows any error that isn't from a request, since it's a bug. */
export function toApiFailure(error: unknown, attempt: Attempt, now: Date): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const what = `Couldn't ${attempt.action}.`;
  if (error instanceof TimeOver) return new ApiFailure("network", null, describeTimeOver(what, error), error);
  const unreadable = explainUnreadable(error);
  if (unreadable !== null)
    return new ApiFailure("unexpected", null, describeApiFailure("github-failed", what, unreadable), error);
  const requestFailure = readRequestFailure(error, now);
  if (requestFailure === null) throw error;
  const kind = classifyFailure(requestFailure);
  const answer = describeAnswer(requestFailure);
  const { permission } = attempt;
  let diagnostic = describeApiFailure("github-failed", what, answer);
  // GitHub also answers "not found" if the token lacks the permission.
  if ((kind === "permission" || kind === "not-found") && permission !== null) {
    const why = `${answer} The request needs \`${permission}\`.`;
    const help = explainPermission(permission, attempt.fork);
    diagnostic = { ...describeApiFailure("permission-missing", what, why), help };
  }
  return new ApiFailure(kind, requestFailure.status, diagnostic, error);
}

export function describeTimeOver(what: string, { message: why }: TimeOver): Diagnostic {
  return describeApiFailure("publish-time-over", what, why);
}

export function toDiagnostic(error: unknown): Diagnostic {
  if (error instanceof ApiFailure) return error.diagnostic;
  throw error;
}

function explainUnreadable(error: unknown): string | null {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return `The response doesn't match GitHub's API: ${issue === undefined ? "" : `${issue.path.join(".")}: `}${issue?.message ?? "unknown"}.`;
  }
  if (error instanceof UnexpectedAnswer) return error.message;
  if (error instanceof Error && error.name === "GraphqlResponseError") return "GitHub didn't answer the query.";
  return null;
}

/** In the form of a workflow's `permissions:`. Null if any token will do. */
export type Permission = `${string}: ${"read" | "write"}` | null;

interface Attempt {
  readonly action: string;
  readonly permission: Permission;
  readonly fork: boolean;
}

export type FailureKind =
  | "network"
  | "rate-limit"
  | "server"
  | "auth"
  | "permission"
  | "not-found"
  | "conflict"
  | "gone"
  | "validation"
  | "unexpected";

const kindsByStatus: ReadonlyMap<number, FailureKind> = new Map([
  [401, "auth"],
  [403, "permission"],
  [404, "not-found"],
  [409, "conflict"],
  [410, "gone"],
]);

/** GitHub's messages about a branch that changed after we read it. */
const movedRef = /\bnot a fast[ -]forward\b|\bReference (?:already exists|does not exist)\b/i;

function classifyFailure({ status, limited, message }: RequestFailure): FailureKind {
  if (status === null) return "network";
  if (limited !== null) return "rate-limit";
  if (status >= 500) return "server";
  if (status === 422 && movedRef.test(message)) return "conflict";
  return kindsByStatus.get(status) ?? "validation";
}

function describeAnswer({ status, message, limited, timedOut }: RequestFailure): string {
  if (status === null) return `${timedOut ? "GitHub didn't answer in time" : "We couldn't reach GitHub"} (${message}).`;
  const reset =
    limited === null ? "" : ` The token's rate limit resets at ${limited.until.toISOString().slice(0, 19)}Z.`;
  return `GitHub's answer: ${status}, ${JSON.stringify(message)}.${reset}`;
}

function explainPermission(permission: string, fork: boolean): string {
  const add = `Add \`permissions: ${permission}\` to the job.`;
  if (!permission.endsWith(": write")) return add;
  const fromForks =
    "for pull requests from forks and Dependabot, the token is always read-only: add a second workflow with `on: workflow_run` and `mode: comment` (docs/security.md)";
  return fork ? `F${fromForks.slice(1)}.` : `${add} But ${fromForks}.`;
}
