import type { Feature } from "../../pipeline/feature.ts";
import { addBisect } from "./command.ts";

export const bisect: Feature = {
  command: addBisect,
  jobPart: async () => (await import("./job.ts")).bisectPart,
};
