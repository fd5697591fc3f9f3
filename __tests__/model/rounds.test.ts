import { expect, test } from "@jest/globals";
import { alignRounds } from "../../src/model/rounds.ts";

test("grouping rounds by key looks at each item once", () => {
  const items = Array.from({ length: 200 }, (_, index) => String(index));
  let looks = 0;
  const grouped = alignRounds([items, items.slice(1)], (item) => {
    looks += 1;
    return item;
  });
  expect(grouped).toHaveLength(200);
  expect(grouped[0]).toEqual({ sample: "0", found: ["0", null] });
  expect(looks).toBe(399);
});
