import { z } from "zod";
import type { PublishTrouble } from "../../model/publish/publish.ts";
import type { Attempt } from "./attempt.ts";
import { explain, type FailureKind } from "./causes.ts";
import { UnexpectedAnswer } from "./broken-answer.ts";
import { TimeOver } from "./patience.ts";
import { readRefusal } from "./refusal.ts";
import { apiTroubles } from "./troubles.ts";

/** GitHub did not do what we asked, for a reason that a person can read in `trouble`. */
export class ApiFailure extends Error {
  readonly kind: FailureKind;
  /** Null: there was no answer, or one that could not be read. */
  readonly status: number | null;
  readonly trouble: PublishTrouble;

  constructor(kind: FailureKind, status: number | null, trouble: PublishTrouble, cause: unknown) {
    super(`${trouble.what} ${trouble.why}`, { cause });
    this.name = "ApiFailure";
    this.kind = kind;
    this.status = status;
    this.trouble = trouble;
  }
}

/** What was thrown during a request as an ApiFailure; what is none of a request's failures is thrown on: a bug. */
export function toApiFailure(error: unknown, attempt: Attempt, now: Date): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const what = `Could not ${attempt.what}.`;
  if (error instanceof TimeOver) return new ApiFailure("network", null, timeOverTrouble(what, error), error);
  const unreadable = unreadableAnswer(error);
  if (unreadable !== null) {
    const id = "github-answer-unexpected";
    return new ApiFailure("unexpected", null, { id, what, why: unreadable, hint: apiTroubles[id].remedy }, error);
  }
  const refusal = readRefusal(error, now);
  if (refusal === null) throw error;
  const { kind, ...trouble } = explain(refusal, attempt);
  return new ApiFailure(kind, refusal.status, { ...trouble, what }, error);
}

/** What was not done since the time for it was over. */
export function timeOverTrouble(what: string, { message: why }: TimeOver): PublishTrouble {
  const id = "publish-time-over";
  return { id, what, why, hint: apiTroubles[id].remedy };
}

/** The trouble of an ApiFailure, for those who go on without; everything else is thrown on. */
export function troubleOf(error: unknown): PublishTrouble {
  if (error instanceof ApiFailure) return error.trouble;
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
