import type { Feature } from "../../pipeline/feature.ts";
import { addCalibrate } from "./command.ts";

export const calibrate: Feature = {
  command: addCalibrate,
};
