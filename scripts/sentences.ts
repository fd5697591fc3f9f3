/**
 * Draws what people read: `npm run sentences` prints 60 sentences each from docs, help, messages, rendered comments and reports, and code
 * comments, 60 test titles, and 60 exported names. Below each are its location and what readers see before it. The commit's hash is the
 * seed, so every commit has a different draw that anyone can repeat. `--seed TEXT` and `--count N` change the seed and the number.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { draw } from "./sentences/draw.ts";
import { sentenceKinds } from "./sentences/sources.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const { values } = parseArgs({ options: { seed: { type: "string" }, count: { type: "string", default: "60" } } });
const seed = values.seed ?? execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1)
  throw new RangeError(`--count takes a positive whole number, not ${values.count}.`);

console.log(`Seed: ${seed}`);
for (const [kind, read] of sentenceKinds(root)) {
  const all = read();
  console.log(`\n## ${kind} (of ${all.length.toLocaleString("en-US")})\n`);
  for (const [at, { place, context, text }] of draw(all, seed, count).entries()) {
    console.log(`${String(at + 1)}. ${text}\n   ${place}${context === "" ? "" : `\n   after: ${context}`}`);
  }
}
