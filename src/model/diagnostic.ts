export interface Diagnostic {
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

export function diagnosticText({ what, why, help }: Pick<Diagnostic, "what" | "why" | "help">): string {
  return [what, why, help].filter((part) => part !== null && part !== "").join(" ");
}
