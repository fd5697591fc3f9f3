/** A problem or remark to show: what happened, where, why, and what to do about it. A field is null if unknown. */
export interface Diagnostic {
  /** The cause's stable name, such as `range-not-seen`: the key in docs/failures.md's tables. */
  readonly id: string | null;
  readonly severity: Severity;
  readonly what: string;
  readonly where: string | null;
  readonly why: string | null;
  readonly help: string | null;
}

/** error: something doesn't work. warning: it works, but a result may be worse or missing. note: there's nothing to do. */
export const severities = ["error", "warning", "note"] as const;
export type Severity = (typeof severities)[number];

/** The fields that a caller passes to `diagnostic`. Omitted fields become null, and the severity is `error` by default. */
export type DiagnosticParts = Pick<Diagnostic, "what"> & Partial<Diagnostic>;

export function diagnostic({ id, severity, what, where, why, help }: DiagnosticParts): Diagnostic {
  return {
    id: id ?? null,
    severity: severity ?? "error",
    what,
    where: where ?? null,
    why: why ?? null,
    help: help ?? null,
  };
}

/** What happened, why, and what to do, as one paragraph. */
export function diagnosticText({ what, why, help }: Pick<Diagnostic, "what" | "why" | "help">): string {
  return [what, why, help].filter((part) => part !== null && part !== "").join(" ");
}
