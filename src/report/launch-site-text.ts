import { markKernel, markName } from "./document/text.ts";
import {
  linkedEnough,
  type GraphNodeChange,
  type LaunchSite,
  type LaunchSites,
  type LineSearch,
} from "../model/comparison/launch-sites.ts";
import { percent } from "../model/text/quantity.ts";
import { formatCount } from "./format.ts";
import { counted } from "../model/text/listing.ts";

/** How many callers one sentence may name. */
const shownCallers = 3;
const shownLayers = 4;

/** How to write about launches or calls. */
interface Wording {
  /** Follows the counts. */
  readonly noun: " launches" | "";
  /** True if a note says for the whole range that no line is known. */
  readonly isSilent: boolean;
}

/** The line of code and the layers that made the launches or calls, or why we don't know the line, as sentences without periods. */
export function describeLaunchSites(launchSites: LaunchSites, { noun, isSilent }: Wording): string[] {
  const line = isSilent ? null : describeLine(launchSites, noun);
  return [line, listLayers(launchSites.layers)].filter((text) => text !== null);
}

function describeLine({ launches, linkedRatio, sites }: LaunchSites, noun: Wording["noun"]): string {
  const [site] = sites;
  const calls = noun === "" ? "calls" : "launches";
  if (site !== undefined) {
    const share = `; we know the line of only ${percent(linkedRatio)} of these ${calls}`;
    return `${describeSite(site, noun)}${otherSites(sites)}${linkedRatio < linkedEnough ? share : ""}`;
  }
  if (linkedRatio > 0)
    return `calling line unknown, because no line in the repository makes more of these ${calls} than before`;
  return launches === 0
    ? `calling line unknown, because the run with call stacks recorded none of these ${calls}`
    : `calling line unknown, because none of these ${calls} has a call stack with a line in the repository`;
}

/** Why we know none of a range's lines. Null if we know any. */
export function explainLineSearch(search: LineSearch): string | null {
  switch (search.state) {
    case "searched":
      return null;
    case "no-lines":
      return "calling lines: unknown, because no call has a call stack with a line in the repository";
    case "off":
      return "calling lines: not searched, because `lines` is off";
    case "server":
      return "calling lines: not searched, because we can't record a server's call stacks yet";
    case "round-failed":
      return "calling lines: not searched, because an earlier round failed";
    case "out-of-time":
      return `calling lines: not searched, because the time budget of ${search.timeBudget ?? "this run"} was spent`;
    case "failed":
      return "calling lines: unknown, because the run with call stacks failed; a warning says why";
  }
}

/** `96 → 192 launches from model.py:42 (forward), a line that this change touches ← train.py:7`. `noun` follows the counts. */
export function describeSite(site: LaunchSite, noun: Wording["noun"]): string {
  const { base, head, changed } = site;
  const touched = changed === true ? ", a line that this change touches" : "";
  const counts = base === null || base === head ? formatCount(head) : `${formatCount(base)} → ${formatCount(head)}`;
  const what = noun !== "" && counts === "1" ? " launch" : noun;
  const callers = listCallers(site).map((caller) => ` ← ${markName(caller)}`);
  return `${counts}${what} from ${markPlace(site)}${touched}${callers.join("")}`;
}

/** `model.py:42 (forward)` */
export function markPlace(site: LaunchSite): string {
  return `${markName(formatPlace(site))} (${markName(site.function)})`;
}

/** The line's callers in the repository, nearest first. */
function listCallers({ file, line, frames }: LaunchSite): string[] {
  const ownIndex = frames.findIndex((frame) => frame.own && frame.file === file && frame.line === line);
  return frames
    .slice(ownIndex + 1)
    .filter((frame) => frame.own)
    .slice(0, shownCallers)
    .map(formatPlace);
}

/** `model.py:42` */
export function formatPlace({ file, line }: { readonly file: string | null; readonly line: number | null }): string {
  return `${file ?? "unknown"}${line === null ? "" : `:${String(line)}`}`;
}

function otherSites(sites: readonly LaunchSite[]): string {
  const others = sites.length - 1;
  return others <= 0 ? "" : ` (and ${counted(others, "more line")}, in comparison.json)`;
}

/** The layers that launch more than before, or all layers if no layer launches more. */
function listLayers(layers: LaunchSites["layers"]): string | null {
  const more = layers.filter(({ base, head }) => base !== null && head > base);
  const shown = more.length > 0 ? more : layers;
  if (shown.length === 0) return null;
  const names = shown.slice(0, shownLayers).map(({ path }) => markName(layerName(path)));
  const rest = shown.length - names.length;
  return `in ${shown.length === 1 ? "the layer" : "the layers"} ${names.join(", ")}${rest > 0 ? ` and ${String(rest)} more` : ""}`;
}

export function layerName(path: readonly string[]): string {
  return path.join(" › ");
}

/** The nodes that CUDA graphs lost or gained, one line per kernel. */
export function graphNodeLines(nodes: readonly GraphNodeChange[]): string[] {
  return [...Map.groupBy(nodes, ({ kernel }) => kernel)].map(([kernel, changes]) => {
    const total = (side: "base" | "head"): number => changes.reduce((sum, change) => sum + change[side], 0);
    const places = changes
      .filter(({ layer }) => layer.length > 0)
      .slice(0, shownLayers)
      .map(({ layer, base, head }) => `${markName(layerName(layer))} ${formatCount(base)} → ${formatCount(head)}`);
    const rest = changes.length - places.length;
    const where = places.length === 0 ? "" : `: ${places.join(", ")}${rest > 0 ? ` and ${String(rest)} more` : ""}`;
    const [base, head] = [total("base"), total("head")];
    const difference =
      base === head ? "moved" : head > base ? `${formatCount(head - base)} more` : `${formatCount(base - head)} fewer`;
    return `${markKernel(kernel)}: ${difference} ${Math.abs(head - base) === 1 ? "node" : "nodes"} in the CUDA graphs${where}`;
  });
}
