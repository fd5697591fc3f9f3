import type { Feature } from "../../pipeline/feature.ts";
import { addInit } from "./command.ts";

export const init: Feature = {
  command: addInit,
};
