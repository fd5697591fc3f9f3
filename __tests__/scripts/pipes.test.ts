import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";

// A reader that ends at its first hit closes the pipe, and whoever still writes is killed by SIGPIPE. Under pipefail that is
// exit 141 of a command that found what it looked for, once in twenty times: whether it happens depends on who is faster.
const stopsEarly =
  /\|\s*(?:head\b|grep\s+(?:-\S+\s+)*-\w*[qm]|grep[^|]*>\s*\/dev\/null|sed\s[^|]*(?:\b|\d)q\b|awk\s[^|]*\bexit\b)/;
const root = fileURLToPath(new URL("../..", import.meta.url));

function pipesThatStopEarly(text: string): string[] {
  return text.split("\n").filter((line) => !line.trimStart().startsWith("#") && stopsEarly.test(line));
}

test.each([
  { line: "ldconfig -p | awk '$1 == \"libssh.so.4\" { print $NF; exit }'", early: true },
  { line: "apt-cache show nsight | sed -n 's/^Section: *//p' | head -n 1", early: true },
  { line: 'tail -n +2 "$text" | grep -qiE -- "$pattern"', early: true },
  { line: "seq 9 | grep 3 >/dev/null", early: true }, // GNU grep takes it for -q
  { line: "seq 9 | sed 3q", early: true },
  { line: "seq 9 | sed '3 q'", early: true },
  { line: "ldconfig -p | awk '$1 == \"libssh.so.4\" && !n++ { print $NF }'", early: false },
  { line: "apt-get indextargets | sed -n 1p", early: false },
  { line: 'grep -qiE -- "$pattern" <(tail -n +2 "$text")', early: false },
  { line: 'grep -qF -- "$1" "$2" || exit', early: false },
])("detects whether the pipe's reader stops early, $early: $line", ({ line, early }) => {
  expect(pipesThatStopEarly(line)).toEqual(early ? [line] : []);
});

test("finds no script that pipes into a reader that stops early", () => {
  const scripts = [".ci/run", ...globSync("{scripts,container,examples}/**/*.{sh,yml}", { cwd: root })];
  expect(scripts).toContain("scripts/install-nsys.sh");
  const found = scripts.flatMap((path) =>
    pipesThatStopEarly(readFileSync(`${root}/${path}`, "utf8")).map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
