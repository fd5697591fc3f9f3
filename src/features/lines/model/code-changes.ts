/** How the head's tree differs from the base's commit. */
export interface CodeChanges {
  readonly files: readonly FileDiff[];
  /** Files in head's tree that aren't in `files` because Git doesn't track them: we don't know what changed in these files. */
  readonly untracked: ReadonlySet<string>;
}

/** What one file has different in base and in head. */
export interface FileDiff {
  /** The file's path in base, relative to the repository's root. Null if base doesn't have the file. */
  readonly base: string | null;
  readonly head: string | null;
  /** From the file's start to its end. */
  readonly hunks: readonly Hunk[];
}

/** Neighboring lines of base, and the lines that head has instead of them. One side may have none. */
export interface Hunk {
  readonly base: HunkLines;
  readonly head: HunkLines;
}

export interface HunkLines {
  /** The first line's number. If there are no lines, the number of the line that follows. */
  readonly from: number;
  readonly texts: readonly string[];
}
