import { createHash } from "node:crypto";

/** A sentence that people read, and its location. */
export interface Sentence {
  /** Such as `docs/ranges.md:12`, or the command that prints it. */
  readonly place: string;
  /** What its readers have just read: a heading, a declaration, or an option, and the sentence before. May be empty. */
  readonly context: string;
  readonly text: string;
}

/** Anything with fewer words is a label. */
const leastWords = 5;
const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences in `text`. Readers find them under `about`, such as a heading. Labels, numbers and code don't count. */
export function sentencesIn(text: string, place = "", about = ""): Sentence[] {
  const parts = splitSentences(text);
  return parts.flatMap((part, at) =>
    isSentence(part) ? [{ place, context: contextOf(about, parts[at - 1] ?? ""), text: part }] : [],
  );
}

/** Splits text at the ends of sentences. */
export function splitSentences(text: string): string[] {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  return joined([...segmenter.segment(plain)].map(({ segment }) => segment));
}

/** Joins the parts of a context, from the outside in. */
export function contextOf(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" › ");
}

/** Rejoins what the segmenter splits at a dot in code, such as `profile.json`, or after `e.g.`, where the next part starts in lower case. */
function joined(parts: readonly string[]): string[] {
  const found: string[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const isOpen = last !== undefined && ((last.split("`").length - 1) % 2 === 1 || /^[\p{Ll}\d]/u.test(part));
    if (isOpen) found[found.length - 1] = last + part;
    else found.push(part);
  }
  return found.map((one) => one.trim());
}

function isSentence(text: string): boolean {
  const words = text.replaceAll(/`[^`]*`/g, "code").match(/(?<![\w/.-])[A-Za-z][a-z']*(?![\w/])/g) ?? [];
  return words.length >= leastWords;
}

/** Draws `count` different sentences. The same seed and sentences give the same draw. */
export function draw(sentences: readonly Sentence[], seed: string, count: number): Sentence[] {
  const unique = [...new Map(sentences.map((one) => [one.text, one])).values()];
  return unique
    .map((sentence) => ({ sentence, lot: createHash("sha256").update(`${seed}\n${sentence.text}`).digest("hex") }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, count)
    .map(({ sentence }) => sentence);
}
