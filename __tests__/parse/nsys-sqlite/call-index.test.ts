import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { callIndex } from "../../../src/parse/nsys-sqlite/call-index.ts";

test("finds the rows of an id, in any order of ids and lookups", () => {
  const id = fc.integer({ min: -1, max: 12 });
  fc.assert(
    fc.property(fc.array(id), fc.array(id), fc.boolean(), (ids, asked, rising) => {
      const column = Float64Array.from(rising ? ids.toSorted((one, other) => one - other) : ids);
      const index = callIndex(column);
      for (const one of asked) {
        const rows: number[] = [];
        for (let at = index.first(one); index.idAt(at) === one; at += 1) rows.push(index.rowAt(at));
        expect(rows).toEqual(one === -1 ? [] : [...column.keys()].filter((row) => column[row] === one));
      }
    }),
  );
});
