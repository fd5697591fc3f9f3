import { expect, test } from "@jest/globals";
import type { HostCall } from "../../../src/model/reports/trace.ts";
import { readSynthetic } from "./support/read.ts";

/** Names that the synthetic export has not. */
const names = `INSERT INTO StringIds VALUES
  (30, 'cudaStreamBeginCapture_v10000'), (31, 'cudaStreamEndCapture_v10000'), (32, 'cuLaunchKernelEx'), (33, 'cudaLaunchCooperativeKernel_ptsz_v9000'),
  (34, 'cudaLaunchHostFunc_v10000'), (35, 'cudaLaunchKernelExC_v11060'), (36, 'cuLaunchKernel'), (37, 'cuGraphLaunch')`;
const [begin, end] = [30, 31];

interface Call {
  readonly process?: number;
  readonly start: number;
  readonly name?: number;
  readonly returned?: number;
}

/** A call of 10 ns on the process's first thread, of a correlation id of its own; a kernel launch unless `name` says otherwise. */
function call({ process = 100, start, name = 1, returned = 0 }: Call): string {
  return `INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME (start, end, eventClass, globalTid, correlationId, nameId, returnValue)
    VALUES (${start}, ${start + 10}, 0, (1 << 48) + (${process} << 24) + ${process + 1}, ${start}, ${name}, ${returned})`;
}

/** Removes the kernels of one launch. */
function lose(process: number, correlation: number): string {
  return `DELETE FROM CUPTI_ACTIVITY_KIND_KERNEL WHERE correlationId = ${correlation} AND globalPid = (1 << 48) + (${process} << 24)`;
}

async function lostIn(...changes: string[]): Promise<HostCall[]> {
  return (await readSynthetic(names, ...changes)).calls.filter(({ kind }) => kind === "lost-launch");
}

test("finds a launch without its kernel, and its call", async () => {
  // Times count from the earliest event, which is at 500; a process is machine << 24 | pid.
  const process = (1 << 24) + 100;
  expect(await lostIn(lose(100, 2))).toEqual([
    { kind: "lost-launch", name: "cudaLaunchKernel", process, thread: 101, startNs: 1100, durationNs: 100 },
  ]);
});

test.each([
  [1, ["cudaLaunchKernel"]],
  [32, ["cuLaunchKernelEx"]],
  [33, ["cudaLaunchCooperativeKernel"]],
  [35, ["cudaLaunchKernelExC"]],
  [36, ["cuLaunchKernel"]],
  [34, []],
  [4, []],
])("recognizes calls that launch a kernel by name: %d, %j", async (name, lost) => {
  expect((await lostIn(call({ start: 9000, name }))).map((one) => one.name)).toEqual(lost);
});

const launch = call({ start: 8200 });
const beginning = call({ start: 8000, name: begin });
const ending = call({ start: 8300, name: end });
/** When `launch` starts, from the earliest event. */
const launchNs = 7700;

test.each<[title: string, changes: readonly string[], lost: readonly (readonly [process: number, startNs: number])[]]>([
  ["a launch if only another process's kernel has its correlation id", [lose(200, 2)], [[200, 1100]]],
  ["no launch that failed", [call({ start: 9000, returned: 2 })], []],
  ["no launch while a stream is captured", [beginning, call({ start: 8100 }), launch, ending], []],
  ["the launch after a stream capture", [beginning, launch, ending, call({ start: 8400 })], [[100, 7900]]],
  ["no launch of a stream capture that had begun before", [launch, ending], []],
  [
    "a launch of a later process, if another's stream capture had begun before",
    [launch, call({ start: 8200, process: 200 }), ending],
    [[200, launchNs]],
  ],
  [
    "a launch of an earlier process, if another's stream capture had begun before",
    [launch, call({ start: 8200, process: 200 }), call({ start: 8300, process: 200, name: end })],
    [[100, launchNs]],
  ],
  [
    "no launch inside either of two overlapping stream captures",
    [beginning, call({ start: 8010, name: begin }), call({ start: 8100, name: end }), launch, ending],
    [],
  ],
  [
    "a launch after a stream capture failed to begin",
    [call({ start: 8000, name: begin, returned: 901 }), launch],
    [[100, launchNs]],
  ],
  [
    "a launch before a stream capture failed to end",
    [launch, call({ start: 8300, name: end, returned: 401 })],
    [[100, launchNs]],
  ],
  [
    "a launch of a process while another one captures a stream",
    [beginning, call({ start: 8200, process: 200 }), ending],
    [[200, launchNs]],
  ],
  [
    "a launch without return values",
    [lose(100, 2), "ALTER TABLE CUPTI_ACTIVITY_KIND_RUNTIME DROP COLUMN returnValue"],
    [[100, 1100]],
  ],
  [
    "no launch if a kernel has its correlation id and no process",
    [lose(100, 2), "ALTER TABLE CUPTI_ACTIVITY_KIND_KERNEL DROP COLUMN globalPid"],
    [],
  ],
  [
    "a launch if no kernel, without processes, has its correlation id",
    [lose(100, 1), "ALTER TABLE CUPTI_ACTIVITY_KIND_KERNEL DROP COLUMN globalPid"],
    [[100, 0]],
  ],
  ["no launch without a table of calls", ["DROP TABLE CUPTI_ACTIVITY_KIND_RUNTIME"], []],
])("finds as lost %s", async (_, changes, lost) => {
  expect((await lostIn(...changes)).map(({ process, startNs }) => [process & 0xffffff, startNs])).toEqual(lost);
});

test("finds every launch without a table of kernels", async () => {
  expect(await lostIn("DROP TABLE CUPTI_ACTIVITY_KIND_KERNEL")).toHaveLength(11);
});
