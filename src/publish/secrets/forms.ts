import { plainText } from "../../model/text/plain-text.ts";
import { shortestSecret } from "../../model/secrets/secret-value.ts";

/** Lines of a value with several (a PEM key) that are searched alone: shorter ones are too common. */
const shortestLine = 16;

/**
 * The byte sequences by which a secret is found: as it is, as our reports, JSON and URLs write it, in base64 at each of the
 * three places that a byte can have in it, and the long lines of a value with several. None holds another of them.
 */
export function secretForms(value: string): Buffer[] {
  const forms = parts(value).flatMap((text) => [text, ...shown(text), ...escaped(text), ...base64(text)]);
  const bytes = longEnough(forms);
  return bytes.filter((form) => !bytes.some((other) => other.length < form.length && form.includes(other)));
}

/** Those of them that a report of ours may cut: text. */
export function textForms(value: string): Buffer[] {
  return longEnough(parts(value).flatMap((text) => [text, ...shown(text), json(text)]));
}

function parts(value: string): string[] {
  if (!value.includes("\n")) return [value];
  const lines = value.split("\n").map((line) => line.trim());
  return [value, ...lines.filter((line) => line.length >= shortestLine && !line.startsWith("-----"))];
}

function longEnough(forms: readonly string[]): Buffer[] {
  return [...new Set(forms)].filter((form) => form.length >= shortestSecret).map((form) => Buffer.from(form));
}

/** In reports what cannot be seen is replaced, and in code several spaces are one. */
function shown(text: string): string[] {
  const plain = plainText(text);
  return [plain, plain.replaceAll(/\s+/g, " ")];
}

function escaped(text: string): string[] {
  const written = json(text);
  const slashes = written.replaceAll("/", "\\/");
  const url = encodeURIComponent(text.toWellFormed());
  return [
    ...[written, slashes, asciiJson(written), asciiJson(slashes)],
    url,
    url.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    url.replaceAll("%20", "+"),
  ];
}

function json(text: string): string {
  return JSON.stringify(text).slice(1, -1);
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

function asciiJson(written: string): string {
  return written.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
