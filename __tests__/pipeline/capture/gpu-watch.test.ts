import { expect, test } from "@jest/globals";
import { withGpuWatch } from "../../../src/pipeline/capture/gpu-guard.ts";
import { configOf } from "../../support/config.ts";
import { fakeSession } from "../support/fake-session.ts";

test.each([
  { title: "with an nvidia-smi that can't watch, and says why", set: [], said: [expect.stringContaining("timestamp")] },
  { title: "without the guard", set: ["compare.guard=false"], said: [] },
])("watches no clocks $title", async ({ set, said }) => {
  const { session, logged } = await fakeSession(
    configOf(...set),
    () => ({}),
    () => ({ exitCode: 2, stdout: 'Field "timestamp" is not a valid field to query.' }),
  );
  expect((await withGpuWatch(session)).gpuWatch).toBeNull();
  expect(logged).toEqual(said);
});
