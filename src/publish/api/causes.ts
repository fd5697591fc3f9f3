import type { PublishTrouble } from "../../model/publish/publish.ts";
import type { Attempt } from "./attempt.ts";
import type { Refusal } from "./refusal.ts";
import { apiTroubles, type ApiTroubleId } from "./troubles.ts";

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

type Explanation = Omit<PublishTrouble, "what"> & { readonly kind: FailureKind };

interface Cause {
  readonly id: ApiTroubleId;
  readonly kind: FailureKind;
  readonly when: (refusal: Refusal) => boolean;
  /** GitHub's own words follow it. */
  readonly why?: (attempt: Attempt, refusal: Refusal) => string;
  /** Else the table's remedy. */
  readonly hint?: (attempt: Attempt, refusal: Refusal) => string;
}

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
    hint: permissionRemedy,
  },
  {
    id: "github-not-found",
    kind: "not-found",
    when: ({ status }) => status === 404,
    why: ({ permission }) =>
      permission === null
        ? "GitHub knows no such thing."
        : `It is gone, or the token may not see it: GitHub says "not found" for both, and \`${permission}\` is needed.`,
    hint: permissionRemedy,
  },
  { id: "github-gone", kind: "gone", when: ({ status }) => status === 410, why: () => "It is not there any more." },
  {
    id: "github-conflict",
    kind: "conflict",
    when: ({ status }) => status === 409,
    why: () => "It was changed by somebody else at the same time.",
  },
  {
    id: "comment-too-long",
    kind: "validation",
    when: ({ status, message }) => status === 422 && /too long/i.test(message),
    why: () => "GitHub takes no comment of this length.",
  },
  {
    id: "github-server-error",
    kind: "server",
    when: ({ status }) => status !== null && status >= 500,
    why: () => "GitHub failed at it.",
  },
  { id: "github-refused", kind: "validation", when: () => true, why: () => "GitHub refused the request." },
];

/** Why a request did not work, and what to do. */
export function explain(refusal: Refusal, attempt: Attempt): Explanation {
  const cause = causes.find(({ when }) => when(refusal));
  if (cause === undefined) throw new Error("The last cause fits everything.");
  const { id, kind, why, hint } = cause;
  const said = `${refusal.status === null ? "" : `${String(refusal.status)}: `}${refusal.message}`;
  return {
    id,
    kind,
    why: `${why === undefined ? "" : `${why(attempt, refusal)} `}(${said})`,
    hint: hint?.(attempt, refusal) ?? apiTroubles[id].remedy,
  };
}

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

function permissionRemedy(attempt: Attempt): string {
  const { permission, fork } = attempt;
  if (fork && writes(attempt)) return `${capital(fromWorkflowRun)}; the job summary has the result meanwhile.`;
  if (permission === null) return apiTroubles["permission-missing"].remedy;
  const add = `Add \`permissions: ${permission}\` to the job.`;
  if (!writes(attempt)) return add;
  return `${add} For pull requests of forks and of Dependabot the token only reads, whatever \`permissions:\` says: there, ${fromWorkflowRun}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
