import type { Feature } from "../../pipeline/feature.ts";
import { addExplain } from "./command.ts";

export const agents: Feature = {
  command: addExplain,
  resultFile: async () => (await import("./effects/verdict-file.ts")).verdictFile,
};
