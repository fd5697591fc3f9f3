import type { Feature } from "../../pipeline/feature.ts";
import { dryRunOption } from "./command.ts";

export const dryRun: Feature = {
  runOption: dryRunOption,
};
