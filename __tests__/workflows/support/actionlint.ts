import { execFileSync } from "node:child_process";
import { parse } from "yaml";
import { z } from "zod";
import { repositoryPath, repositoryText } from "../../fixtures/recorded.ts";

const resultsSchema = z.array(
  z.array(z.object({ kind: z.string(), line: z.number(), column: z.number(), message: z.string() })),
);

/** What actionlint has against each workflow, as LINE:COLUMN [KIND] MESSAGE; labels of .github/actionlint.yaml are known. */
export function actionlint(files: readonly { readonly path: string; readonly text: string }[]): string[][] {
  const output = execFileSync(process.execPath, [repositoryPath("__tests__/workflows/support/actionlint-child.ts")], {
    input: JSON.stringify(files.map(({ path, text }) => ({ path, text }))),
    encoding: "utf8",
  });
  const labels = knownLabels();
  return resultsSchema.parse(JSON.parse(output)).map((results) =>
    results
      .filter(({ kind, message }) => {
        const [, label = ""] = /^label "([^"]+)" is unknown/.exec(message) ?? [];
        return kind !== "runner-label" || !labels.has(label);
      })
      .map(({ kind, line, column, message }) => `${String(line)}:${String(column)} [${kind}] ${message}`),
  );
}

/** This build of actionlint reads no configuration file. */
function knownLabels(): ReadonlySet<string> {
  const configuration = z.object({ "self-hosted-runner": z.object({ labels: z.array(z.string()) }) });
  const { "self-hosted-runner": runner } = configuration.parse(parse(repositoryText(".github/actionlint.yaml")));
  return new Set(runner.labels);
}
