import type { EnvironmentChange } from "../../model/comparison/environment-change.ts";
import { formatChange, listUncompared } from "../environment-text.ts";
import { group, list, paragraph, type Item, type Section } from "./document.ts";
import type { ReportInput } from "./input.ts";
import { counted } from "../../model/text/listing.ts";

/** How the environments of base and head differ. If a difference may affect GPU work, the other differences are details. */
export function environmentSection({ comparison }: ReportInput): Section {
  const environment = comparison?.environment ?? null;
  const changes = environment?.changes ?? [];
  const isOfGpu = changes.some((change) => change.isOfGpu);
  const item = (change: EnvironmentChange): Item => {
    const text = formatChange(change);
    if (change.isOfGpu) return { text, more: "This can affect GPU work." };
    return isOfGpu ? { text, importance: "detail" } : { text };
  };
  const unknown = environment === null ? null : listUncompared(environment);
  const more = (environment?.total ?? 0) - changes.length;
  return {
    anchor: "environment",
    title: "Environment",
    blocks:
      changes.length === 0
        ? []
        : group("Environment, base → head", isOfGpu ? "main" : "detail", [
            ...list(changes.map(item), "environment differences", "comparison.json"),
            ...(more > 0
              ? [paragraph(`The profile.json files of both sides show ${counted(more, "more difference")}.`)]
              : []),
            ...(unknown === null ? [] : [paragraph(unknown)]),
          ]),
  };
}
