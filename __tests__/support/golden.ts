import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@jest/globals";

const folder = fileURLToPath(new URL("../report/golden", import.meta.url));

/** Holds a text against a file of report/golden/, so that a reviewer sees the product. UPDATE_GOLDEN=1 rewrites it. */
export function expectGolden(name: string, text: string): void {
  const path = join(folder, name);
  if (process.env["UPDATE_GOLDEN"] === "1") {
    if (process.env["CI"] === "true") throw new Error("UPDATE_GOLDEN is not for CI: there the files must be right.");
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${text}\n`);
  }
  expect(`${text}\n`).toBe(readFileSync(path, "utf8"));
}
