import { expect, test } from "@jest/globals";
import { stableRangeName } from "../../../src/model/reports/range.ts";

test.each([
  ["aten::mul, op_id = 318004", "aten::mul"],
  ["AddmmBackward0, seq = 7, op_id = 12", "AddmmBackward0"],
  ["aten::mm, seq = 3, op_id = 13, sizes = [[8, 4096], []]", "aten::mm, sizes = [[8, 4096], []]"],
  ["aten::mm, op_id = 13, sizes = [[8]], input_op_ids = [(11,0), (12,1)]", "aten::mm, sizes = [[8]]"],
  ["aten::mm, op_id = *", "aten::mm"],
  ["<Task at 0x7F3a12345678> 0x0000abcd", "<Task at 0x…> 0x…"],
  ...["layer_17", "step 10", "bs=32", "flags 0x1f", "op_id = 3", "x, op_id = 3rd", "x, op_id=3", ", sizes = [[1]]"].map(
    (name) => [name, name] as const,
  ),
])("gives %j the stable name %j", (name, stable) => {
  expect(stableRangeName(name)).toBe(stable);
});
