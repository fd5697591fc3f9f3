/** A file of a repository as `init` looks at it. */
export interface RepositoryFile {
  /** From the root of the repository, with `/`. The repository's owner chose it: it may hold anything. */
  readonly path: string;
  /** The beginning of what it holds; null where that is of no interest, or cannot be read. */
  readonly text: string | null;
}

/** What a repository tells of how it may be profiled. */
export interface RepositoryFacts {
  /** Programs that may be worth profiling, the likeliest first. */
  readonly programs: readonly (readonly [string, ...string[]])[];
  /** What makes the program ready in a fresh checkout; null: nothing that is known. */
  readonly setup: string | null;
  /** The image of a service that asks for a GPU in the compose file. */
  readonly image: string | null;
  /** Workflows that use this action already, besides ours. */
  readonly workflows: readonly string[];
}
