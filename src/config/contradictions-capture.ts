import { redactCommand } from "../model/secrets/command-secrets.ts";
import type { Config } from "../model/config.ts";
import type { Rule } from "./rule.ts";
import { ownedNsysOption } from "./owned-options.ts";

/** What opens and ends the capture, what is traced, and the ranges. */
export const captureRules: readonly Rule[] = [
  ({ config: { nsys }, at }) =>
    nsys["capture-range"] !== null && !nsys.gating
      ? [`${at("nsys.capture-range")} gates the capture, and ${at("nsys.gating")} is false: change one.`]
      : [],
  ({ config: { nsys }, at }) =>
    nsys["capture-range"] !== null && nsys.capture !== "nvtx"
      ? [`${at("nsys.capture-range")} is an NVTX range, and ${at("nsys.capture")} is ${nsys.capture}: it must be nvtx.`]
      : [],
  ({ config: { nsys }, at, isSet }) =>
    !nsys.gating && nsys.capture === "cudaProfilerApi" && isSet("nsys.capture")
      ? [`${at("nsys.capture")} is cudaProfilerApi, and ${at("nsys.gating")} is false: nothing would wait for it.`]
      : [],
  ({ config: { nsys, ranges }, requireWorkload }) =>
    requireWorkload && nsys.gating && nsys.capture === "nvtx" && ranges.length === 0 && nsys["capture-range"] === null
      ? [
          "No range opens the capture: set ranges (or nsys.capture-range), or nsys.gating=false to record the whole program.",
        ]
      : [],
  ({ config, at }) => {
    const end = config.nsys["capture-range-end"];
    if (end === "auto" || !isGated(config)) return [];
    const captured = Number(/:(\d+)$/.exec(end)?.[1] ?? 1);
    const wrong = gatingInstances(config).find(({ instances }) => instances !== captured);
    if (wrong === undefined) return [];
    const remedy =
      wrong.key === "nsys.capture-range"
        ? "which is captured once: use auto, stop or stop-shutdown."
        : `of which ${wrong.instances} ${wrong.instances === 1 ? "is" : "are"} asked (${wrong.key}): make them equal, or use auto.`;
    return [
      `${at("nsys.capture-range-end")} is ${end}, which captures ${captured} ${captured === 1 ? "instance" : "instances"} of ${wrong.name}, ${remedy}`,
    ];
  },
  ({ config: { nsys, ranges }, at }) =>
    !nsys.trace.includes("nvtx") && (ranges.length > 0 || nsys["capture-range"] !== null)
      ? [`${at("nsys.trace")} lacks nvtx, without which ranges are not seen: add it.`]
      : [],
  ({ config, at }) =>
    config["require-kernels"] && !config.nsys.trace.some((name) => /^cuda(-hw|-sw)?$/.test(name))
      ? [
          `${at("nsys.trace")} lacks cuda, without which no kernel is seen: add it, or set require-kernels to false for a program without kernels.`,
        ]
      : [],
  ({ config: { nsys }, at }) =>
    nsys["extra-arguments"].flatMap((argument) => {
      const owned = ownedNsysOption(argument);
      return owned === null
        ? []
        : [`${at("nsys.extra-arguments")}: ${redactCommand(argument)} is set by llm-profile; ${owned.remedy}.`];
    }),
  ({ config: { ranges }, at }) => {
    const names = ranges.map(rangeName);
    const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    return [...repeated].map((name) => `${at("ranges")}: ${JSON.stringify(name)} is listed more than once.`);
  },
];

function isGated({ nsys }: Config): boolean {
  return nsys.gating && nsys.capture !== "none";
}

interface Gate {
  readonly name: string;
  readonly instances: number;
  /** The key that says, or would say, how many. */
  readonly key: string;
}

/** What opens captures, and how many instances of it are asked; an enclosing range is captured once. */
function gatingInstances({ nsys, ranges, instances }: Config): Gate[] {
  const enclosing = nsys["capture-range"];
  if (enclosing !== null) return [{ name: enclosing, instances: 1, key: "nsys.capture-range" }];
  if (nsys.capture === "cudaProfilerApi") {
    return [{ name: "cudaProfilerApi", instances: instances ?? 1, key: "instances" }];
  }
  return ranges.map((range) => ({
    name: rangeName(range),
    instances: (typeof range === "string" ? null : range.instances) ?? instances ?? 1,
    key: typeof range === "string" ? "instances" : "ranges",
  }));
}

function rangeName(range: Config["ranges"][number]): string {
  return typeof range === "string" ? range : range.range;
}
