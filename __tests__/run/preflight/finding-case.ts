import { expect } from "@jest/globals";
import type { Check } from "../../../src/run/preflight/context.ts";
import { fakeMachine, type FakeChange } from "./context.ts";

/** A check on a fake machine, and the finding that it has to make: `id severity`, and what it says. */
export type FindingCase = readonly [name: string, check: Check, change: Change, state: string, what: RegExp];

type Change = FakeChange & {
  /** Files of the fake /proc, by their path. */
  readonly files?: Readonly<Record<string, string>>;
};

export async function expectFinding(...[, check, change, state, what]: FindingCase): Promise<void> {
  const { files = {}, ...machineChange } = change;
  await using machine = await fakeMachine();
  for (const [path, text] of Object.entries(files)) await machine.proc(path, text);
  const [id, severity] = state.split(" ");
  const found = (await check(machine.context(machineChange))).find((finding) => finding.id === id);
  expect(found).toMatchObject({ severity, what: expect.stringMatching(what) });
  expect(found?.help === null).toBe(severity === "note");
}
