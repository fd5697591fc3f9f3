import * as z from "zod";
import { amount, atLeast, count } from "../schema.ts";
import type { Seconds } from "../units.ts";
import { purposes, type Purpose } from "./plan.ts";

export const runCostSchema = z.object({
  seconds: amount.describe("From the start of the run to its end."),
  starts: count.describe("How many times the program or server was started, on both sides together."),
  parts: z
    .array(
      z.object({
        purpose: z.enum(purposes),
        starts: atLeast(1),
        seconds: amount.describe(
          "How long the commands for this purpose ran: starts of the program, exports, and statistics.",
        ),
      }),
    )
    .describe("The purposes that the program was started for, in the order in which a run gets to them."),
});

export type RunCost = z.infer<typeof runCostSchema>;

interface Started {
  readonly purpose: Purpose | null;
  readonly isStart: boolean;
  readonly startedAt: string;
  readonly seconds: Seconds;
  readonly outcome: string;
}

export function summarizeCost(
  run: { readonly startedAt: string; readonly commands: readonly Started[] },
  end: Date,
): RunCost {
  const parts = purposes
    .map((purpose) => {
      const commands = run.commands.filter((command) => command.purpose === purpose);
      const starts = commands.filter(({ isStart, outcome }) => isStart && outcome !== "not-started").length;
      return { purpose, starts, seconds: busySeconds(commands) };
    })
    .filter(({ starts }) => starts > 0);
  return {
    seconds: Math.max(0, end.getTime() - Date.parse(run.startedAt)) / 1000,
    starts: parts.reduce((sum, { starts }) => sum + starts, 0),
    parts,
  };
}

/** Commands may overlap: a server runs while it's captured, and exports run in parallel. */
function busySeconds(commands: readonly Started[]): Seconds {
  const spans = commands
    .map(({ startedAt, seconds }) => ({
      startMs: Date.parse(startedAt),
      endMs: Date.parse(startedAt) + seconds * 1000,
    }))
    .toSorted((a, b) => a.startMs - b.startMs);
  let busyMs = 0;
  let untilMs = -Infinity;
  for (const { startMs, endMs } of spans) {
    busyMs += Math.max(0, endMs - Math.max(startMs, untilMs));
    untilMs = Math.max(untilMs, endMs);
  }
  return Math.round(busyMs) / 1000;
}
