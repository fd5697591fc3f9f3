import { describe, expect, test } from "@jest/globals";
import { fileURLToPath } from "node:url";
import { readGpus } from "../../../src/run/machine/provenance.ts";
import { createRunTool } from "../../../src/run/process/tool.ts";

const fakes = fileURLToPath(new URL("../../fixtures/bin/preflight", import.meta.url));

function ask(fake: string, more: Record<string, string> = {}) {
  const environment = { PATH: `${fakes}:${process.env["PATH"] ?? ""}`, FAKE_SMI: fake, ...more };
  return readGpus({ runTool: createRunTool({ marker: null }), cwd: "/", environment });
}

const h100 = {
  index: 0,
  name: "NVIDIA H100 80GB HBM3",
  uuid: "GPU-52ab1a88-4a2b-5646-570a-6fce4e562e95",
  driver: "580.159.04",
  computeCapability: "9.0",
  memoryTotalBytes: 81559 * 2 ** 20,
  memoryUsedBytes: 0,
  utilizationRatio: 0,
  smClockHz: 1980e6,
  memoryClockHz: 2619e6,
  maxSmClockHz: 1980e6,
  maxMemoryClockHz: 2619e6,
  mig: "Disabled",
};

const unified = { ...h100, memoryTotalBytes: null, memoryUsedBytes: null, utilizationRatio: null };

describe("readGpus", () => {
  test("reads an H100's row with units, and CUDA from the table's header", async () => {
    expect(await ask("")).toEqual({ kind: "gpus", gpus: [h100], cuda: "13.0" });
  });

  test.each<[string, fake: string, Record<string, string>, object]>([
    [
      "several GPUs, one of them busy",
      "two",
      {},
      {
        gpus: [
          { utilizationRatio: 0, index: 0 },
          { utilizationRatio: 0.87, index: 1 },
        ],
      },
    ],
    ["unknown fields as null", "old", {}, { gpus: [{ ...h100, computeCapability: null, mig: null }], cuda: "13.0" }],
    ["[N/A] and [Not Supported] as null", "unified", {}, { gpus: [unified] }],
    ["the CUDA version by its new name", "", { FAKE_SMI_UMD: "UMD " }, { cuda: "13.0" }],
    ["an empty list as no GPUs", "empty", {}, { kind: "gpus", gpus: [] }],
    ["a missing nvidia-smi as unknown", "", { PATH: "/nonexistent" }, { kind: "absent" }],
  ])("reads nvidia-smi's output: %s", async (_name, fake, environment, expected) => {
    expect(await ask(fake, environment)).toMatchObject(expected);
  });

  test.each([
    ["no-driver", /^NVIDIA-SMI has failed because it couldn't communicate/],
    ["driver-mismatch", /Driver\/library version mismatch/],
    ["none", /No devices were found/],
    ["silent", /exited with 3 and printed nothing/],
    ["garbage", /printed memory\.used as 12monkeys/],
    ["short", /printed 2 values for 13 fields: 0, NVIDIA H100/],
  ])("quotes nvidia-smi's error: %s", async (fake, why) => {
    expect(await ask(fake)).toEqual({ kind: "failed", why: expect.stringMatching(why) });
  });
});
