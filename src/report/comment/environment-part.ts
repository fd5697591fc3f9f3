import type { Comparison } from "../../model/comparison/comparison.ts";
import { counted } from "../../model/text/listing.ts";
import { changeText, unknownText } from "../environment-text.ts";
import { fold, list, type Block } from "./blocks.ts";
import { markdown } from "./printer.ts";
import type { EnvironmentChange } from "../../model/comparison/environment-change.ts";

const mostOpen = 6;
const mostListed = 200;
/** Names of packages and their versions are short; what is longer is cut. */
const textWidth = 100;
const shown = (change: EnvironmentChange): string => markdown(changeText(change), textWidth);

/** What differs between what the sides ran with: what work of the GPU depends on in the open, all of it folded. */
export function environmentPart({ environment }: Comparison): Block[] {
  if (environment === null || environment.total === 0) return [];
  const { changes, total } = environment;
  const ofGpu = changes.filter(({ isOfGpu }) => isOfGpu);
  const open = ofGpu.slice(0, mostOpen).map(shown);
  const more = total - open.length;
  const unknown = unknownText(environment);
  return [
    ...(open.length === 0
      ? []
      : [`**Environment, base → head**: ${open.join(", ")}${more > 0 ? `, and ${String(more)} more` : ""}.`]),
    ...(more === 0
      ? []
      : fold(
          open.length === 0
            ? `${counted(total, "difference")} of the environment, none of it known to concern the GPU`
            : `All ${counted(total, "difference")} of the environment`,
          [
            ...list(changes.slice(0, mostListed).map(shown), "differences", total),
            ...(unknown === null ? [] : [unknown]),
          ],
        )),
  ];
}
