import type { Rule } from "./rule.ts";

const chosenByUs = new Set(["hydra.run.dir", "hydra.job.chdir"]);

/** What to run, and how a Hydra module is set up. */
export const workloadRules: readonly Rule[] = [
  ({ config: { workload }, at }) =>
    workload.command !== null && workload.module !== null
      ? [`${at("workload.command")} and ${at("workload.module")} are both set: set one to null.`]
      : [],
  ({ config: { workload }, requireWorkload }) =>
    requireWorkload && workload.command === null && workload.module === null
      ? ["There is nothing to profile: set workload.command or workload.module, or give the command after --."]
      : [],
  ({ config: { workload }, at }) =>
    workload.module !== null && workload.python === null
      ? [
          `${at("workload.module")} needs workload.python: set it to the interpreter that has the module, such as python3 or .venv/bin/python.`,
        ]
      : [],
  ({ config: { workload }, at }) =>
    workload["hydra-overrides"].length > 0 && workload.module === null
      ? [`${at("workload.hydra-overrides")} are for workload.module, which is not set.`]
      : [],
  ({ config: { workload }, at }) =>
    workload["hydra-overrides"].flatMap((text) =>
      chosenByUs.has(readOverride(text).key)
        ? [`${at("workload.hydra-overrides")}: ${text} is set by llm-profile; leave it out.`]
        : [],
    ),
  ({ config: { workload }, at }) => {
    const off = new Map(workload["torch-profiler-off"].map((text) => [readOverride(text).key, text]));
    return workload["hydra-overrides"].flatMap((text) => {
      const { key, value } = readOverride(text);
      const opposite = off.get(key);
      if (opposite === undefined || readOverride(opposite).value === value) return [];
      return [
        `${at("workload.hydra-overrides")}: ${text} contradicts ${opposite} of ${at("workload.torch-profiler-off")}: the program's own profiler and nsys cannot share a process. Leave it out.`,
      ];
    });
  },
];

/** A Hydra override's key without `+`, `++` or `~`, and its value; booleans in any case are equal. */
function readOverride(text: string): { key: string; value: string } {
  const body = text.replace(/^(\+\+?|~)/, "");
  const split = body.indexOf("=");
  if (split === -1) return { key: body.trim(), value: "" };
  return {
    key: body.slice(0, split).trim(),
    value: body
      .slice(split + 1)
      .trim()
      .toLowerCase(),
  };
}
