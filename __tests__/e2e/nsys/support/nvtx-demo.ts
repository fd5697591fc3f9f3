import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const source = fileURLToPath(new URL("../../../../examples/workloads/nvtx-c/", import.meta.url));

/** Builds the C example into `directory` and returns the program's path; an Error with make's own words where that fails. */
export async function buildNvtxDemo(directory: string): Promise<string> {
  try {
    await run("make", ["--silent", "-C", source, `BUILD=${directory}`]);
  } catch (cause) {
    const words = cause instanceof Error && "stderr" in cause ? String(cause.stderr).trim() : String(cause);
    throw new Error(
      `examples/workloads/nvtx-c does not build; the real-nsys tests need make, a C compiler and the NVTX headers.\n${words}`,
      { cause },
    );
  }
  return join(directory, "nvtx-demo");
}
