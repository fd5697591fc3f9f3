import * as z from "zod";
import { plainText } from "../../model/text/plain-text.ts";
import type { Milliseconds } from "../../model/units.ts";

/** What is known of a request that did not work, whoever failed. */
export interface RequestFailure {
  /** Null: there was no answer. */
  readonly status: number | null;
  /** GitHub's own words, or those of the network. */
  readonly message: string;
  /** Null: not a matter of how much was asked. */
  readonly limited: { readonly waitMs: Milliseconds; readonly until: Date } | null;
  readonly timedOut: boolean;
  /** True where GitHub cannot have acted on it, since it was never sent. */
  readonly unsent: boolean;
}

/** RequestError of @octokit/request-error; without a response where there was none, whatever `status` says then. */
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
/** Not `instanceof Error`: errors of Node's own modules may come from another realm. */
const errorSchema = z.object({
  name: z.unknown().optional(),
  code: z.unknown().optional(),
  cause: z.unknown().optional(),
});
const limitWords = /rate limit|abuse detection/i;
const longestMessage = 500;

/** A thrown value as a requestFailure; null where it is not the failure of a request. */
export function readRequestFailure(error: unknown, now: Date): RequestFailure | null {
  const checked = requestErrorSchema.safeParse(error);
  if (!checked.success) return null;
  const { response, message, cause } = checked.data;
  if (response == null) {
    const reasons = causes(cause);
    return {
      status: null,
      message: short(message),
      limited: null,
      timedOut: reasons.includes("TimeoutError"),
      unsent: reasons.some((reason) => unsentCodes.has(reason)),
    };
  }
  const said = spoken(response.data) ?? message;
  return {
    status: response.status,
    message: short(said),
    limited: readLimit(response.status, response.headers, said, now),
    timedOut: false,
    unsent: false,
  };
}

const unsentCodes = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/** Names and codes down the chain: undici wraps the network's error. */
function causes(cause: unknown): string[] {
  const names: string[] = [];
  for (let depth = 0, error = errorSchema.safeParse(cause); depth < 5 && error.success; depth++) {
    const { name, code, cause: deeper } = error.data;
    names.push(String(name), String(code));
    error = errorSchema.safeParse(deeper);
  }
  return names;
}

/** GitHub's `message`, with the `errors` of a 422, which say what is wrong. */
function spoken(data: unknown): string | null {
  const body = bodySchema.safeParse(data);
  if (!body.success) return null;
  const { message, errors } = body.data;
  return errors === undefined ? message : `${message}: ${JSON.stringify(errors)}`;
}

function short(text: string): string {
  const plain = plainText(text);
  return plain.length > longestMessage ? `${plain.slice(0, longestMessage)}…`.toWellFormed() : plain;
}

/**
 * Primary limits answer 403 or 429 with `x-ratelimit-remaining: 0` and the time of the reset, secondary ones with
 * `retry-after` or with neither (docs.github.com, "Rate limits for the REST API"): then a minute is what GitHub asks for.
 */
function readLimit(
  status: number,
  headers: Readonly<Record<string, unknown>>,
  message: string,
  now: Date,
): RequestFailure["limited"] {
  if (status !== 403 && status !== 429) return null;
  const retryAfterS = wholeNumber(headers["retry-after"]);
  const exhausted = wholeNumber(headers["x-ratelimit-remaining"]) === 0;
  if (status === 403 && retryAfterS === null && !limitWords.test(message)) return null;
  const resetS = exhausted ? wholeNumber(headers["x-ratelimit-reset"]) : null;
  // The reset is told in GitHub's time: a runner whose clock is wrong would wait too long, or not at all.
  const date = headers["date"];
  const answeredMs = typeof date === "string" && !Number.isNaN(Date.parse(date)) ? Date.parse(date) : now.getTime();
  const untilResetMs = resetS === null ? null : Math.max(0, resetS * 1000 - answeredMs) + 1000;
  const waitMs = retryAfterS === null ? (untilResetMs ?? 60_000) : retryAfterS * 1000;
  return { waitMs, until: new Date(answeredMs + waitMs) };
}

function wholeNumber(header: unknown): number | null {
  const text = typeof header === "number" ? String(header) : header;
  return typeof text === "string" && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

/** An answer that is none of GitHub's API, such as the page of a proxy. */
export class UnexpectedAnswer extends Error {}

interface Answer {
  readonly status: number;
  readonly headers: { readonly "content-type"?: string | undefined };
  readonly data: unknown;
}

const shownType = 60;

/**
 * Octokit gives a JSON body that broke off, or that is none, as text, and its pagination takes an empty one or `null` for an
 * empty page, and stumbles over a page of HTML: comments would be missed. Here a part of JSON is a failure of the network,
 * an error without a response; whatever else is no JSON is UnexpectedAnswer.
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
    throw new UnexpectedAnswer(`The answer, ${String(status)}, is not JSON${kind}.`);
  }
  return response;
}
