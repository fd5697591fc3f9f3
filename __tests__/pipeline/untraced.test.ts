import { expect, test } from "@jest/globals";
import { collectWallTimes } from "../../src/pipeline/capture/untraced.ts";

const key = { name: "decode", domain: "" };

/** Instances of `decode` of so many ns each; null: it never ended. */
function instancesOf(...times: readonly (number | null)[]) {
  return times.map((ns, index) => ({
    ...key,
    style: "pushpop" as const,
    process: 1,
    thread: 1,
    endThread: null,
    startNs: 1000 * index,
    endNs: ns === null ? null : 1000 * index + ns,
    assumedEndNs: null,
    registered: false,
  }));
}

test.each([
  ["all instances if no number is configured", null, [5, 6, 7]],
  ["the last instances if fewer are configured", 2, [6, 7]],
])("counts %s in an untraced run", (_, wanted, expected) => {
  expect(collectWallTimes(key, instancesOf(5, 6, null, 7), { label: "run 1", wanted }).instanceNs).toEqual(expected);
});

test.each([
  ["fewer instances ended than configured", 4, instancesOf(5, 6, null, 7)],
  ["one of them raised an exception", 2, instancesOf(5, 6).map((one, index) => ({ ...one, raised: index === 0 }))],
  ["none ended", null, instancesOf(null)],
])("fails an untraced run if %s", (_, wanted, instances) => {
  expect(() => collectWallTimes(key, instances, { label: "run 1", wanted })).toThrow(
    expect.objectContaining({ id: "instances-missing", where: "run 1" }),
  );
});
