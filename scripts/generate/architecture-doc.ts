import { readdirSync, readFileSync } from "node:fs";
import { table, withParts } from "./markdown.ts";

/** docs/architecture.md with its table of features, from the first paragraph of each feature's README. */
export function architectureDoc(text: string, root: string): string {
  const rows = readdirSync(`${root}/src/features`).map((feature) => {
    const [, meaning = ""] = readFileSync(`${root}/src/features/${feature}/README.md`, "utf8").split("\n\n");
    return [`\`${feature}\``, meaning.replaceAll("\n", " ")];
  });
  return withParts(text, { features: table(["Feature", "What it is"], rows) });
}
