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

export interface RepositoryFile {
  /** The repository's owner chose this, so it may contain anything. */
  readonly path: string;
  /** The beginning. Null if we don't need it or can't read it. */
  readonly text: string | null;
}

export interface RepositoryFacts {
  readonly programs: readonly (readonly [string, ...string[]])[];
  readonly setup: string | null;
  /** Of the service that requests a GPU in the compose file. */
  readonly image: string | null;
  readonly workflows: readonly string[];
}
