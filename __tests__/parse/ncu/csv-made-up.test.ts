import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { parseNcuCsv, readValue } from "../../../src/parse/ncu/csv.ts";
import { baseUnit, readRanges } from "../../../src/parse/ncu/csv-columns.ts";

const pushPop = "thread Domain:Push/Pop_Range:PL_Type:PL_Value:CLR_Type:Color:Msg_Type:Msg";
const startEnd = "Id:Domain:Start/Stop_Range:PL_Type:PL_Value:CLR_Type:Color:Msg_Type:Msg";
const none = "none:none:none:none:none:none";

function csvLines(...lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\n");
}

/** A row as [ranges, kernel, value]. */
type Row = readonly [string, string, string];
const good: Row = ["", "k", "1"];

/** A CSV with one metric. */
function csv(rows: readonly Row[], metric = "gpu__time_duration.sum", unit = "ns"): string {
  const table = csvLines(
    ["ID", "Process ID", pushPop, "Kernel Name", "Block Size", "Grid Size", metric],
    ["", "", "", "", "", "", unit],
    ...rows.map(([ranges, kernel, value], id) => [
      ...[String(id), "1", ranges, kernel, "(128, 1, 1)", "(1,024, 2, 1)", value],
    ]),
  );
  return `==PROF== Connected to process 1 (/usr/bin/python3)\n${table}`;
}

function parse(text: string) {
  return parseNcuCsv(text, "raw.csv");
}

describe("ranges", () => {
  test.each([
    ["", "pushpop", []],
    [`25  "<default domain>:decode:${none}" `, "pushpop", ["/decode"]],
    [`25  "<default domain>:forward:${none}"  "<default domain>:stem:${none}" `, "pushpop", ["/forward", "/stem"]],
    [`25  "LLM:step:${none}"`, "pushpop", ["LLM/step"]],
    [`25  "<default domain>:aten::mm, op_id = 3:${none}"`, "pushpop", ["/aten::mm"]],
    [`25  "<default domain>:say "hi":INT64:5:ARGB:0xff00ff00:none:none"`, "pushpop", ['/say "hi"']],
    [`0:<default domain>:load:${none}`, "startend", ["/load"]],
    [`"3:IO:load:${none}"  "4:IO:store:${none}" `, "startend", ["IO/load", "IO/store"]],
  ] as const)("reads a row's ranges from %j", (cell, style, expected) => {
    expect(readRanges(cell, style)?.map(({ domain, name }) => `${domain}/${name}`)).toEqual(expected);
  });

  test.each(["decode", '25 "decode"', "25 <default domain>:decode"])("rejects an unexpected format: %j", (cell) => {
    expect(readRanges(cell, "pushpop")).toBeNull();
  });

  test.each(["Id:Domain:Start/End_Range:Msg", startEnd])("reads ranges from both of a row's columns: %s", (name) => {
    const text = csvLines(
      ["ID", "thread Domain:Push/Pop_Range", name, "Kernel Name", "x"],
      ["", "", "", "", ""],
      ["0", `1 "A:outer:${none}"`, `0:B:job:${none}`, "k", "1"],
    );
    expect(parse(text).rows[0]?.ranges).toEqual([
      { domain: "A", name: "outer", style: "pushpop" },
      { domain: "B", name: "job", style: "startend" },
    ]);
  });

  test("keeps any range name, including quotes, colons, commas, and line breaks", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (random, kernelTail) => {
        // White space at a name's edge, and what stands between two ranges, cannot be told from ncu's own.
        const name = `n${random.replaceAll(/"\s+(\d+\s+)?"/g, "")}n`.replaceAll(/\r\n?|[\uD800-\uDFFF]/g, "\n");
        const kernel = `_Z${kernelTail}e`;
        const { rows, warnings } = parse(csv([[`1  "<default domain>:${name}:${none}" `, kernel, "1"]]));
        expect(warnings).toEqual([]);
        expect(rows.map((row) => [row.kernel, row.ranges[0]?.name])).toEqual([[kernel, name]]);
      }),
    );
  });

  test("keeps a range name's line that looks like a message", () => {
    const { rows, messages } = parse(csv([[`1  "<default domain>:a\n==ERROR== b\nc:${none}" `, "k", "1"]]));
    expect(rows[0]?.ranges[0]?.name).toBe("a\n==ERROR== b\nc");
    expect(messages.map(({ level }) => level)).toEqual(["prof"]);
  });
});

describe("values and units", () => {
  test.each([
    ["1,160.391", 1, 1160.391],
    ["3.10", 1000, 3100],
    ["0", 1, 0],
    ["-12", 1, -12],
    ["1.5e3", 1, 1500],
    ["199 (1; 2; 3)", 1, 199],
    ["n/a", 1, null],
    ["no data", 1, null],
    ["nan", 1, null],
    ["", 1, null],
    ["PolicySpread", 1, "PolicySpread"],
    ["1,16", 1, "1,16"],
  ])("multiplies %j by %d, giving %j", (cell, factor, expected) => {
    expect(readValue(cell, factor)).toBe(expected);
  });

  test.each([
    ["ns", "ns", 1],
    ["us", "ns", 1e3],
    ["msecond", "ns", 1e6],
    ["second", "ns", 1e9],
    ["Kbyte", "byte", 1e3],
    ["Gbyte/second", "byte/s", 1e9],
    ["byte/s", "byte/s", 1],
    ["Mbyte/us", "byte/s", 1e12],
    ["Kbyte/block", "byte/block", 1e3],
    ["Ghz", "hz", 1e9],
    ["cycle/nsecond", "hz", 1e9],
    ["inst/cycle", "inst/cycle", 1],
    ["register/thread", "register/thread", 1],
    ["%", "%", 1],
    ["", "", 1],
  ])("converts the unit %j to %j × %d", (printed, unit, factor) => {
    expect(baseUnit(printed)).toEqual({ unit, factor });
  });

  test("converts values to base units, and reads a grid without separators", () => {
    const [row] = parse(csv([["", "k", "1,234.56"]], "gpu__time_duration.sum", "us")).rows;
    expect(row?.metrics.get("gpu__time_duration.sum")).toEqual({ value: 1234560, unit: "ns" });
    expect(row?.grid).toEqual([1024, 2, 1]);
  });
});

const withoutUnits = csv([good]).split("\n").toSpliced(2, 1).join("\n");
const twoMillionCells = ',"x"'.repeat(2 ** 20);

test.each([
  ["a unit that a duration can't have", csv([good], "gpu__time_duration.sum", "fortnight"), "ncu-unit", /Expected ns/],
  ["a duration without a unit", csv([good], "gpu__time_duration.sum", ""), "ncu-unit", /Expected ns/],
  ["bytes without a unit", csv([good], "dram__bytes.sum", ""), "ncu-unit", /Expected byte/],
  ["a program's output in place of a table", "hello\nworld\n", "ncu-header", /hello/],
  ["a table without units", withoutUnits, "ncu-header", /row of units/],
  ["every second row cut off", `${csv([good])}\n"1","1"`, "ncu-rows", /line 5: 2 cells, but the header has 7/],
  ["a value that isn't a number", csv([["", "k", "1.234,56"]]), "ncu-rows", /1\.234,56/],
  ["a table with 3 bad rows", `${csv([])}\n${'"x","y"\n'.repeat(3)}`, "ncu-rows", /line 6: [^\n]*$/],
  ["a table with 4 bad rows", `${csv([])}\n${'"x","y"\n'.repeat(4)}`, "ncu-rows", /line 6: .*\nand 1 more$/],
  [
    "an unclosed cell, and reads each line after it only once",
    `${csv([])}\n"open\n${"what the program says\n".repeat(400_000)}`,
    "ncu-rows",
    /line 4/,
  ],
  ["a row with too many cells", `${csv([])}\n"0"${twoMillionCells}`, "ncu-rows", /line 4/],
  [
    "a header with too many cells",
    csv([]).replace('"Grid Size"', `"Grid Size"${twoMillionCells}`),
    "ncu-header",
    /more than 4,194,304 characters/,
  ],
])("rejects ncu's CSV with %s", (_, text, id, why) => {
  expect(() => parse(text)).toThrow(
    expect.objectContaining({ name: "ParseError", id, why: expect.stringMatching(why) }),
  );
});

test("rejects the details page", () => {
  const details = csvLines(["ID", "Kernel Name", "Metric Name", "Metric Unit", "Metric Value"]);
  expect(() => parse(details)).toThrow(expect.objectContaining({ id: "ncu-page" }));
});

test("rejects a replayed range without a name, but not a kernel named range", () => {
  const named = csv([["", "range", "1"]]);
  expect(parse(named).rows[0]?.kind).toBe("kernel");
  const withoutSizes = named
    .replace('"Block Size","Grid Size",', "")
    .replace('"","",', "")
    .replace('"(128, 1, 1)","(1,024, 2, 1)",', "");
  expect(() => parse(withoutSizes)).toThrow(expect.objectContaining({ id: "ncu-unlabeled-range" }));
});

test("warns about one cut row in eleven instead of rejecting", () => {
  const report = parse(`${csv(Array.from({ length: 10 }, () => good))}\n"10","1","`);
  expect(report.rows).toHaveLength(10);
  expect(report.warnings).toEqual([expect.stringContaining("raw.csv, line 14")]);
});

test("returns no rows for empty output", () => {
  expect(parse("")).toMatchObject({ rows: [], columns: [], messages: [] });
});

test.each([
  ["without a table", "tokens/s 12\n==ERROR== no kernels", 0, "no kernels", "1 line isn't"],
  ["beside a table", `tokens/s 12\n${csv([good])}\nbye`, 1, "Connected", "2 lines aren't"],
])("keeps ncu's messages %s, and counts the program's own lines", (_, text, count, message, lines) => {
  const { rows, messages, warnings } = parse(text);
  expect(rows).toHaveLength(count);
  expect(messages.map((one) => one.text)).toEqual([expect.stringContaining(message)]);
  expect(warnings).toEqual([`raw.csv: ${lines} from ncu; the first is line 1: "tokens/s 12"`]);
});
