import type { EnvironmentChange } from "../../model/comparison/environment-change.ts";
import { changeText, unknownText } from "../environment-text.ts";
import { group, list, paragraph, type Item, type Section } from "./document.ts";
import type { ReportInput } from "./input.ts";

/** What differs between what the sides ran with; what work of the GPU depends on comes first. */
export function environmentSection({ comparison }: ReportInput): Section {
  const environment = comparison?.environment ?? null;
  const changes = environment?.changes ?? [];
  const isOfGpu = changes.some((change) => change.isOfGpu);
  const item = (change: EnvironmentChange): Item => {
    const text = changeText(change);
    if (change.isOfGpu) return { text, more: "Work of the GPU depends on it." };
    return isOfGpu ? { text, importance: "detail" } : { text };
  };
  const unknown = environment === null ? null : unknownText(environment);
  const more = (environment?.total ?? 0) - changes.length;
  return {
    anchor: "environment",
    title: "Environment",
    blocks:
      changes.length === 0
        ? []
        : group("Environment, base → head", isOfGpu ? "main" : "detail", [
            ...list(changes.map(item), "differences of the environment", "comparison.json"),
            ...(more > 0 ? [paragraph(`${String(more)} more differences are in profile.json of both sides.`)] : []),
            ...(unknown === null ? [] : [paragraph(unknown)]),
          ]),
  };
}
