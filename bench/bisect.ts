import { parseArgs } from "node:util";
import { format } from "prettier";
import type { Steps } from "./bisect/history.ts";
import { simulate } from "./bisect/simulate.ts";
import { bisectTable, missedGoals } from "./bisect/text.ts";

/*
 * How often a bisect names the right commit, and how many comparisons it takes. Run it with `npm run bench:bisect --
 * [--histories N] [--seed N]`.
 *
 * Searches simulated histories with the real search code; only the measurement is simulated. Prints the table of
 * docs/evidence/bisect.md. Exits with 1 if it misses a goal.
 */

const { values } = parseArgs({
  options: {
    histories: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
  },
});
const histories = Number(values.histories);
const seed = Number(values.seed);
if (!Number.isInteger(histories) || histories < 1) throw new Error("--histories has to be a positive whole number.");
if (!Number.isInteger(seed)) throw new Error("--seed has to be a whole number.");

const kinds: readonly Steps[] = ["one", "none", "two equal", "two unequal"];
const troubles = [false, true].flatMap((repeats) =>
  [0, 0.01, 0.02, 0.05].filter((wrong) => wrong > 0 || !repeats).map((wrong) => ({ wrong, repeats })),
);
const results = troubles.flatMap((trouble) =>
  kinds.map((steps) => {
    const start = performance.now();
    const result = simulate(steps, trouble, histories, seed);
    console.error(`${steps}, ${String(trouble.wrong)}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  }),
);
console.log(await format(bisectTable(results), { parser: "markdown" }));
const missed = missedGoals(results);
for (const miss of missed) console.error(`Goal missed: ${miss}.`);
if (missed.length > 0) process.exitCode = 1;
