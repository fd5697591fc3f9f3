import { readdirSync } from "node:fs";
import { table, withParts } from "./markdown.ts";

/** Features for which several stages have a folder, by folder name, with a description. */
const features: Readonly<Record<string, string>> = {
  ncu: "kernels under Nsight Compute",
  "machine-code": "machine code of slower kernels",
  lines: "the lines that launch kernels",
  ranks: "several GPUs at once",
  metrics: "what the program reports",
  bisect: "the commit or package that caused a change",
  server: "a server, loaded once for all captures",
  history: "runs over time",
  agents: "short answers for coding agents",
  goal: "improvements that you can trust",
};

/** docs/architecture.md with its table of features, and for each feature, the stages that have a folder for it. */
export function architectureDoc(text: string, root: string): string {
  const stages = foldersOf(`${root}/src`);
  const rows = Object.entries(features).map(([feature, meaning]) => {
    const found = stages.filter((stage) => foldersOf(`${root}/src/${stage}`).includes(feature));
    if (found.length === 0) throw new Error(`No stage has a folder ${feature}.`);
    return [`\`${feature}/\``, meaning, found.map((stage) => `\`${stage}\``).join(", ")];
  });
  return withParts(text, { features: table(["Feature", "What it is", "Stages with a folder of that name"], rows) });
}

function foldersOf(path: string): string[] {
  const entries = readdirSync(path, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}
