import { execFileSync } from "node:child_process";
import { expect, test } from "@jest/globals";
import { nsysOptions } from "../../../src/config/import/nsys-options.ts";

test("import-command knows every option of this nsys, by both of its names", () => {
  const help = execFileSync("nsys", ["profile", "--help"], { encoding: "utf8" });
  const lines = [...help.matchAll(/^\t(?:\([A-Z]\w+\) )?(?:(-\w), )?(--[\w-]+)(?:\[include\|exclude\])?=/gm)];
  const listed = lines.flatMap(([, short, long = ""]) =>
    long === "--nvtx-domain-"
      ? [
          ["--nvtx-domain-include", undefined],
          ["--nvtx-domain-exclude", undefined],
        ]
      : [[long, short]],
  );
  expect(listed.length).toBeGreaterThan(60);
  const known = new Map(nsysOptions.map(({ long, short }) => [long, short]));
  expect(listed.map(([long = "", short]) => [long, short, known.has(long)])).toEqual(
    listed.map(([long = ""]) => [long, known.get(long), true]),
  );
});
