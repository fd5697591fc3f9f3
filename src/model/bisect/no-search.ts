/** Why a regression isn't searched for. */
export type NoSearch =
  | { readonly kind: "commit-unknown"; readonly side: "base" | "head" }
  /** UUIDs. */
  | { readonly kind: "other-gpu"; readonly base: string; readonly head: string }
  /** This clone doesn't have it. */
  | { readonly kind: "not-here"; readonly commit: string }
  | { readonly kind: "not-built-on"; readonly good: string; readonly bad: string };
