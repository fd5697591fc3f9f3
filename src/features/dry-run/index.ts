import { Option } from "commander";
import type { Feature } from "../../pipeline/feature.ts";

export const dryRun: Feature = {
  runOption: {
    option: new Option(
      "--dry-run",
      "print the plan, its commands, how many times the program would start, and how long the last run with the same plan took; don't start or write anything",
    ).conflicts(["json", "verdict"]),
    run: async (request, tools) => (await import("./effects.ts")).printDryRun(request, tools),
  },
};
