import type { Feature } from "../../pipeline/feature.ts";
import { addDemo } from "./command.ts";

export const demo: Feature = {
  command: addDemo,
};
