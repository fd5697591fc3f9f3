import { beforeEach, describe, expect, test } from "@jest/globals";
import { chmod, mkdir, realpath, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  findImporter,
  findNewestCuda,
  findNewestCupti,
  parseHelpReports,
} from "../../../src/run/preflight/tool-facts.ts";
import { resolveProgram } from "../../../src/run/process/tool.ts";
import { testDirectory } from "../support/directory.ts";

let root = "";
beforeEach(async () => {
  root = await realpath(testDirectory());
});

async function program(path: string, mode = 0o755): Promise<string> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), "#!/bin/sh\n");
  await chmod(join(root, path), mode);
  return join(root, path);
}

describe("findImporter", () => {
  test.each(["host-linux-x64", "linux-desktop-glibc_2_11_3-x64", "host-linux-armv8"])("finds %s", async (folder) => {
    const nsys = await program("nsight/target-linux-x64/nsys");
    const importer = await program(`nsight/${folder}/QdstrmImporter`);
    expect(await findImporter(nsys)).toBe(importer);
  });

  test("follows links to the program", async () => {
    const importer = await program("nsight/host-linux-x64/QdstrmImporter");
    await symlink(await program("nsight/target-linux-x64/nsys"), join(root, "nsys"));
    expect(await findImporter(join(root, "nsys"))).toBe(importer);
  });

  test("looks in the same version's package if nsys is a script elsewhere", async () => {
    const script = await program("cuda/bin/nsys");
    await program("opt/2024.5.1/host-linux-x64/QdstrmImporter");
    const importer = await program("opt/2023.4.4/host-linux-x64/QdstrmImporter");
    expect(await findImporter(script, "2023.4.4.54-234433681190v0", [join(root, "opt")])).toBe(importer);
  });

  test("finds no importer in an unknown place or without permission", async () => {
    const nsys = await program("nsight/target-linux-x64/nsys");
    await program("nsight/host-linux-x64/QdstrmImporter", 0o644);
    await program("nsight/elsewhere/QdstrmImporter");
    expect(await findImporter(nsys, "2023.4.4.54", [])).toBeNull();
  });
});

test("resolveProgram takes the first executable on PATH, or a path from the working directory", async () => {
  await program("a/nsys", 0o644);
  await mkdir(join(root, "b/nsys"), { recursive: true });
  const found = await program("c/nsys");
  expect(await resolveProgram("nsys", ["a", "b", "c"].join(":"), root)).toBe(found);
  expect(await resolveProgram("./c/nsys", "", root)).toBe(found);
  expect(await resolveProgram("ncu", "a:b:c", root)).toBeNull();
});

describe("an nsys's newest CUDA", () => {
  test("is that of the newest CUPTI beside it", async () => {
    const nsys = await program("t/nsys");
    for (const version of [".9.2", ".12.4", ".11.8", ".2025.3.1", ""]) await program(`t/libcupti.so${version}`);
    expect(await findNewestCupti(nsys)).toEqual({ major: 12, minor: 4 });
  });

  test("is unknown without CUPTI", async () => {
    expect(await findNewestCupti(await program("t/nsys"))).toBeNull();
  });

  test.each([
    ["2023.4.4.54-234433681190v0", { major: 12, minor: 4 }],
    ["2023.4.3", { major: 12, minor: 4 }],
    ["2023.4.5", { major: 12, minor: 5 }],
    ["2019.1.1", { major: 11, minor: 2 }],
    ["2025.6.0", { major: 13, minor: 1 }],
    ["2025.6.1", null],
    ["2027.1.1", null],
    ["nonsense", null],
  ])("is limited, for %s, to %j", (version, cuda) => {
    expect(findNewestCuda(version)).toEqual(cuda);
  });
});

/** From `nsys stats --help-reports` of nsys 2023.4.4. */
const help = `
The following built-in reports are available:

  cuda_api_sum -- CUDA API Summary
  cuda_gpu_kern_sum[:nvtx-name][:base|:mangled] -- CUDA GPU Kernel Summary
  network_congestion[:ticks_threshold=<ticks_per_ms>] -- Network Devices Congestion
  nvtx_kern_sum[:base|:mangled] -- NVTX Range Kernel Summary
  um_sum[:rows=<limit>] -- Unified Memory Analysis Summary

For more information, use '--help-reports <report_name>'

`;
const available = ["cuda_api_sum", "cuda_gpu_kern_sum", "network_congestion", "nvtx_kern_sum", "um_sum"];

describe("parseHelpReports", () => {
  test("returns the reports' names without options", () => {
    expect(parseHelpReports(help)).toEqual(available);
  });

  test("returns nothing for a broken installation", () => {
    expect(parseHelpReports("\nFor more information, use '--help-reports <report_name>'\n\n")).toEqual([]);
  });
});
