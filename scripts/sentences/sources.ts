import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseCommandLine } from "../../src/inputs/command-line.ts";
import { actionParts } from "../generate/action-parts.ts";
import { sentencesIn, type Sentence } from "./draw.ts";
import { commentSentences, messageSentences } from "./from-code.ts";
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
        // Only the wide ones: narrower terminals show the same words, wrapped.
        ...of("__tests__/report/golden/{report-*,*-160}.txt", lineSentences),
      ],
    ],
    ["code comments", () => of("{src,scripts,bench}/**/*.ts", commentSentences)],
  ]);
}

const columns = 1000;

/** The help text for each command and option. */
function helpSentences(): Sentence[] {
  const helpOf = (command: readonly string[]): string => {
    const invocation = parseCommandLine([...command, "--help"], columns);
    return invocation.name === "help" ? invocation.text : "";
  };
  const commands = [...helpOf([]).matchAll(/^ {2}([a-z]+)\b.* {2,}\S/gm)].map(([, name = ""]) => [name]);
  return [[], ...commands].flatMap((command) =>
    helpOf(command)
      .split("\n")
      .filter((line) => !line.startsWith("Usage:"))
      .flatMap((line) => sentencesIn(line.split(/ {2,}/).at(-1) ?? ""))
      .map((text) => ({ place: ["llm-profile", ...command, "--help"].join(" "), text })),
  );
}

function actionSentences(path: string, text: string): Sentence[] {
  const { inputs, outputs } = actionParts(text);
  return [...inputs, ...outputs].flatMap(([name, description]) =>
    sentencesIn(description).map((sentence) => ({ place: `${path}, ${name}`, text: sentence })),
  );
}

function lineSentences(path: string, text: string): Sentence[] {
  return text.split("\n").flatMap((line, at) =>
    // Skip table rows.
    (/\S {2,}\S| \| /.test(line) ? [] : sentencesIn(line)).map((sentence) => ({
      place: `${path}:${String(at + 1)}`,
      text: sentence,
    })),
  );
}
