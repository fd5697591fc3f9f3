import { createHash } from "node:crypto";
import { seedVariable } from "../../run/isolation/environment.ts";
import type { Side } from "../session.ts";

/**
 * The side, whose programs get the seed of a pair where the goal is to improve: another one for each pair, and the same for both sides.
 * run.json holds it.
 */
export async function withSeed(side: Side, pair: string): Promise<Side> {
  const { session, program } = side;
  if (session.seed === null) return side;
  const digest = createHash("sha256").update(`${session.seed} ${pair}`).digest();
  // A number that every generator takes: below 2^31.
  const seed = String(digest.readUInt32BE(0) >>> 1);
  await session.recorder.seeded(pair, seed);
  return { ...side, program: { ...program, environment: { ...program.environment, [seedVariable]: seed } } };
}
