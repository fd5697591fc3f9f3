import { shortestSecret } from "./known-secrets.ts";

/** Lines of a value with several (a PEM key) that are searched alone: shorter ones are too common. */
const shortestLine = 16;

/**
 * The byte sequences by which a secret is found: as it is, as JSON and URLs write it, in base64 at each of the three places
 * that a byte can have in it, and the long lines of a value with several. None holds another of them.
 */
export function secretForms(value: string): Buffer[] {
  const lines = value.includes("\n")
    ? value
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line.length >= shortestLine && !line.startsWith("-----"))
    : [];
  const forms = new Set([value, ...lines].flatMap((text) => [text, ...escaped(text), ...base64(text)]));
  const bytes = [...forms].filter((form) => form.length >= shortestSecret).map((form) => Buffer.from(form));
  return bytes.filter((form) => !bytes.some((other) => other.length < form.length && form.includes(other)));
}

function escaped(text: string): string[] {
  const json = JSON.stringify(text).slice(1, -1);
  const slashes = json.replaceAll("/", "\\/");
  const url = encodeURIComponent(text.toWellFormed());
  return [
    ...[json, slashes, asciiJson(json), asciiJson(slashes)],
    url,
    url.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    url.replaceAll("%20", "+"),
  ];
}

/** What the bytes alone decide of their base64, wherever they stand in what was encoded; both alphabets. */
function base64(text: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    const first = Math.ceil((before * 8) / 6);
    const end = Math.floor((bytes.length * 8) / 6);
    const form = bytes.toString("base64").slice(first, end);
    return [form, form.replaceAll("+", "-").replaceAll("/", "_")];
  });
}

function asciiJson(json: string): string {
  return json.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
