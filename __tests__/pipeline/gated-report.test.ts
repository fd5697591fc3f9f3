import { statSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { unpackRecording } from "../fixtures/recorded.ts";
import { profileOf } from "./support/analyze.ts";

const folder = "__tests__/fixtures/recorded/nsys-2025.3.1";

test("a report that its range gated is less than half of the whole one, and has the same work in the range", async () => {
  const [gated, whole] = [`${folder}/llm-gated.sqlite.gz`, `${folder}/llm-whole.sqlite.gz`];
  const bytes = (path: string): number => {
    using file = unpackRecording(path);
    return statSync(file.path).size;
  };
  expect(bytes(gated)).toBeLessThan(bytes(whole) / 2);
  expect(bytes(gated)).toBeGreaterThan(500_000);
  const [decode, same] = await Promise.all([
    profileOf([gated], { ranges: ["decode"] }),
    profileOf([whole], { ranges: ["decode"] }),
  ]);
  const launches = ({ ranges }: typeof decode): unknown[] =>
    ranges.map(({ name, kernels }) => [
      name,
      kernels.map((kernel) => [kernel.name, kernel.rounds[0]?.launches]).toSorted(),
    ]);
  expect(launches(decode)).toEqual(launches(same));
  expect(decode.ranges[0]?.rounds[0]?.launches).toBe(5744);
});
