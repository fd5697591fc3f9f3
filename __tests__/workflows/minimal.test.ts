import { describe, expect, test } from "@jest/globals";
import { exampleJob } from "./support/example-job.ts";

/** The newcomer's path: examples/workflows/minimal.yml, copied as it is. */
const minimal = exampleJob("minimal.yml");

describe("the minimal workflow", () => {
  test("is what this test runs: it checks the base's commit out too, and gives two inputs", () => {
    expect(minimal.job.steps[0]).toMatchObject({ with: { "fetch-depth": "2" } });
    expect(minimal.inputs).toEqual({ command: "python3 bench.py --steps 32", ranges: "decode" });
  });
});
