import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { ParseError } from "../../../src/errors.ts";
import { parseNcuCsv, readValue } from "../../../src/parse/ncu/csv.ts";
import { baseUnit, readRanges } from "../../../src/parse/ncu/csv-columns.ts";

const pushPop = "thread Domain:Push/Pop_Range:PL_Type:PL_Value:CLR_Type:Color:Msg_Type:Msg";
const startEnd = "Id:Domain:Start/Stop_Range:PL_Type:PL_Value:CLR_Type:Color:Msg_Type:Msg";
const none = "none:none:none:none:none:none";

function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
}

/** A CSV with one metric; a row is [ranges, kernel, value]. */
function csv(
  rows: readonly (readonly [string, string, string])[],
  metric = "gpu__time_duration.sum",
  unit = "ns",
): string {
  return [
    "==PROF== Connected to process 1 (/usr/bin/python3)",
    csvLine(["ID", "Process ID", pushPop, "Kernel Name", "Block Size", "Grid Size", metric]),
    csvLine(["", "", "", "", "", "", unit]),
    ...rows.map(([ranges, kernel, value], id) =>
      csvLine([String(id), "1", ranges, kernel, "(128, 1, 1)", "(1,024, 2, 1)", value]),
    ),
  ].join("\n");
}

function failure(text: string): unknown {
  try {
    return parseNcuCsv(text, "raw.csv");
  } catch (error) {
    return error;
  }
}

describe("ranges", () => {
  test.each([
    ["", "pushpop", []],
    [`25  "<default domain>:decode:${none}" `, "pushpop", [["", "decode"]]],
    [
      `25  "<default domain>:forward:${none}"  "<default domain>:stem:${none}" `,
      "pushpop",
      [
        ["", "forward"],
        ["", "stem"],
      ],
    ],
    [`25  "LLM:step:${none}"`, "pushpop", [["LLM", "step"]]],
    [`25  "<default domain>:aten::mm, op_id = 3:${none}"`, "pushpop", [["", "aten::mm"]]],
    [`25  "<default domain>:say "hi":INT64:5:ARGB:0xff00ff00:none:none"`, "pushpop", [["", 'say "hi"']]],
    [`0:<default domain>:load:${none}`, "startend", [["", "load"]]],
    [
      `"3:IO:load:${none}"  "4:IO:store:${none}" `,
      "startend",
      [
        ["IO", "load"],
        ["IO", "store"],
      ],
    ],
  ] as const)("%j", (cell, style, expected) => {
    expect(readRanges(cell, style)?.map(({ domain, name }) => [domain, name])).toEqual(expected);
  });

  test.each(["decode", '25 "decode"', "25 <default domain>:decode"])("not as expected: %j", (cell) => {
    expect(readRanges(cell, "pushpop")).toBeNull();
  });

  test("both columns of a row, and headers of another version", () => {
    const header = csvLine(["ID", "thread Domain:Push/Pop_Range", "Id:Domain:Start/End_Range:Msg", "Kernel Name", "x"]);
    const text = [
      header,
      csvLine(["", "", "", "", ""]),
      csvLine(["0", `1 "A:outer:${none}"`, `0:B:job:${none}`, "k", "1"]),
    ].join("\n");
    expect(parseNcuCsv(text, "raw.csv").rows[0]?.ranges).toEqual([
      { domain: "A", name: "outer", style: "pushpop" },
      { domain: "B", name: "job", style: "startend" },
    ]);
    expect(parseNcuCsv(text.replaceAll("Start/End_Range:Msg", startEnd), "raw.csv").rows).toHaveLength(1);
  });

  test("any name comes back as it was, also with quotes, colons, commas and line breaks", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (random, kernelTail) => {
        // White space at a name's edge, and what stands between two ranges, cannot be told from ncu's own.
        const name = `n${random.replaceAll(/"\s+(\d+\s+)?"/g, "")}n`.replaceAll(/\r\n?|[\uD800-\uDFFF]/g, "\n");
        const kernel = `_Z${kernelTail}e`;
        const { rows, warnings } = parseNcuCsv(
          csv([[`1  "<default domain>:${name}:${none}" `, kernel, "1"]]),
          "raw.csv",
        );
        expect(warnings).toEqual([]);
        expect(rows.map((row) => [row.kernel, row.ranges[0]?.name])).toEqual([[kernel, name]]);
      }),
    );
  });

  test("a line of a range's name is no message, whatever it looks like", () => {
    const { rows, messages } = parseNcuCsv(
      csv([[`1  "<default domain>:a\n==ERROR== b\nc:${none}" `, "k", "1"]]),
      "raw.csv",
    );
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
  ])("%j × %d → %j", (cell, factor, expected) => {
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
  ])("%j → %j × %d", (printed, unit, factor) => {
    expect(baseUnit(printed)).toEqual({ unit, factor });
  });

  test("scaled units are brought to base units", () => {
    expect(
      parseNcuCsv(csv([["", "k", "1,234.56"]], "gpu__time_duration.sum", "us"), "raw.csv").rows[0]?.metrics.get(
        "gpu__time_duration.sum",
      ),
    ).toEqual({
      value: 1234560,
      unit: "ns",
    });
  });

  test("the grid's numbers may have separators", () => {
    expect(parseNcuCsv(csv([["", "k", "1"]]), "raw.csv").rows[0]?.grid).toEqual([1024, 2, 1]);
  });
});

describe("refused", () => {
  const good: readonly [string, string, string] = ["", "k", "1"];
  test.each([
    ["a unit that a duration cannot have", csv([good], "gpu__time_duration.sum", "fortnight"), "ncu-unit", "fortnight"],
    ["a duration without a unit", csv([good], "gpu__time_duration.sum", ""), "ncu-unit", "Expected ns"],
    ["bytes without a unit", csv([good], "dram__bytes.sum", ""), "ncu-unit", "dram__bytes.sum"],
    ["a program's output in place of a table", "hello\nworld\n", "ncu-header", "hello"],
    [
      "a table without units",
      csv([]).split("\n").slice(0, 2).concat('"0","1","","k","(1, 1, 1)","(1, 1, 1)","1"').join("\n"),
      "ncu-header",
      "row of units",
    ],
    [
      "the details page",
      csvLine(["ID", "Kernel Name", "Metric Name", "Metric Unit", "Metric Value"]),
      "ncu-page",
      "one row per metric",
    ],
    ["every second row cut", `${csv([good])}\n"1","1"`, "ncu-rows", "line 5: 2 cells, but the header has 7"],
    ["a number that is none", csv([["", "k", "1.234,56"]]), "ncu-rows", "1.234,56"],
  ])("%s", (_, text, id, said) => {
    const error = failure(text);
    expect(error).toBeInstanceOf(ParseError);
    expect(error).toMatchObject({ id });
    const { message, why, where } = error as ParseError;
    expect([message, why, where].join("\n")).toContain(said);
  });

  test("a replayed range without a name", () => {
    const text = csv([good])
      .split("\n")
      .map((line) =>
        line
          .replace('"Block Size","Grid Size",', "")
          .replace('"","",', "")
          .replace('"(128, 1, 1)","(1,024, 2, 1)",', ""),
      );
    const named = text.join("\n").replace('"k"', '"range"');
    expect(failure(named)).toMatchObject({ id: "ncu-unlabeled-range" });
    const kernel = parseNcuCsv(csv([["", "range", "1"]]), "raw.csv").rows[0];
    expect(kernel?.kind).toBe("kernel");
  });

  test("one cut row in eleven is a warning", () => {
    const report = parseNcuCsv(`${csv(Array.from({ length: 10 }, () => good))}\n"10","1","`, "raw.csv");
    expect(report.rows).toHaveLength(10);
    expect(report.warnings).toEqual([expect.stringContaining("raw.csv, line 14")]);
  });
});

test("nothing at all is a report without rows: the gate says why", () => {
  expect(parseNcuCsv("", "raw.csv")).toMatchObject({ rows: [], columns: [], messages: [] });
});

test("device, context and stream are as they are written", () => {
  const text = [
    csvLine([
      "ID",
      "Process ID",
      pushPop,
      "Kernel Name",
      "Block Size",
      "Grid Size",
      "Device",
      "Context",
      "Stream",
      "m",
    ]),
    csvLine(["", "", "", "", "", "", "", "", "", ""]),
    csvLine(["0", "1", "", "k", "(1, 1, 1)", "(1, 1, 1)", "3", "1", "1,007", "5"]),
  ].join("\n");
  expect(parseNcuCsv(text, "raw.csv").rows).toMatchObject([{ device: 3, context: 1, stream: 1007 }]);
});

test("what ncu says without a table is kept, whatever the program printed beside it", () => {
  const { rows, messages, warnings } = parseNcuCsv("tokens/s 12\n==ERROR== no kernels", "raw.csv");
  expect([rows, messages.map(({ text }) => text), warnings.length]).toEqual([[], ["no kernels"], 1]);
});

test("of bad rows three are named, and the others counted", () => {
  const bad = (count: number): string => `${csv([])}\n${'"x","y"\n'.repeat(count)}`;
  const why = (count: number): string => String((failure(bad(count)) as ParseError).why);
  expect(why(3).split("\n")).toHaveLength(3);
  expect(why(4).split("\n").at(-1)).toBe("and 1 more");
});

test("the program's own lines beside messages are told, not lost", () => {
  expect(parseNcuCsv(`tokens/s 12\n${csv([["", "k", "1"]])}\nbye`, "raw.csv").warnings).toEqual([
    'raw.csv: 2 lines aren\'t from ncu; the first is line 1: "tokens/s 12"',
  ]);
});

describe("a text of a stranger's", () => {
  test("a cell that is never closed takes all lines after it, and each is looked at once", () => {
    const lines = `${csv([])}\n"open\n${"what the program says\n".repeat(400_000)}`;
    expect(() => parseNcuCsv(lines, "raw.csv")).toThrow("Can't read 1 of 1 rows from ncu.");
  });

  test("columns are bounded", () => {
    const many = ',"x"'.repeat(2 ** 20);
    expect(() => parseNcuCsv(csv([]).replace('"Grid Size"', `"Grid Size"${many}`), "raw.csv")).toThrow(
      expect.objectContaining({ id: "ncu-header", why: expect.stringContaining("more than 4,194,304 characters") }),
    );
    expect(() => parseNcuCsv(`${csv([])}\n"0"${many}`, "raw.csv")).toThrow("Can't read 1 of 1 rows from ncu.");
  });
});
