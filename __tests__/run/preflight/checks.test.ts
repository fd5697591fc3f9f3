import { describe, expect, test } from "@jest/globals";
import { runBuildChecks } from "../../../src/run/preflight/checks.ts";
import { fakeMachine, states } from "./context.ts";

describe("runBuildChecks", () => {
  test("ncu may be missing, unless it is required; nsys may not", async () => {
    await using machine = await fakeMachine();
    const context = machine.context({ withoutTools: true });
    expect(states(await runBuildChecks(context, false))).toEqual(["nsys error", "ncu warning"]);
    expect(states(await runBuildChecks(context, true))).toEqual(["nsys error", "ncu error"]);
  });
});
