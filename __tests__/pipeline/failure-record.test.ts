import { expect, test } from "@jest/globals";
import { CaptureError, UserError } from "../../src/model/errors.ts";
import { createFailureRecord } from "../../src/pipeline/start/failure.ts";

test("redacts secrets in a failure's message and parts", () => {
  const capture = new CaptureError({
    what: "The program ended with 1: python3 serve.py --token hf_abcdefghijklmnopqrstuvwxyz012345 --steps 4",
    why: "API_KEY=planted-secret-value was refused.",
  });
  const record = createFailureRecord(new CaptureError({ what: "No capture is real.", failures: [capture] }));
  expect(record.message).toContain("--steps 4");
  expect(JSON.stringify(record)).not.toMatch(/hf_abc|planted/);
  const config = new UserError({ what: "It is invalid:", problems: ["workload.command: --password hunter2hunter2"] });
  expect(JSON.stringify(createFailureRecord(config))).not.toContain("hunter2");
});
