import { createHash } from "node:crypto";

/** GitHub's limit for a comment. */
const longestComment = 65_536;
/** Of an encoded key: what a marker takes, the text lacks. */
const longestKey = 200;

/**
 * The hidden first line by which a comment of ours is found again. The key is encoded: nothing in it ends the HTML comment,
 * no two keys share a marker, and no marker is the start of another.
 */
export function markerOf(key: string): string {
  const encoded = encodeURIComponent(key.toWellFormed()).replaceAll(/(?<=-)-/g, "%2D");
  return `<!-- llm-profile:${shortened(encoded)} -->`;
}

/** A long key ends in a hash of the whole. */
function shortened(encoded: string): string {
  if (encoded.length <= longestKey) return encoded;
  const hash = createHash("sha256").update(encoded).digest("hex").slice(0, 32);
  return `${encoded.slice(0, longestKey - hash.length - 1)}.${hash}`;
}

/** The characters that a comment's text may have beside its marker. */
export function roomForText(key: string): number {
  return longestComment - withMarker(key, "").length;
}

/** The comment as it is sent. */
export function withMarker(key: string, text: string): string {
  return `${markerOf(key)}\n${text}`;
}

/** Whether a comment starts with the marker of this key; one that quotes it further down does not count. */
export function hasMarker(key: string, body: string): boolean {
  return body.startsWith(markerOf(key));
}
