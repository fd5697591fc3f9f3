/** Why we don't search for a regression's commit. */
export type NoSearch =
  | { readonly kind: "commit-unknown"; readonly side: "base" | "head" }
  /** `base` and `head` are the UUIDs of the GPUs. */
  | { readonly kind: "other-gpu"; readonly base: string; readonly head: string }
  /** The clone doesn't have the commit. */
  | { readonly kind: "not-here"; readonly commit: string }
  | { readonly kind: "not-built-on"; readonly good: string; readonly bad: string };
