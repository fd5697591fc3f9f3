import { shortestSecret } from "../../model/secrets.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { safeCharacters } from "../../model/text/safe-name.ts";

/** A value that must not leave the machine. We only ever show its name. */
export interface Secret {
  readonly name: string;
  readonly value: string;
}

/** A match may span several chunks. Also finds secrets that were cut when we shortened a string. */
export interface SecretSearch {
  add(chunk: Buffer): void;
  readonly found: ReadonlySet<string>;
}

export function startSecretSearch(secrets: readonly Secret[]): SecretSearch {
  const found = new Set<string>();
  let open = secrets.map(({ name, value }) => ({ name, forms: listSecretForms(value), cut: listTextForms(value) }));
  const longest = Math.max(0, ...open.flatMap(({ forms, cut }) => [...forms, ...cut].map((form) => form.length)));
  const threes = collectThrees(open.flatMap(({ cut }) => cut));
  // If we shortened a secret, its beginning is before the mark and its end is after the mark.
  const overlap = 2 * longest + markLength;
  let tail: Buffer = Buffer.alloc(0);
  return {
    found,
    add: (chunk) => {
      const bytes = tail.length === 0 ? chunk : Buffer.concat([tail, chunk]);
      const places = findCuts(bytes, threes);
      open = open.filter(({ name, forms, cut }) => {
        const holds =
          forms.some((form) => bytes.includes(form)) ||
          places.some((place) => cut.some((form) => isLeftAround(place, bytes, form)));
        if (holds) found.add(name);
        return !holds;
      });
      tail = bytes.subarray(Math.max(0, bytes.length - overlap));
    },
  };
}

/** If a value has several lines (such as a PEM key), we also search for each line of at least this length. */
const shortestLine = 16;

/**
 * The value itself, its forms in our reports, JSON, and URLs, base64 at each of the three offsets, and its long lines. No sequence contains
 * another.
 */
function listSecretForms(value: string): Buffer[] {
  const forms = splitLines(value).flatMap((text) => [
    text,
    ...listShownForms(text),
    ...listEscapedForms(text),
    ...listBase64Forms(text),
  ]);
  const bytes = dropShortForms(forms);
  return bytes.filter((form) => !bytes.some((other) => other.length < form.length && form.includes(other)));
}

function listTextForms(value: string): Buffer[] {
  return dropShortForms(splitLines(value).flatMap((text) => [text, ...listShownForms(text), escapeJson(text)]));
}

function splitLines(value: string): string[] {
  if (!value.includes("\n")) return [value];
  const lines = value.split("\n").map((line) => line.trim());
  return [value, ...lines.filter((line) => line.length >= shortestLine && !line.startsWith("-----"))];
}

function dropShortForms(forms: readonly string[]): Buffer[] {
  return [...new Set(forms)].filter((form) => form.length >= shortestSecret).map((form) => Buffer.from(form));
}

/** We replace invisible characters, code spans collapse spaces, and files are named after ranges. */
function listShownForms(text: string): string[] {
  const plain = plainText(text);
  return [plain, plain.replaceAll(/\s+/g, " "), ...toFileNameForms(text)];
}

export function toFileNameForms(text: string): string[] {
  const name = safeCharacters(text)
    .replace(/^[.-]+/, "")
    .replace(/(?<!\.)\.+$/, "");
  return name.replaceAll("_", "").length >= shortestSecret ? [name] : [];
}

function listEscapedForms(text: string): string[] {
  const written = escapeJson(text);
  const slashes = written.replaceAll("/", "\\/");
  const url = encodeURIComponent(text.toWellFormed());
  return [
    ...[written, slashes, escapeNonAscii(written), escapeNonAscii(slashes)],
    url,
    url.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    url.replaceAll("%20", "+"),
  ];
}

function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function listBase64Forms(text: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    const first = Math.ceil((before * 8) / 6);
    const end = Math.floor((bytes.length * 8) / 6);
    const form = bytes.toString("base64").slice(first, end);
    return [form, form.replaceAll("+", "-").replaceAll("/", "_")];
  });
}

function escapeNonAscii(written: string): string {
  return written.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

export const cutMark = "…";

const mark = Buffer.from(cutMark);

const markLength = mark.length;

/** A mark matters only if at least six bytes of a secret remain around it, so one of these three-byte sequences is next to the mark. */
function collectThrees(forms: readonly Buffer[]): Set<number> {
  return new Set(
    forms.flatMap((form) => Array.from({ length: form.length - 2 }, (_, index) => readThree(form, index))),
  );
}

function findCuts(bytes: Buffer, threes: ReadonlySet<number>): number[] {
  const places: number[] = [];
  for (let place = bytes.indexOf(mark); place !== -1; place = bytes.indexOf(mark, place + markLength))
    if (threes.has(readThree(bytes, place - 3)) || threes.has(readThree(bytes, place + markLength))) places.push(place);
  return places;
}

function readThree(bytes: Buffer, offset: number): number {
  return offset < 0 || offset + 3 > bytes.length ? -1 : bytes.readUIntBE(offset, 3);
}

/** At least a quarter of the secret, and at least six bytes: its beginning before the mark and its end after it. */
function isLeftAround(place: number, bytes: Buffer, secret: Buffer): boolean {
  const before = findLongest(secret, (length) => hasSameBytes(secret, 0, bytes, place - length, length));
  const after = findLongest(secret, (length) =>
    hasSameBytes(secret, secret.length - length, bytes, place + markLength, length),
  );
  return before + after >= Math.max(shortestSecret, secret.length / 4);
}

function findLongest(secret: Buffer, stands: (length: number) => boolean): number {
  for (let length = secret.length; length > 0; length -= 1) if (stands(length)) return length;
  return 0;
}

function hasSameBytes(bytes: Buffer, from: number, other: Buffer, otherFrom: number, length: number): boolean {
  for (let index = 0; index < length; index += 1) if (bytes[from + index] !== other[otherFrom + index]) return false;
  return true;
}
