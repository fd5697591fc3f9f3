import { plainText } from "../../model/text/plain-text.ts";

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
    throw new UnexpectedAnswer(`The answer, ${String(status)}, is no JSON${kind}.`);
  }
  return response;
}
