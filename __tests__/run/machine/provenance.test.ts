import { beforeEach, expect, test } from "@jest/globals";
import { hostname } from "node:os";
import { envRecordSchema } from "../../../src/model/run/env-record.ts";
import { readEnvironmentRecord } from "../../../src/run/machine/provenance.ts";
import { testDirectory } from "../support/directory.ts";
import { writeFiles } from "../support/git.ts";

let root = "";
beforeEach(() => {
  root = testDirectory();
});

const parts = {
  gpus: { kind: "absent" },
  nsys: "2023.4.4.54-234433681190v0",
  ncu: null,
  environment: { PATH: "/bin", HF_HOME: "qzx8837261" },
} as const;

test("records names of variables, but no values and no host name", async () => {
  const record = await readEnvironmentRecord(parts);
  expect(envRecordSchema.parse(record)).toEqual(record);
  expect(record).toMatchObject({
    environmentNames: ["HF_HOME", "PATH"],
    nsys: parts.nsys,
    ncu: null,
    node: process.version,
  });
  expect(JSON.stringify(record)).not.toContain("qzx8837261");
  expect(Object.values(record)).not.toContain(hostname());
});

test("returns null for what the machine doesn't say", async () => {
  const nothing = { gpus: [], driver: null, cuda: null, operatingSystem: null, container: false };
  expect(await readEnvironmentRecord(parts, root)).toMatchObject(nothing);
});

test("reads the driver from /proc without nvidia-smi", async () => {
  writeFiles(root, {
    "etc/os-release": 'NAME="Ubuntu"\nPRETTY_NAME="Ubuntu 24.04.3 LTS"\n',
    "proc/driver/nvidia/version": "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.159.04  Release (x)\n",
  });
  expect(await readEnvironmentRecord(parts, root)).toMatchObject({
    driver: "580.159.04",
    operatingSystem: "Ubuntu 24.04.3 LTS",
  });
});

test.each([
  [".dockerenv", ""],
  ["run/.containerenv", ""],
  ["proc/1/cgroup", "12:cpu:/kubepods/burstable/pod1\n"],
])("recognizes a container by %s", async (path, text) => {
  writeFiles(root, { [path]: text });
  expect(await readEnvironmentRecord(parts, root)).toMatchObject({ container: true });
});
