import { markProse } from "./document/text.ts";
import type { ComparedEnvironment, EnvironmentChange } from "../model/comparison/environment-change.ts";
import type { KernelRow } from "../model/comparison/comparison-rows.ts";
import { listText } from "../model/text/listing.ts";
import { isReplacement } from "./rows.ts";

const imageWidth = 19;
const mostExplaining = 4;

/** `nvidia-cublas 13.0.2 → 13.1.0`, `flash-attn 2.8 removed`, `NCCL_ALGO unset → Ring`. */
export function formatChange(change: EnvironmentChange): string {
  const { kind, state, name } = change;
  const shown = markProse(kind === "cuda-library" ? `lib${name}` : name);
  const [base, head] = [change.base, change.head].map((text) =>
    text === null ? null : markProse(kind === "image" ? text.slice(0, imageWidth) : text === "" ? "(empty)" : text),
  );
  if (kind === "variable") {
    if (state === "added") return `${shown} unset → ${head ?? "set"}`;
    if (state === "removed") return `${shown} ${base ?? "set"} → unset`;
    return base == null || head == null ? `${shown} has a different value` : `${shown} ${base} → ${head}`;
  }
  return state === "changed" ? `${shown} ${base ?? ""} → ${head ?? ""}` : `${shown} ${head ?? base ?? ""} ${state}`;
}

/** Changed libraries and settings that may explain why this kernel replaced another kernel; empty for other kernels. */
export function explainByLibraries(row: KernelRow, environment: ComparedEnvironment | null): string[] {
  if (environment === null || !isReplacement(row)) return [];
  const makers = environment.changes.filter(({ families }) => families.includes(row.family));
  const texts = makers.map((change) => formatChange(change));
  return texts.length === 0
    ? []
    : [`libraries or settings for this kind of kernel changed: ${listText(texts, mostExplaining)}`];
}

const unknownWords: Readonly<Record<ComparedEnvironment["unknown"][number], string>> = {
  driver: "the driver",
  image: "the image",
  "operating-system": "the operating system",
  "cuda-library": "CUDA library files",
  "python-package": "Python packages",
  "system-package": "system packages",
  variable: "variables",
  "variable-values": "values of variables that aren't stored",
};

/** Lists the parts of the environments that couldn't be compared; null if all parts were compared. */
export function listUncompared({ unknown }: ComparedEnvironment): string | null {
  return unknown.length === 0 ? null : `Not compared: ${unknown.map((aspect) => unknownWords[aspect]).join(", ")}.`;
}
