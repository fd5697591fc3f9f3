import type { Feature } from "../../pipeline/feature.ts";
import { addImportCommand } from "./command.ts";

export const importCommand: Feature = {
  command: addImportCommand,
};
