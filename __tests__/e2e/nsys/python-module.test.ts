import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { programFile } from "./support/program-file.ts";
import { runPassing } from "./support/run-demo.ts";
import { workspace } from "./support/workspace.ts";

const program = `
import asyncio, threading

for _ in range(3):
    with llm.range("decode", steps=2), llm.range("layer"):
        time.sleep(0.002)
try:
    with llm.range("raises"):
        raise ValueError
except ValueError:
    pass

def work():
    with llm.range("thread"):
        time.sleep(0.002)

async def first(begun):
    with llm.range("first"):
        await begun.wait()

async def second(begun):
    with llm.range("second"):
        begun.set()
        await asyncio.sleep(0.3)

async def tasks():
    # The first to begin is the first to end: a pop would end the second.
    begun = asyncio.Event()
    await asyncio.gather(first(begun), second(begun))

with llm.range("after"):
    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    asyncio.run(tasks())
`;

test("measures the Python module's ranges with nsys, and reads its metrics", async () => {
  const place = workspace();
  const finished = await runPassing({
    workspace: place,
    ranges: [],
    set: ["nsys.gating=false", "latency.pairs=1"],
    command: ["python3", programFile(place, program)],
  });
  const [untraced] = finished.run.profile().untraced;
  const counts = Object.fromEntries(untraced?.ranges.map(({ name, instanceNs }) => [name, instanceNs.length]) ?? []);
  expect(counts).toEqual({ decode: 3, layer: 3, raises: 0, thread: 2, first: 1, second: 1, after: 1 });
  const time = (name: string) => untraced?.ranges.find((range) => range.name === name)?.instanceNs[0] ?? 0;
  expect(time("first")).toBeLessThan(time("second"));
  expect(untraced?.metrics.map(({ name, source }) => [name, source])).toEqual(
    [
      "layer time",
      "decode time per step",
      "decode steps",
      "thread time",
      "first time",
      "second time",
      "after time",
    ].map((name) => [name, "LLM_PROFILE_METRICS"]),
  );
  expect(untraced?.metrics.find(({ name }) => name === "decode steps")?.value).toBe(6);
});

test.each(["decode", "first"])("opens the capture with the Python module's range %s", async (name) => {
  const place = workspace();
  const finished = await runPassing({
    ...{ workspace: place, ranges: [name] },
    command: ["python3", programFile(place, program)],
  });
  expect(finished.run.profile().ranges.map((range) => range.name)).toEqual([name]);
});

/** The driver's functions that the module calls, on a machine of three devices, of which the program uses one. */
const driver = `
#include <stdio.h>
#include <stdlib.h>
static int said(const char *what) { printf("%s\\n", what); fflush(stdout); return 0; }
int cuDeviceGetCount(int *count) { *count = 3; return 0; }
int cuDeviceGet(int *device, int ordinal) { *device = ordinal + 10; return 0; }
int cuDevicePrimaryCtxGetState(int device, unsigned *flags, int *active) { *flags = 0; *active = device == 11; return 0; }
int cuDevicePrimaryCtxRetain(void **context, int device) { *context = (void *)(0x100000000L + device); return said("retain"); }
int cuCtxPushCurrent_v2(void *context) { return said(context == (void *)(0x100000000L + 11) ? "push" : "wrong context"); }
int cuCtxSynchronize(void) { said("synchronize"); return atoi(getenv("CODE")); }
int cuCtxPopCurrent_v2(void **context) { *context = 0; return said("pop"); }
int cuDevicePrimaryCtxRelease_v2(int device) { return said(device == 11 ? "release" : "wrong device"); }
`;

test.each([
  { result: 0, fails: null },
  { result: 700, fails: "work on the GPU before this point failed with CUDA error 700." },
  { result: 900, fails: "a range cannot begin or end while a CUDA graph is captured. Put it around the replay." },
])("waits for the used GPU at both ends of a Python range, with CUDA result $result", ({ result, fails }) => {
  const { path } = workspace();
  const library = join(path, "libcuda.so.1");
  execFileSync("cc", ["-shared", "-fPIC", "-Wl,-soname,libcuda.so.1", "-o", library, "-x", "c", "-"], {
    input: driver,
  });
  const program = `
import ctypes, sys
sys.dont_write_bytecode = True
sys.path.insert(0, ${JSON.stringify(repositoryPath("python"))})
import llm_profile_action as llm
with llm.range("before"):
    print("nothing is loaded", flush=True)
ctypes.CDLL(${JSON.stringify(library)})
try:
    with llm.range("decode"):
        print("in the range", flush=True)
except RuntimeError as error:
    print(error, flush=True)
`;
  const stdout = execFileSync("python3", ["-c", program], {
    encoding: "utf8",
    env: { ...process.env, LLM_PROFILE_METRICS: join(path, "metrics.json"), CODE: String(result) },
  });
  const waits = ["retain", "push", "synchronize", "pop", "release"];
  expect(stdout.trimEnd().split("\n")).toEqual([
    "nothing is loaded",
    ...waits,
    ...(fails === null ? ["in the range", ...waits] : [`llm_profile_action: ${fails}`]),
  ]);
});
