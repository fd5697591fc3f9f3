import type { Feature } from "../../pipeline/feature.ts";
import { addPrune } from "./command.ts";

export const prune: Feature = {
  command: addPrune,
};
