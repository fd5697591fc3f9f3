import type { Rule, RuleInput } from "./rule.ts";

/** One variable, one source. */
export const environmentRules: readonly Rule[] = [
  (input) => {
    const { config } = input;
    const passed = new Set(config.workload["pass-env"]);
    return [...Object.keys(config.workload.environment), ...Object.keys(config.workload["secret-files"])].flatMap(
      (name) => (passed.has(name) ? [twice(name, sourceOf(input, name), input.at("workload.pass-env"))] : []),
    );
  },
  (input) =>
    Object.keys(input.config.workload.environment)
      .filter((name) => Object.hasOwn(input.config.workload["secret-files"], name))
      .map((name) => twice(name, input.at(`workload.environment.${name}`), input.at(`workload.secret-files.${name}`))),
  (input) => {
    const { workload } = input.config;
    if (workload.gpu === null) return [];
    const name = "CUDA_VISIBLE_DEVICES";
    if (Object.hasOwn(workload.environment, name))
      return [twice(name, input.at("workload.gpu"), sourceOf(input, name))];
    const isPassed = workload["pass-env"].includes(name);
    return isPassed ? [twice(name, input.at("workload.gpu"), input.at("workload.pass-env"))] : [];
  },
];

function sourceOf({ config, at }: RuleInput, name: string): string {
  const map = Object.hasOwn(config.workload.environment, name) ? "environment" : "secret-files";
  return at(`workload.${map}.${name}`);
}

function twice(name: string, first: string, second: string): string {
  return `The variable ${name} is set by both ${first} and ${second}: keep one.`;
}
