import * as z from "zod";
import { diagnosticText, type Diagnostic } from "../../model/diagnostic.ts";
import { describeApiFailure } from "../failures.ts";
import { TimeOver } from "./wait-budget.ts";
import { readRequestFailure, type RequestFailure, UnexpectedAnswer } from "./request-failure.ts";

/** A failed request to GitHub. The diagnostic explains the failure to users. */
export class ApiFailure extends Error {
  readonly kind: FailureKind;
  /** Null if there was no answer or we couldn't read it. */
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

/** Turns an error from a request into an ApiFailure. Rethrows any other error, since it's a bug. */
export function toApiFailure(error: unknown, attempt: Attempt, now: Date): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const what = `Couldn't ${attempt.what}.`;
  if (error instanceof TimeOver) return new ApiFailure("network", null, describeTimeOver(what, error), error);
  const unreadable = explainUnreadable(error);
  if (unreadable !== null)
    return new ApiFailure("unexpected", null, describeApiFailure("github-failed", what, unreadable), error);
  const requestFailure = readRequestFailure(error, now);
  if (requestFailure === null) throw error;
  const { status } = requestFailure;
  const kind = classifyFailure(requestFailure);
  const answer = describeAnswer(requestFailure);
  // GitHub also answers "not found" if the token lacks the permission.
  const { permission } = attempt;
  if ((kind !== "permission" && kind !== "not-found") || permission === null)
    return new ApiFailure(kind, status, describeApiFailure("github-failed", what, answer), error);
  const why = `${answer} The request needs \`${permission}\`.`;
  const help = explainPermission(permission, attempt.fork);
  return new ApiFailure(kind, status, describeApiFailure("permission-missing", what, why, help), error);
}

/** The diagnostic for work that ran out of time. */
export function describeTimeOver(what: string, { message: why }: TimeOver): Diagnostic {
  return describeApiFailure("publish-time-over", what, why);
}

/** An ApiFailure's diagnostic, for callers that can go on without the answer. Rethrows any other error. */
export function toDiagnostic(error: unknown): Diagnostic {
  if (error instanceof ApiFailure) return error.diagnostic;
  throw error;
}

/** Explains an answer that doesn't match GitHub's API, for example from a proxy. Null for other errors. */
function explainUnreadable(error: unknown): string | null {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return `The response doesn't match GitHub's API: ${issue === undefined ? "" : `${issue.path.join(".")}: `}${issue?.message ?? "unknown"}.`;
  }
  if (error instanceof UnexpectedAnswer) return error.message;
  if (error instanceof Error && error.name === "GraphqlResponseError") return "GitHub didn't answer the query.";
  return null;
}

/** The permission that a request needs, in the form of a workflow's `permissions:`. Null if any token will do. */
export type Permission = `${string}: ${"read" | "write"}` | null;

/** What we tried to do, for the message if the request fails. */
interface Attempt {
  /** Completes "Couldn't …". */
  readonly what: string;
  readonly permission: Permission;
  /** True if the job's pull request comes from a fork. */
  readonly fork: boolean;
}

/** The kind of failure, for code that handles only some kinds. `unexpected`: the answer doesn't match GitHub's API. */
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

/** GitHub's own message, or why there's none. */
function describeAnswer({ status, message, limited, timedOut }: RequestFailure): string {
  if (status === null) return `${timedOut ? "GitHub didn't answer in time" : "We couldn't reach GitHub"} (${message}).`;
  const reset =
    limited === null ? "" : ` The token's rate limit resets at ${limited.until.toISOString().slice(0, 19)}Z.`;
  return `GitHub's answer: ${String(status)}, ${JSON.stringify(message)}.${reset}`;
}

function explainPermission(permission: string, fork: boolean): string {
  const add = `Add \`permissions: ${permission}\` to the job.`;
  if (!permission.endsWith(": write")) return add;
  const fromForks =
    "for pull requests from forks and Dependabot, the token is always read-only: add a second workflow with `on: workflow_run` and `mode: comment` (docs/security.md)";
  return fork ? `F${fromForks.slice(1)}.` : `${add} But ${fromForks}.`;
}
