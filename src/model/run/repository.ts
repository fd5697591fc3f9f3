import * as z from "zod";
import { text, texts } from "../schema.ts";

export const commitSchema = z.object({
  sha: text,
  parents: texts,
  author: text,
  authoredAt: text,
  subject: text,
});

export type Commit = z.infer<typeof commitSchema>;

/** A file in a repository, as `init` reads it. */
export interface RepositoryFile {
  /** Relative to the repository's root, with `/`. The repository's owner chose this path, so it may contain anything. */
  readonly path: string;
  /** The beginning of the file. Null if we don't need it or can't read it. */
  readonly text: string | null;
}

/** What a repository reveals about how to profile it. */
export interface RepositoryFacts {
  /** Programs that the user may want to profile, most likely first. */
  readonly programs: readonly (readonly [string, ...string[]])[];
  /** The command that prepares the program in a fresh checkout. Null if unknown. */
  readonly setup: string | null;
  /** The image of the service that requests a GPU in the compose file. Null if there's no such service. */
  readonly image: string | null;
  /** Other workflows that already use this action. */
  readonly workflows: readonly string[];
}
