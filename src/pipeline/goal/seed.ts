import { createHash } from "node:crypto";
import { seedVariable } from "../../run/isolation/environment.ts";
import type { Side } from "../session.ts";

/**
 * If the goal is `improve`, gives the side's programs a seed: both sides of a pair get the same seed, and each pair gets a new seed.
 * Seeds are recorded in run.json.
 */
export async function setRandomSeed(side: Side, pair: string): Promise<Side> {
  const { session, program } = side;
  if (session.seed === null) return side;
  const digest = createHash("sha256").update(`${session.seed} ${pair}`).digest();
  // Every random generator accepts a number below 2^31.
  const seed = String(digest.readUInt32BE(0) >>> 1);
  await session.recorder.seeded(pair, seed);
  return { ...side, program: { ...program, environment: { ...program.environment, [seedVariable]: seed } } };
}
