/** What went wrong, or is worth knowing, for a person: what happened, where, why, and what to do about it. Null: not known. */
export interface Diagnostic {
  /** A stable name of the cause, such as `range-not-seen`: the key of the tables in docs/failures.md. */
  readonly id: string | null;
  readonly severity: Severity;
  readonly what: string;
  readonly where: string | null;
  readonly why: string | null;
  readonly help: string | null;
}

/** error: it does not work. warning: it works, but a result may suffer or be missing. note: nothing need be done. */
export const severities = ["error", "warning", "note"] as const;
export type Severity = (typeof severities)[number];

/** A diagnostic as code writes it down: what is left out is not known, and it is an error unless it says otherwise. */
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
