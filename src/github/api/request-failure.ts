import * as z from "zod";
import { plainText } from "../../model/text/plain-text.ts";
import type { Milliseconds } from "../../model/units.ts";

export interface RequestFailure {
  readonly status: number | null;
  readonly message: string;
  readonly limited: { readonly waitMs: Milliseconds; readonly until: Date } | null;
  readonly timedOut: boolean;
  /** True if GitHub can't have acted on the request. */
  readonly unsent: boolean;
}

/** RequestError from @octokit/request-error. Without an answer, `response` is missing and `status` means nothing. */
const requestErrorSchema = z.object({
  message: z.string(),
  status: z.number(),
  response: z
    .object({ status: z.number(), headers: z.record(z.string(), z.unknown()), data: z.unknown().optional() })
    .nullish()
    .catch(null),
  cause: z.unknown().optional(),
});

const bodySchema = z.object({ message: z.string(), errors: z.unknown().optional() });
/** Errors from Node's own modules may come from another realm, so `instanceof Error` fails. */
const errorSchema = z.object({
  name: z.unknown().optional(),
  code: z.unknown().optional(),
  cause: z.unknown().optional(),
});
const limitWords = /rate limit|abuse detection/i;
const longestMessage = 500;

/** Null if it isn't an error from a request. */
export function readRequestFailure(error: unknown, now: Date): RequestFailure | null {
  const checked = requestErrorSchema.safeParse(error);
  if (!checked.success) return null;
  const { response, message, cause } = checked.data;
  if (response == null) {
    const reasons = listCauses(cause);
    return {
      status: null,
      message: shortenMessage(message),
      limited: null,
      timedOut: reasons.includes("TimeoutError"),
      unsent: reasons.some((reason) => unsentCodes.has(reason)),
    };
  }
  const text = readMessage(response.data) ?? message;
  return {
    status: response.status,
    message: shortenMessage(text),
    limited: readLimit(response.status, response.headers, text, now),
    timedOut: false,
    unsent: false,
  };
}

const unsentCodes = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/** Undici wraps network errors in its own error. */
function listCauses(cause: unknown): string[] {
  const names: string[] = [];
  for (let depth = 0, error = errorSchema.safeParse(cause); depth < 5 && error.success; depth++) {
    const { name, code, cause: deeper } = error.data;
    names.push(String(name), String(code));
    error = errorSchema.safeParse(deeper);
  }
  return names;
}

function readMessage(data: unknown): string | null {
  const body = bodySchema.safeParse(data);
  if (!body.success) return null;
  const { message, errors } = body.data;
  return errors === undefined ? message : `${message}: ${JSON.stringify(errors)}`;
}

function shortenMessage(text: string): string {
  const plain = plainText(text);
  return plain.length > longestMessage ? `${plain.slice(0, longestMessage)}…`.toWellFormed() : plain;
}

/**
 * GitHub answers 403 or 429 for both kinds of rate limits. For a primary limit, it sends `x-ratelimit-remaining: 0` and the time of the
 * reset; for a secondary limit, `retry-after` or neither header. Without headers, we should wait a minute (docs.github.com, "Rate limits
 * for the REST API").
 */
function readLimit(
  status: number,
  headers: Readonly<Record<string, unknown>>,
  message: string,
  now: Date,
): RequestFailure["limited"] {
  if (status !== 403 && status !== 429) return null;
  const retryAfterS = parseWholeNumber(headers["retry-after"]);
  const exhausted = parseWholeNumber(headers["x-ratelimit-remaining"]) === 0;
  if (status === 403 && retryAfterS === null && !limitWords.test(message)) return null;
  const resetS = exhausted ? parseWholeNumber(headers["x-ratelimit-reset"]) : null;
  // The reset time comes from GitHub's clock, so we compare it with the date of GitHub's answer, not with the runner's clock.
  const date = headers["date"];
  const answeredMs = typeof date === "string" && !Number.isNaN(Date.parse(date)) ? Date.parse(date) : now.getTime();
  const untilResetMs = resetS === null ? null : Math.max(0, resetS * 1000 - answeredMs) + 1000;
  const waitMs = retryAfterS === null ? (untilResetMs ?? 60_000) : retryAfterS * 1000;
  return { waitMs, until: new Date(answeredMs + waitMs) };
}

function parseWholeNumber(header: unknown): number | null {
  const text = typeof header === "number" ? String(header) : header;
  return typeof text === "string" && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

export class UnexpectedAnswer extends Error {}

interface Answer {
  readonly status: number;
  readonly headers: { readonly "content-type"?: string | undefined };
  readonly data: unknown;
}

const shownType = 60;

/**
 * Rejects an answer without a complete JSON body, which octokit returns as text. Octokit's pagination takes an empty body or `null` for an
 * empty page, so we'd miss comments. Incomplete JSON counts as a network failure.
 */
export function refuseBrokenAnswer<T extends Answer>(response: T): T {
  const { status, headers, data } = response;
  const type = headers["content-type"];
  if ((type?.includes("json") ?? false) && typeof data === "string") {
    throw Object.assign(new Error("the answer broke off"), { status: 500 });
  }
  const hasBody = status === 200 || status === 201;
  if (hasBody && (typeof data !== "object" || data === null || data instanceof ArrayBuffer)) {
    const kind = type === undefined ? "" : ` (content-type ${plainText(type).slice(0, shownType)})`;
    throw new UnexpectedAnswer(`The response with status ${status} isn't JSON${kind}.`);
  }
  return response;
}
