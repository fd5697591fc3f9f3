import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseFamilies, type Family } from "../../analyse/families.ts";
import type { Context } from "../context.ts";

/** conf/kernel-families.yml of the package. */
export function families(context: Context): Family[] {
  const file = join(context.root, "conf", "kernel-families.yml");
  return parseFamilies(readFileSync(file, "utf8"), file);
}
