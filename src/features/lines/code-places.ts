import type { CodeChanges, FileDiff, HunkLines } from "./git-diff.ts";
import type { SiteFrame } from "../../model/comparison/launch-sites.ts";

type Place = Pick<SiteFrame, "line" | "function"> & { readonly file: string };

export interface CodePlaces {
  /** Equal keys mean the same place. Several lines have the same key if head rewrote them together, within one function. */
  readonly keyOf: (side: "base" | "head", place: Place) => string;
  /** False if we only know that the lines are in the same file. */
  readonly isMatched: (place: Place) => boolean;
  /** Null if unknown. */
  readonly isChanged: (place: Place) => boolean | null;
}

/** Outside of hunks, lines move with their file and the lines above. In a hunk, a line is the same if its text was removed once and added once in the whole diff. Other lines in a hunk replace each other. */
export function matchCodePlaces({ files: diff, untracked }: CodeChanges): CodePlaces {
  const moved = findMovedTexts(diff);
  const files = { base: indexFilesByPath(diff, "base"), head: indexFilesByPath(diff, "head") };
  const findHunk = (side: "base" | "head", file: string, line: number) =>
    files[side].get(file)?.hunks.find((hunk) => hasLine(hunk[side], line));
  const isMatched = ({ file, line }: Place) => line === null || !untracked.has(file);
  return {
    isMatched,
    keyOf: (side, { file, line, function: name }) => {
      if (line === null) return JSON.stringify(["function", file, name]);
      if (untracked.has(file)) return JSON.stringify(["file", file]);
      const changes = files[side].get(file);
      const path = changes?.head ?? file;
      const hunk = findHunk(side, file, line);
      if (hunk !== undefined) {
        const text = readTextAt(hunk[side], line);
        return moved.has(text)
          ? JSON.stringify(["moved", text])
          : JSON.stringify(["rewritten", path, hunk.head.from, hunk.base.from, name]);
      }
      const shift = side === "head" ? 0 : computeShift(changes, line);
      return JSON.stringify(["line", path, line + shift]);
    },
    isChanged: (place) => {
      const { file, line } = place;
      return line === null || !isMatched(place) ? null : findHunk("head", file, line) !== undefined;
    },
  };
}

function indexFilesByPath(diff: readonly FileDiff[], side: "base" | "head"): ReadonlyMap<string, FileDiff> {
  return new Map(
    diff.flatMap((file): [string, FileDiff][] => {
      const path = file[side];
      return path === null ? [] : [[path, file]];
    }),
  );
}

function hasLine({ from, texts }: HunkLines, line: number): boolean {
  return line >= from && line < from + texts.length;
}

/** A new indentation doesn't make another line: the line may only be in a new block. */
function readTextAt({ from, texts }: HunkLines, line: number): string {
  return (texts[line - from] ?? "").trim();
}

/** How far a line of base that's in no hunk is moved down in head. */
function computeShift(file: FileDiff | undefined, line: number): number {
  const above = (file?.hunks ?? []).filter(({ base }) => base.from <= line);
  return above.reduce((shift, { base, head }) => shift + head.texts.length - base.texts.length, 0);
}

function findMovedTexts(diff: readonly FileDiff[]): ReadonlySet<string> {
  const hunks = diff.flatMap((file) => file.hunks);
  const added = findUniqueTexts(hunks.map(({ head }) => head));
  return new Set([...findUniqueTexts(hunks.map(({ base }) => base))].filter((text) => added.has(text)));
}

function findUniqueTexts(lines: readonly HunkLines[]): Set<string> {
  const seen = new Set<string>();
  const once = new Set<string>();
  for (const { texts } of lines)
    for (const text of texts.map((line) => line.trim())) {
      if (seen.has(text)) once.delete(text);
      else once.add(text);
      seen.add(text);
    }
  return once;
}
