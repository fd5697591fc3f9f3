import { describe, expect, test } from "@jest/globals";
import type { HostCall } from "../../../src/model/reports/trace.ts";
import { readRecording, readSynthetic } from "./support/read.ts";

const [thread, otherThread] = ["(1 << 48) + (100 << 24) + 101", "(1 << 48) + (100 << 24) + 102"];

/**
 * Launches of graphs on one thread, after all others, one a letter: `A` and `B` ran a kernel, each of a graph of its own;
 * `C` a copy; `-` left nothing; `!` failed; `[` and `]` begin and end a stream capture.
 */
function launches(letters: string, globalTid = thread): string[] {
  return [...letters].flatMap((letter, index) => {
    const [start, correlation] = [11_000 + index * 100, 1000 + index];
    const name = letter === "[" ? 30 : letter === "]" ? 31 : 2;
    const graph = letter === "A" ? 2 : letter === "B" ? 3 : 4;
    const from = `SELECT ${start + 20}, ${start + 30}, deviceId, contextId, streamId, ${correlation}, globalPid`;
    return [
      `INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME (start, end, eventClass, globalTid, correlationId, nameId, returnValue)
        VALUES (${start}, ${start + 10}, 0, ${globalTid}, ${correlation}, ${name}, ${letter === "!" ? 1 : 0})`,
      ...("AB".includes(letter)
        ? [
            `INSERT INTO CUPTI_ACTIVITY_KIND_KERNEL ${from}, demangledName, shortName, mangledName, launchType, cacheConfig,
              registersPerThread, gridX, gridY, gridZ, blockX, blockY, blockZ, staticSharedMemory, dynamicSharedMemory,
              localMemoryPerThread, localMemoryTotal, gridId, (${graph} << 32) FROM CUPTI_ACTIVITY_KIND_KERNEL WHERE rowid = 5`,
          ]
        : []),
      ...(letter === "C"
        ? [
            `INSERT INTO CUPTI_ACTIVITY_KIND_MEMCPY ${from}, bytes, copyKind, srcKind, dstKind, (${graph} << 32)
              FROM CUPTI_ACTIVITY_KIND_MEMCPY WHERE rowid = 1`,
          ]
        : []),
    ];
  });
}

const prepared = [
  "INSERT INTO StringIds VALUES (30, 'cudaStreamBeginCapture_v10000'), (31, 'cudaStreamEndCapture_v10000'), (37, 'cuGraphLaunch')",
  // The export's own graph launch would be one more of the sequence.
  "DELETE FROM CUPTI_ACTIVITY_KIND_RUNTIME WHERE nameId = 2",
];

/** The positions in the sequence that are lost, and of which nothing can be said. */
async function judged(...changes: string[]): Promise<{ lost: number[]; without: number[] }> {
  const { calls } = await readSynthetic(...prepared, ...changes);
  const positions = (kind: HostCall["kind"]) =>
    // Times count from the earliest event, which is at 500.
    calls.filter((call) => call.kind === kind).map(({ startNs }) => (startNs + 500 - 11_000) / 100);
  return { lost: positions("lost-graph-launch"), without: positions("graph-launch-without-work") };
}

describe("graph launches without work", () => {
  test.each([
    { letters: "AAAA", lost: [], without: [], why: "all launches have a kernel" },
    { letters: "AACC", lost: [], without: [], why: "a copy counts as work" },
    { letters: "AAA--", lost: [3, 4], without: [], why: "the capture stopped before the last launches ran" },
    { letters: "AB--", lost: [2, 3], without: [], why: "nothing ran after the last launch" },
    { letters: "AA--A", lost: [2, 3], without: [], why: "the same graph runs twice in a row elsewhere" },
    { letters: "A-B-A-B-", lost: [], without: [1, 3, 5, 7], why: "the program launches an empty graph after each" },
    { letters: "A-BA-BA---", lost: [8, 9], without: [1, 4, 7], why: "more launches than usual lack work" },
    { letters: "-AA", lost: [], without: [0], why: "nothing ran before the first launch" },
    { letters: "----", lost: [], without: [0, 1, 2, 3], why: "none of the thread's graphs was traced by node" },
    { letters: "AA!", lost: [], without: [], why: "the last launch failed" },
    { letters: "AA[-]A", lost: [], without: [], why: "the launch became part of another captured graph" },
  ])("reads $letters as lost $lost and unclear $without, because $why", async ({ letters, lost, without }) => {
    expect(await judged(...launches(letters))).toEqual({ lost, without });
  });

  test("judges each thread by itself", async () => {
    const host = launches("---", otherThread).map((sql) => sql.replace(/, 1(00\d), 2, 0\)/, ", 2$1, 2, 0)"));
    expect(await judged(...launches("AAA"), ...host)).toEqual({ lost: [], without: [0, 1, 2] });
  });

  test("counts a launch once if the runtime's call contains the driver's", async () => {
    const driver = (correlation: number) =>
      `INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME (start, end, eventClass, globalTid, correlationId, nameId, returnValue)
        VALUES (11302, 11308, 1, ${thread}, ${correlation}, 37, 0)`;
    expect(await judged(...launches("AAA-"), driver(2000))).toEqual({ lost: [3], without: [] });
    expect(await judged(...launches("AAA-A"), driver(1004))).toEqual({ lost: [], without: [] });
  });

  test("counts launches in an export without graph nodes and processes", async () => {
    const drop = ["KERNEL", "MEMCPY", "MEMSET"].flatMap((name) =>
      ["graphNodeId", "globalPid"].map((column) => `ALTER TABLE CUPTI_ACTIVITY_KIND_${name} DROP COLUMN ${column}`),
    );
    expect(await judged(...launches("AAA-"), ...drop)).toEqual({ lost: [3], without: [] });
  });
});

test.each([
  [17, "correlationId >= 73"],
  [3, "correlationId IN (73, 82, 100)"],
])("finds %d recorded launches without their kernels", async (count, where) => {
  const path = "__tests__/fixtures/recorded/nsys-2023.4.4/graph_node.1";
  const { calls } = await readRecording(path, `DELETE FROM CUPTI_ACTIVITY_KIND_KERNEL WHERE ${where}`);
  const lost = calls.filter(({ kind }) => kind === "lost-graph-launch");
  expect(lost.map(({ name }) => name)).toEqual(Array(count).fill("cudaGraphLaunch"));
});
