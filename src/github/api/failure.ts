import * as z from "zod";
import { diagnosticText, type Diagnostic } from "../../model/diagnostic.ts";
import { apiFailure, type ApiFailureId, apiFailures } from "../failures.ts";
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
  if (error instanceof TimeOver) return new ApiFailure("network", null, timeOverFailure(what, error), error);
  const unreadable = unreadableAnswer(error);
  if (unreadable !== null)
    return new ApiFailure("unexpected", null, apiFailure("github-answer-unexpected", what, unreadable), error);
  const requestFailure = readRequestFailure(error, now);
  if (requestFailure === null) throw error;
  const cause = causes.find(({ when }) => when(requestFailure));
  if (cause === undefined) throw new Error("The last cause must match every failure.");
  const { id, kind, why, help } = cause;
  const answer = `${requestFailure.status === null ? "" : `${String(requestFailure.status)}: `}${requestFailure.message}`;
  const reason = `${why(attempt, requestFailure)} (${answer})`;
  const diagnostic = apiFailure(id, what, reason, help?.(attempt) ?? null);
  return new ApiFailure(kind, requestFailure.status, diagnostic, error);
}

/** The diagnostic for work that ran out of time. */
export function timeOverFailure(what: string, { message: why }: TimeOver): Diagnostic {
  return apiFailure("publish-time-over", what, why);
}

/** An ApiFailure's diagnostic, for callers that can go on without the answer. Rethrows any other error. */
export function diagnosticOf(error: unknown): Diagnostic {
  if (error instanceof ApiFailure) return error.diagnostic;
  throw error;
}

/** Explains an answer that doesn't match GitHub's API, for example from a proxy. Null for other errors. */
function unreadableAnswer(error: unknown): string | null {
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
  | "permission"
  | "not-found"
  | "gone"
  | "conflict"
  | "validation"
  | "rate-limit"
  | "server"
  | "network"
  | "auth"
  | "unexpected";

interface Cause {
  readonly id: ApiFailureId;
  readonly kind: FailureKind;
  readonly when: (requestFailure: RequestFailure) => boolean;
  /** GitHub's own message follows this text. */
  readonly why: (attempt: Attempt, requestFailure: RequestFailure) => string;
  /** Replaces the table's help. */
  readonly help?: (attempt: Attempt) => string;
}

/** GitHub's messages about a branch that changed after we read it. */
const movedRef = /\bnot a fast[ -]forward\b|\bReference (?:already exists|does not exist)\b/i;

/** In order of priority: the first match counts. */
const causes: readonly Cause[] = [
  {
    id: "github-unreachable",
    kind: "network",
    when: ({ status }) => status === null,
    why: (_, { timedOut }) => (timedOut ? "GitHub didn't answer in time." : "We couldn't reach GitHub."),
  },
  {
    id: "github-rate-limit",
    kind: "rate-limit",
    when: ({ limited }) => limited !== null,
    why: (_, { limited }) =>
      limited === null ? "" : `The token's rate limit resets at ${limited.until.toISOString().slice(0, 19)}Z.`,
  },
  {
    id: "token-refused",
    kind: "auth",
    when: ({ status }) => status === 401,
    why: () => "GitHub rejected the token.",
  },
  {
    id: "conversation-locked",
    kind: "permission",
    when: ({ status, message }) => status === 403 && /\bis locked\b/i.test(message),
    why: () => "The conversation is locked.",
  },
  {
    id: "organization-refuses-token",
    kind: "permission",
    when: ({ status, message }) => status === 403 && /\b(?:SAML|SSO|IP allow list)\b/i.test(message),
    why: () => "The organization doesn't accept this token.",
  },
  {
    id: "permission-missing",
    kind: "permission",
    when: ({ status }) => status === 403,
    why: missingPermission,
    help: permissionHelp,
  },
  {
    id: "github-not-found",
    kind: "not-found",
    when: ({ status }) => status === 404,
    why: ({ permission }) =>
      permission === null
        ? "GitHub can't find what we requested."
        : `What we requested doesn't exist, or the token lacks \`${permission}\`. GitHub answers "not found" in both cases.`,
    help: permissionHelp,
  },
  {
    id: "issues-disabled",
    kind: "gone",
    when: ({ status, message }) => status === 410 && /\bissues\b.*\bdisabled\b/i.test(message),
    why: () => "Issues are disabled.",
  },
  {
    id: "github-gone",
    kind: "gone",
    when: ({ status }) => status === 410,
    why: () => "What we requested no longer exists.",
  },
  {
    id: "github-conflict",
    kind: "conflict",
    when: ({ status, message }) => status === 409 || (status === 422 && movedRef.test(message)),
    why: () => "Someone else changed the same resource at the same time.",
  },
  {
    id: "comment-too-long",
    kind: "validation",
    when: ({ status, message }) => status === 422 && /too long/i.test(message),
    why: () => "The comment is too long for GitHub.",
  },
  {
    id: "github-server-error",
    kind: "server",
    when: ({ status }) => status !== null && status >= 500,
    why: () => "GitHub had an error.",
  },
  { id: "github-refused", kind: "validation", when: () => true, why: () => "GitHub refused the request." },
];

function writes({ permission }: Attempt): boolean {
  return permission?.endsWith(": write") ?? false;
}

function missingPermission(attempt: Attempt): string {
  const { permission, fork } = attempt;
  if (fork && writes(attempt)) {
    return "The pull request comes from a fork, so the token is read-only, whatever `permissions:` says.";
  }
  return permission === null ? "The token isn't allowed to make this request." : `The token lacks \`${permission}\`.`;
}

const fromWorkflowRun =
  "add a second workflow with `on: workflow_run` that writes the comment with `mode: comment` (docs/security.md)";

function permissionHelp(attempt: Attempt): string {
  const { permission, fork } = attempt;
  if (fork && writes(attempt)) return `${capital(fromWorkflowRun)}. Until that workflow exists, see the job summary.`;
  if (permission === null) return apiFailures["permission-missing"].help;
  const add = `Add \`permissions: ${permission}\` to the job.`;
  // Jobs for pull requests from forks need no other write permission.
  if (permission !== "pull-requests: write" && permission !== "checks: write") return add;
  return `${add} For pull requests from forks and Dependabot, the token is always read-only; for these pull requests, ${fromWorkflowRun}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
