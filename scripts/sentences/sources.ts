import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addCommands } from "../../src/main/commands.ts";
import { parseCommandLine } from "../../src/settings/command-line.ts";
import { actionParts } from "../generate/action-parts.ts";
import { sentencesIn, type Sentence } from "./draw.ts";
import { commentSentences, exportedNames, messageSentences, testTitles } from "./from-code.ts";
import { markdownSentences } from "./from-markdown.ts";

/** Everything that people read, by kind. `root` is the repository. */
export function sentenceKinds(root: string): ReadonlyMap<string, () => Sentence[]> {
  const of = (pattern: string, read: (path: string, text: string) => Sentence[]): Sentence[] =>
    globSync(pattern, { cwd: root, exclude: (path) => path.endsWith(".generated.ts") })
      .sort()
      .flatMap((path) => read(path, readFileSync(join(root, path), "utf8")));
  return new Map([
    ["docs", () => [...of("README.md", markdownSentences), ...of("docs/*.md", markdownSentences)]],
    ["help", () => [...helpSentences(), ...of("action.yml", actionSentences)]],
    ["messages", () => of("src/**/*.ts", messageSentences)],
    [
      "comments and reports",
      () => [
        ...of("docs/comments/*.md", markdownSentences).filter(({ place }) => !place.includes("/hostile-names.md:")),
        // Only wide output, because narrower terminals show the same words, wrapped.
        ...of("__tests__/report/golden/{report-*,*-160}.txt", lineSentences),
      ],
    ],
    ["code comments", () => of("{src,scripts,bench}/**/*.ts", commentSentences)],
    ["test titles", () => of("__tests__/**/*.test.ts", testTitles)],
    ["exported names", () => of("src/**/*.ts", exportedNames)],
  ]);
}

const columns = 1000;
/** The width of the terminals whose output we read. */
const terminalColumns = 160;

/** The help text for each command and option. */
function helpSentences(): Sentence[] {
  const helpOf = (command: readonly string[]): string => {
    const parsed = parseCommandLine([...command, "--help"], columns, addCommands);
    return parsed.kind === "help" ? parsed.text : "";
  };
  const commands = [...helpOf([]).matchAll(/^ {2}([a-z]+)\b.* {2,}\S/gm)].map(([, name = ""]) => [name]);
  return [[], ...commands].flatMap((command) =>
    helpOf(command)
      .split("\n")
      .filter((line) => !line.startsWith("Usage:"))
      .flatMap((line) => {
        const cells = line.split(/ {2,}/);
        return sentencesIn(cells.at(-1) ?? "", ["llm-profile", ...command, "--help"].join(" "), cells.at(-2));
      }),
  );
}

function actionSentences(path: string, text: string): Sentence[] {
  const { inputs, outputs } = actionParts(text);
  return [...inputs, ...outputs].flatMap(([name, description]) => sentencesIn(description, `${path}, ${name}`, name));
}

/** The sentences in a terminal's output or a report's text. Skips table rows. */
function lineSentences(path: string, text: string): Sentence[] {
  const found: Sentence[] = [];
  let before = "";
  for (const { line, at } of unwrapped(text.split("\n"))) {
    if (!/\S {2,}\S| \| /.test(line)) found.push(...sentencesIn(line, `${path}:${String(at)}`, before));
    if (line.trim() !== "") before = line.trim();
  }
  return found;
}

/** Rejoins lines that were broken because the next word didn't fit the terminal's width. `at` is the first line's number. */
function unwrapped(lines: readonly string[]): { readonly line: string; readonly at: number }[] {
  const found: { line: string; at: number }[] = [];
  let width = 0;
  for (const [index, next] of lines.entries()) {
    const last = found.at(-1);
    const [word = ""] = next.trim().split(" ");
    if (last !== undefined && word !== "" && width <= terminalColumns && width + 1 + word.length > terminalColumns) {
      last.line += ` ${next.trim()}`;
    } else found.push({ line: next, at: index + 1 });
    width = next.length;
  }
  return found;
}
