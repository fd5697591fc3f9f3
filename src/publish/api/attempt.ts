/** What a token needs for a request, as a workflow's `permissions:` writes it; null where any token will do. */
export type Permission = `${string}: ${"read" | "write"}` | null;

/** What we were about to do, for the words about why it did not work. */
export interface Attempt {
  /** Completes "Could not …". */
  readonly what: string;
  readonly permission: Permission;
  /** The job belongs to a pull request from a fork. */
  readonly fork: boolean;
}
