import { expect, test } from "@jest/globals";
import type { Calibration } from "../../../src/model/comparison/calibration.ts";
import { checkCard, checkLatency, runNoiseChecks } from "../../../src/run/preflight/noise-checks.ts";
import { fakeMachine, states } from "./context.ts";

test("warns about nothing on an unknown machine", async () => {
  await using machine = await fakeMachine();
  const findings = await runNoiseChecks(machine.context());
  expect(states(findings)).toEqual([
    ...["noise-cores note", "noise-governor note", "noise-virtual note", "noise-card note", "noise-latency note"],
  ]);
  const bare = await runNoiseChecks(machine.context({ withoutTools: true, proc: `${machine.folder}/none` }));
  expect(states(bare)).not.toContain("noise-card note");
  expect([...findings, ...bare].every(({ blocksRun, severity }) => !blocksRun && severity === "note")).toBe(true);
});

test.each([
  ["a quiet card", {}, ["note"], "no other process"],
  ["persistence mode off", { FAKE_PERSISTENCE: "Disabled" }, ["warning"], "persistence mode is off"],
  ["MIG", { FAKE_MIG: "Enabled" }, ["warning"], "split by MIG"],
  ["other processes", { FAKE_APPS: "17 4242" }, ["warning"], "2 other processes"],
  ["a missing driver", { FAKE_SMI: "no-driver" }, [], ""],
])("judges how quiet the GPU is: %s", async (_name, environment, expected, says) => {
  await using machine = await fakeMachine();
  const found = await checkCard(machine.context({ environment }));
  expect(found.map(({ severity }) => severity)).toEqual(expected);
  expect(found.map(({ what }) => what).join()).toContain(says);
});

const calibration: Calibration = {
  schemaVersion: 1,
  tool: { name: "llm-profile", version: "0" },
  createdAt: "2026-01-01T00:00:00.000Z",
  gpu: { name: "NVIDIA H100 80GB HBM3", uuid: "GPU-52ab1a88-4a2b-5646-570a-6fce4e562e95" },
  driver: "580.159.04",
  captureMode: null,
  source: { repository: null, commit: null },
  pairs: 10,
  ranges: [
    {
      name: "decode",
      domain: "",
      skippedInstances: 0,
      pairs: 9,
      pairSpread: 0.002,
      wallSpread: 0.031,
      latency: { processes: 4, statistic: "median", changeRatio: 0.01, spreadRatio: 0.03, detectableRatio: 0.12 },
      families: [],
      kernels: [],
    },
  ],
  from: "rounds",
  falseAlarms: { rounds: 3, comparisons: 4, alarms: 0 },
};
test.each([
  ["without a calibration", null, "note", /isn't calibrated/],
  ["with a calibration", calibration, "note", /4 runs per side .* 12% .* 95%/],
  ["on another GPU", { ...calibration, gpu: { name: "A100", uuid: "GPU-2" } }, "warning", /A100 \(GPU-2\)/],
  ["with another driver", { ...calibration, driver: "570.1" }, "warning", /driver 570\.1/],
])("reports which latency change is detectable: %s", async (_name, given, severity, says) => {
  await using machine = await fakeMachine();
  const [found] = await checkLatency(machine.context({ calibration: given }));
  expect(found).toMatchObject({ severity, what: expect.stringMatching(says) });
});
