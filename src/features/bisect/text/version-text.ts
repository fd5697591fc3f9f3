import { versionAt, type BisectEffect, type BisectFigure, type BisectSearch, type Version } from "../model/bisect.ts";
import { percentInterval, signedPercent } from "../../../model/text/quantity.ts";

/** `1a2b3c4d5e6f Use the eager path`, or `torch 2.10 → 2.11 at 1a2b3c4d5e6f`. */
export function versionText({ commit, changes }: Version): string {
  const sha = commit.sha.slice(0, 12);
  return changes === null ? `${sha} ${commit.subject}` : `${changes.package} ${changes.from} → ${changes.to} at ${sha}`;
}

export function versionName(search: BisectSearch, index: number): string {
  return versionText(versionAt(search, index));
}

/** `3 versions, from … to …`, excluding the version at `after`. */
export function spanText(search: BisectSearch, after: number, upTo: number): string {
  if (upTo - after === 1) return versionName(search, upTo);
  return `${upTo - after} versions, from ${versionName(search, after + 1)} to ${versionName(search, upTo)}`;
}

export function figureText(figure: BisectFigure): string {
  switch (figure.kind) {
    case "gpu-time":
      return `time on the GPU in ${figure.range}`;
    case "wall-time":
      return `wall time of ${figure.range}`;
    case "family":
      return `the kernel family ${figure.name} in ${figure.range}`;
    case "kernel":
      return `the kernel ${figure.name} in ${figure.range}`;
    case "count":
      return `${figure.name} in ${figure.range}`;
    case "metric":
      return figure.name;
  }
}

/** `+3.1% (+2.8% to +3.4%)`. */
export function effectText({ log, low, high }: BisectEffect): string {
  return `${signedPercent(Math.expm1(log))} (${percentInterval(Math.expm1(low), Math.expm1(high))})`;
}
