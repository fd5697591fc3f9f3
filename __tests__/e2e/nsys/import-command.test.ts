import { execFileSync } from "node:child_process";
import { expect, test } from "@jest/globals";
import { nsysOptions } from "../../../src/features/import-command/nsys-options.ts";
import { trueOrFalse } from "../../../src/features/import-command/option.ts";

const help = execFileSync("nsys", ["profile", "--help"], { encoding: "utf8" });

test("lets import-command check all true/false options of this nsys", () => {
  const switches = [...help.matchAll(/(--[\w-]+)=\n\s+Possible values are 'true' or 'false'/g)].map(([, long]) => long);
  expect(switches.length).toBeGreaterThan(15);
  const known = nsysOptions.filter(({ values }) => values === trueOrFalse).map(({ long }) => long);
  expect(switches.filter((long) => !known.includes(long ?? ""))).toEqual(["--nic-metrics"]);
});

test("lets import-command recognize every option of this nsys by its long and short names", () => {
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
