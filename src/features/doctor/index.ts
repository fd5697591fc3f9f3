import type { Feature } from "../../pipeline/feature.ts";
import { addDoctor } from "./command.ts";

export const doctor: Feature = {
  command: addDoctor,
};
