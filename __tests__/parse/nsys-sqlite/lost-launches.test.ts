import { describe, expect, test } from "@jest/globals";
import type { HostCall } from "../../../src/model/reports/trace.ts";
import { readTrace } from "../../../src/parse/nsys-sqlite/read-trace.ts";
import { unpackRecording } from "../../fixtures/recorded.ts";
import { recordingsWithKernels } from "../../fixtures/recordings.ts";
import { syntheticExport } from "../../fixtures/synthetic.ts";

/** Names that the synthetic export has not. */
const names = `INSERT INTO StringIds VALUES
  (30, 'cudaStreamBeginCapture_v10000'), (31, 'cudaStreamEndCapture_v10000'), (32, 'cuLaunchKernelEx'), (33, 'cudaLaunchCooperativeKernel_ptsz_v9000'),
  (34, 'cudaLaunchHostFunc_v10000'), (35, 'cudaLaunchKernelExC_v11060'), (36, 'cuLaunchKernel'), (37, 'cuGraphLaunch')`;

interface Call {
  readonly process?: number;
  readonly thread?: number;
  readonly start: number;
  readonly end?: number;
  readonly correlation: number;
  readonly name?: number;
  readonly returned?: number;
}

function call({
  process = 100,
  thread = 101,
  start,
  end = start + 10,
  correlation,
  name = 1,
  returned = 0,
}: Call): string {
  return `INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME (start, end, eventClass, globalTid, correlationId, nameId, returnValue)
    VALUES (${start}, ${end}, 0, (1 << 48) + (${process} << 24) + ${thread}, ${correlation}, ${name}, ${returned})`;
}

/** Removes the kernels of one launch. */
function lose(process: number, correlation: number): string {
  return `DELETE FROM CUPTI_ACTIVITY_KIND_KERNEL WHERE correlationId = ${correlation} AND globalPid = (1 << 48) + (${process} << 24)`;
}

async function lostIn(...changes: string[]): Promise<HostCall[]> {
  using file = syntheticExport(names, ...changes);
  return (await readTrace(file.path)).calls.filter(({ kind }) => kind === "lost-launch");
}

/** The names of the lost launches, by start. */
async function lostNames(...changes: string[]): Promise<string[]> {
  return (await lostIn(...changes)).map(({ name }) => name);
}

describe("a launch without its kernel", () => {
  test("is found, with its call", async () => {
    const [lost, ...more] = await lostIn(lose(100, 2));
    expect(more).toEqual([]);
    // Times count from the earliest event, which is at 500; a process is machine << 24 | pid.
    expect(lost).toEqual({
      kind: "lost-launch",
      name: "cudaLaunchKernel",
      process: (1 << 24) + 100,
      thread: 101,
      startNs: 1100,
      durationNs: 100,
    });
  });

  test.each([
    { name: 1, lost: "cudaLaunchKernel" },
    { name: 32, lost: "cuLaunchKernelEx" },
    { name: 33, lost: "cudaLaunchCooperativeKernel" },
    { name: 35, lost: "cudaLaunchKernelExC" },
    { name: 36, lost: "cuLaunchKernel" },
  ])("by $lost", async ({ name, lost }) => {
    expect(await lostNames(call({ start: 9000, correlation: 500, name }))).toEqual([lost]);
  });

  test("of one process, when another has a kernel of the same correlation id", async () => {
    expect((await lostIn(lose(200, 2))).map(({ process, thread }) => [process & 0xffffff, thread])).toEqual([
      [200, 201],
    ]);
    expect((await lostIn(lose(100, 3))).map(({ process, thread }) => [process & 0xffffff, thread])).toEqual([
      [100, 101],
    ]);
  });

  test("is every launch, where there is no table of kernels", async () => {
    expect(await lostIn("DROP TABLE CUPTI_ACTIVITY_KIND_KERNEL")).toHaveLength(11);
  });

  test("may be one of many", async () => {
    const many = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19999)
      INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME (start, end, eventClass, globalTid, correlationId, nameId, returnValue)
      SELECT 3000, 3001, 0, (1 << 48) + (100 << 24) + 101, 1000 + i, 1, 0 FROM n`;
    const kernels = `INSERT INTO CUPTI_ACTIVITY_KIND_KERNEL
      SELECT 4000, 4001, 0, 1, 7, c.correlationId, (1 << 48) + (100 << 24), 10, 11, 12, 1, 0, 32, 1, 1, 1, 128, 1, 1, 0, 0, 0, 0, c.rowid, NULL
      FROM CUPTI_ACTIVITY_KIND_RUNTIME AS c WHERE c.correlationId BETWEEN 1001 AND 20999`;
    expect(await lostIn(many, kernels)).toHaveLength(1);
  });
});

describe("not lost are", () => {
  test.each(recordingsWithKernels.map(([path]) => [path]))("the launches of %s", async (path) => {
    using file = unpackRecording(`${path}.sqlite.gz`);
    const { calls, importErrors } = await readTrace(file.path);
    // Of the damaged reports nothing is promised.
    if (importErrors.length === 0) expect(calls.filter(({ kind }) => kind === "lost-launch")).toEqual([]);
  });

  test("launches that failed", async () => {
    expect(await lostNames(call({ start: 9000, correlation: 500, returned: 2 }))).toEqual([]);
  });

  test("calls that start no kernel", async () => {
    expect(
      await lostNames(
        call({ start: 9000, correlation: 500, name: 34 }),
        call({ start: 9100, correlation: 501, name: 4 }),
      ),
    ).toEqual([]);
  });

  test("launches while a stream is captured into a graph; the next one is lost again", async () => {
    const captured = [
      call({ start: 8000, correlation: 500, name: 30 }),
      call({ start: 8100, correlation: 501 }),
      call({ start: 8200, correlation: 502 }),
      call({ start: 8300, correlation: 503, name: 31 }),
    ];
    expect(await lostIn(...captured)).toEqual([]);
    expect((await lostIn(...captured, call({ start: 8400, correlation: 504 }))).map(({ startNs }) => startNs)).toEqual([
      7900,
    ]);
  });

  test("launches of a stream capture that had begun before the record", async () => {
    expect(
      await lostNames(call({ start: 8100, correlation: 501 }), call({ start: 8300, correlation: 503, name: 31 })),
    ).toEqual([]);
  });

  test("launches of one of two stream captures that overlap", async () => {
    expect(
      await lostNames(
        call({ start: 8000, correlation: 500, name: 30 }),
        call({ start: 8010, correlation: 501, name: 30 }),
        call({ start: 8100, correlation: 502, name: 31 }),
        call({ start: 8200, correlation: 503 }),
        call({ start: 8300, correlation: 504, name: 31 }),
      ),
    ).toEqual([]);
  });
});

test("a stream capture that failed to begin, or to end where none was open, excuses nothing", async () => {
  const launch = call({ start: 8200, correlation: 501 });
  expect(await lostNames(call({ start: 8000, correlation: 500, name: 30, returned: 901 }), launch)).toEqual([
    "cudaLaunchKernel",
  ]);
  expect(await lostNames(launch, call({ start: 8300, correlation: 503, name: 31, returned: 401 }))).toEqual([
    "cudaLaunchKernel",
  ]);
});

test("a stream capture of one process does not excuse another's launches", async () => {
  const lost = await lostIn(
    call({ start: 8000, correlation: 500, name: 30 }),
    call({ start: 8100, correlation: 501, process: 200, thread: 201 }),
    call({ start: 8300, correlation: 503, name: 31 }),
  );
  expect(lost.map(({ process }) => process & 0xffffff)).toEqual([200]);
});

describe("exports of other versions", () => {
  test("without return values, every launch counts as one that succeeded", async () => {
    const change = "ALTER TABLE CUPTI_ACTIVITY_KIND_RUNTIME DROP COLUMN returnValue";
    expect(await lostNames(lose(100, 2), change)).toEqual(["cudaLaunchKernel"]);
  });

  test("without the kernels' process, any kernel of the correlation id will do", async () => {
    const change = "ALTER TABLE CUPTI_ACTIVITY_KIND_KERNEL DROP COLUMN globalPid";
    expect(await lostNames(lose(100, 2), change)).toEqual([]);
    expect(await lostNames(lose(100, 1), change)).toEqual(["cudaLaunchKernel"]);
  });

  test("without any call, none is lost", async () => {
    expect(await lostIn("DROP TABLE CUPTI_ACTIVITY_KIND_RUNTIME")).toEqual([]);
  });
});
