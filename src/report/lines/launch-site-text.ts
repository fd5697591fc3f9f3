import { kernelText, nameText } from "../document/text.ts";
import {
  linkedEnough,
  type GraphNodeChange,
  type LaunchSite,
  type LaunchSites,
} from "../../model/lines/launch-sites.ts";
import { percent } from "../../model/text/quantity.ts";
import { formatCount } from "../format.ts";
import { counted } from "../../model/text/listing.ts";

/** How many callers one sentence may name. */
const shownCallers = 3;
const shownLayers = 4;

/** The line of code and the layers that made the launches or calls, if we know them, as sentences without periods. `noun` follows the counts. */
export function launchSiteText({ linkedRatio, sites, layers }: LaunchSites, noun: " launches" | "" = ""): string[] {
  const [site] = sites;
  // If no launch has a line, the comparison says so once.
  const line =
    site !== undefined
      ? `${siteText(site, noun)}${otherSites(sites)}`
      : linkedRatio > 0 && linkedRatio < linkedEnough
        ? `the calling line is unknown, because only ${percent(linkedRatio)} of the calls have a call stack with a line in the repository`
        : null;
  const placed = layersText(layers);
  return [line, placed].filter((text) => text !== null);
}

/** `96 → 192 launches from model.py:42 (forward), a line that this change touches ← train.py:7`. `noun` follows the counts. */
export function siteText(site: LaunchSite, noun: " launches" | "" = ""): string {
  const { base, head, changed } = site;
  const touched = changed === true ? ", a line that this change touches" : "";
  const counts = base === null || base === head ? formatCount(head) : `${formatCount(base)} → ${formatCount(head)}`;
  const what = noun !== "" && counts === "1" ? " launch" : noun;
  const callers = callersOf(site).map((caller) => ` ← ${nameText(caller)}`);
  return `${counts}${what} from ${placeText(site)}${touched}${callers.join("")}`;
}

/** `model.py:42 (forward)` */
export function placeText(site: LaunchSite): string {
  return `${nameText(placeOf(site))} (${nameText(site.function)})`;
}

/** The line's callers in the repository, nearest first. */
function callersOf({ file, line, frames }: LaunchSite): string[] {
  const own = frames.findIndex((frame) => frame.own && frame.file === file && frame.line === line);
  return frames
    .slice(own + 1)
    .filter((frame) => frame.own)
    .slice(0, shownCallers)
    .map(placeOf);
}

function placeOf({ file, line }: { readonly file: string | null; readonly line: number | null }): string {
  return `${file ?? "unknown"}${line === null ? "" : `:${String(line)}`}`;
}

function otherSites(sites: readonly LaunchSite[]): string {
  const others = sites.length - 1;
  return others <= 0 ? "" : ` (and ${counted(others, "more line")}, in comparison.json)`;
}

/** The layers that launch more than before, or all layers if no layer launches more. */
function layersText(layers: LaunchSites["layers"]): string | null {
  const more = layers.filter(({ base, head }) => base !== null && head > base);
  const shown = more.length > 0 ? more : layers;
  if (shown.length === 0) return null;
  const names = shown.slice(0, shownLayers).map(({ path }) => nameText(layerName(path)));
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
      .map(({ layer, base, head }) => `${nameText(layerName(layer))} ${formatCount(base)} → ${formatCount(head)}`);
    const rest = changes.length - places.length;
    const where = places.length === 0 ? "" : `: ${places.join(", ")}${rest > 0 ? ` and ${String(rest)} more` : ""}`;
    const [base, head] = [total("base"), total("head")];
    const what =
      base === head ? "moved" : head > base ? `${formatCount(head - base)} more` : `${formatCount(base - head)} fewer`;
    return `${kernelText(kernel)}: ${what} ${Math.abs(head - base) === 1 ? "node" : "nodes"} in the CUDA graphs${where}`;
  });
}
