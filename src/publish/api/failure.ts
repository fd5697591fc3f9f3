import * as z from "zod";
import { diagnosticText, type Diagnostic } from "../../model/diagnostic.ts";
import { apiFailure, type ApiFailureId, apiFailures } from "../failures.ts";
import { TimeOver } from "./wait-budget.ts";
import { readRequestFailure, type RequestFailure, UnexpectedAnswer } from "./request-failure.ts";

/** GitHub did not do what we asked; the diagnostic tells a person why. */
export class ApiFailure extends Error {
  readonly kind: FailureKind;
  /** Null: there was no answer, or one that could not be read. */
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

/** What was thrown during a request as an ApiFailure; what is none of a request's failures is thrown on: a bug. */
export function toApiFailure(error: unknown, attempt: Attempt, now: Date): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const what = `Could not ${attempt.what}.`;
  if (error instanceof TimeOver) return new ApiFailure("network", null, timeOverFailure(what, error), error);
  const unreadable = unreadableAnswer(error);
  if (unreadable !== null)
    return new ApiFailure("unexpected", null, apiFailure("github-answer-unexpected", what, unreadable), error);
  const requestFailure = readRequestFailure(error, now);
  if (requestFailure === null) throw error;
  const cause = causes.find(({ when }) => when(requestFailure));
  if (cause === undefined) throw new Error("The last cause fits everything.");
  const { id, kind, why, help } = cause;
  const answer = `${requestFailure.status === null ? "" : `${String(requestFailure.status)}: `}${requestFailure.message}`;
  const reason = `${why(attempt, requestFailure)} (${answer})`;
  const diagnostic = apiFailure(id, what, reason, help?.(attempt) ?? null);
  return new ApiFailure(kind, requestFailure.status, diagnostic, error);
}

/** What was not done since the time for it was over. */
export function timeOverFailure(what: string, { message: why }: TimeOver): Diagnostic {
  return apiFailure("publish-time-over", what, why);
}

/** The diagnostic of an ApiFailure, for those who go on without; everything else is thrown on. */
export function diagnosticOf(error: unknown): Diagnostic {
  if (error instanceof ApiFailure) return error.diagnostic;
  throw error;
}

/** An answer that came, and is not what GitHub promises: of a proxy, or of another API. */
function unreadableAnswer(error: unknown): string | null {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return `The answer is not what GitHub's API promises: ${issue === undefined ? "" : `${issue.path.join(".")}: `}${issue?.message ?? "unknown"}.`;
  }
  if (error instanceof UnexpectedAnswer) return error.message;
  if (error instanceof Error && error.name === "GraphqlResponseError") return "GitHub did not answer the query.";
  return null;
}

/** What a token needs for a request, as a workflow's `permissions:` writes it; null where any token will do. */
export type Permission = `${string}: ${"read" | "write"}` | null;

/** What we were about to do, for the words about why it did not work. */
interface Attempt {
  /** Completes "Could not …". */
  readonly what: string;
  readonly permission: Permission;
  /** The job belongs to a pull request from a fork. */
  readonly fork: boolean;
}

/** What sort of failure it is, for code that goes on in another way; `unexpected` is an answer that nobody understands. */
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
  /** GitHub's own words follow it. */
  readonly why: (attempt: Attempt, requestFailure: RequestFailure) => string;
  /** Else the table's help. */
  readonly help?: (attempt: Attempt) => string;
}

/** What GitHub says of a branch that is no longer as it was. */
const movedRef = /\bnot a fast[ -]forward\b|\bReference (?:already exists|does not exist)\b/i;

/** In this order; the first that fits. */
const causes: readonly Cause[] = [
  {
    id: "github-unreachable",
    kind: "network",
    when: ({ status }) => status === null,
    why: (_, { timedOut }) => (timedOut ? "GitHub did not answer in time." : "GitHub could not be reached."),
  },
  {
    id: "github-rate-limit",
    kind: "rate-limit",
    when: ({ limited }) => limited !== null,
    why: (_, { limited }) =>
      limited === null ? "" : `The token may ask again from ${limited.until.toISOString().slice(0, 19)}Z.`,
  },
  {
    id: "token-refused",
    kind: "auth",
    when: ({ status }) => status === 401,
    why: () => "GitHub does not accept the token.",
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
    why: () => "The organization does not accept this token from here.",
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
        ? "GitHub has no such thing."
        : `It is gone, or the token may not see it: GitHub says "not found" for both, and \`${permission}\` is needed.`,
    help: permissionHelp,
  },
  {
    id: "issues-disabled",
    kind: "gone",
    when: ({ status, message }) => status === 410 && /\bissues\b.*\bdisabled\b/i.test(message),
    why: () => "Issues are switched off.",
  },
  { id: "github-gone", kind: "gone", when: ({ status }) => status === 410, why: () => "It no longer exists." },
  {
    id: "github-conflict",
    kind: "conflict",
    when: ({ status, message }) => status === 409 || (status === 422 && movedRef.test(message)),
    why: () => "It was changed by somebody else at the same time.",
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
    why: () => "GitHub failed.",
  },
  { id: "github-refused", kind: "validation", when: () => true, why: () => "GitHub refused the request." },
];

function writes({ permission }: Attempt): boolean {
  return permission?.endsWith(": write") ?? false;
}

function missingPermission(attempt: Attempt): string {
  const { permission, fork } = attempt;
  if (fork && writes(attempt)) {
    return "The pull request comes from a fork: there the token only reads, whatever `permissions:` says.";
  }
  return permission === null ? "The token may not do this." : `The token lacks \`${permission}\`.`;
}

const fromWorkflowRun =
  "let a second workflow, `on: workflow_run`, write the comment with `mode: comment` (docs/security.md)";

function permissionHelp(attempt: Attempt): string {
  const { permission, fork } = attempt;
  if (fork && writes(attempt)) return `${capital(fromWorkflowRun)}; the job summary has the result meanwhile.`;
  if (permission === null) return apiFailures["permission-missing"].help;
  const add = `Add \`permissions: ${permission}\` to the job.`;
  // Of the others, none is asked for in such a job.
  if (permission !== "pull-requests: write" && permission !== "checks: write") return add;
  return `${add} For pull requests of forks and of Dependabot the token only reads, whatever \`permissions:\` says: there, ${fromWorkflowRun}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
