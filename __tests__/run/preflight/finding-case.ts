import { expect } from "@jest/globals";
import type { Severity } from "../../../src/model/diagnostic.ts";
import type { Check } from "../../../src/run/preflight/context.ts";
import { fakeMachine, type FakeMachine } from "./context.ts";

/** A check on a fake machine, and the finding that it has to make. */
export interface FindingCase {
  readonly name: string;
  readonly check: Check;
  readonly expected: readonly [id: string, severity: Severity, what: RegExp];
  readonly change: Parameters<FakeMachine["context"]>[0];
  readonly proc?: readonly [path: string, text: string];
  /** The same, of one more file. */
  readonly proc2?: readonly [path: string, text: string];
}

export async function expectFinding({ check, expected, change, proc, proc2 }: FindingCase): Promise<void> {
  const [id, severity, what] = expected;
  await using machine = await fakeMachine();
  for (const file of [proc, proc2]) if (file !== undefined) await machine.proc(...file);
  const findings = await check(machine.context(change));
  const found = findings.find((finding) => finding.id === id);
  expect(found).toMatchObject({ severity, what: expect.stringMatching(what) });
  expect(found?.help === null).toBe(severity === "note");
}
