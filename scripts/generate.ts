/**
 * Writes the files that are generated from code. With --check, it only lists the files that are out of date, and exits with 1.
 * To add a file, add an entry to `generated`, and a module in scripts/generate/ that makes its text.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { parse } from "yaml";
import * as z from "zod";
import { kernelExplanationSchema } from "../src/features/agents/model/kernel-explanation.ts";
import { agentVerdictSchema } from "../src/features/agents/model/verdict.ts";
import { bisectSchema } from "../src/features/bisect/model/bisect.ts";
import { comparisonSchema } from "../src/model/comparison/comparison.ts";
import { doctorSchema } from "../src/model/run/doctor.ts";
import { envRecordSchema } from "../src/model/run/env-record.ts";
import { historyRecordSchema } from "../src/features/history/model/record.ts";
import { profileSchema } from "../src/model/profile/profile.ts";
import { runRecordSchema } from "../src/model/run/run-record.ts";
import { schemaAddress } from "../src/model/addresses.ts";
import { containerAction } from "./generate/container-action.ts";
import { architectureDoc } from "./generate/architecture-doc.ts";
import { confModule } from "./generate/conf.ts";
import { configJsonSchema } from "./generate/config-schema.ts";
import { configurationDoc } from "./generate/configuration-doc.ts";
import { failuresDoc } from "./generate/failures-doc.ts";
import { kernelsDoc } from "./generate/kernels-doc.ts";
import { ncuRulesDoc } from "./generate/ncu-rules-doc.ts";
import { readme } from "./generate/readme.ts";
import { constantsDoc, statisticsDoc } from "./generate/statistics-doc.ts";

const root = new URL("../", import.meta.url);
const repository = fileURLToPath(root).replace(/\/$/, "");
const readText = (path: string): string => readFileSync(new URL(path, root), "utf8");

/** A schema that allows unknown keys, because a later version's files may have more keys. */
const openSchema = (name: Parameters<typeof schemaAddress>[0], schema: z.ZodType) => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return { $schema, $id: schemaAddress(name), ...rest };
};

const presetNames = readdirSync(new URL("conf/presets", root))
  .map((file) => basename(file, ".yml"))
  .sort();

/** The generated files: each path is relative to the repository's root. */
const generated: readonly (readonly [path: string, text: () => string | Promise<string>])[] = [
  // This file has to be first, because code that generates other files imports it.
  ["src/pipeline/conf.generated.ts", () => typescript(confModule(presetNames, readText))],
  ["schema/config.schema.json", () => json(configJsonSchema(parse(readText("conf/default.yml"))))],
  ["schema/profile.schema.json", () => json(openSchema("profile", profileSchema))],
  ["schema/comparison.schema.json", () => json(openSchema("comparison", comparisonSchema))],
  ["schema/verdict.schema.json", () => json(openSchema("verdict", agentVerdictSchema))],
  ["schema/explanation.schema.json", () => json(openSchema("explanation", kernelExplanationSchema))],
  ["schema/bisect.schema.json", () => json(openSchema("bisect", bisectSchema))],
  ["schema/run.schema.json", () => json(openSchema("run", runRecordSchema))],
  ["schema/doctor.schema.json", () => json(openSchema("doctor", doctorSchema))],
  ["schema/env.schema.json", () => json(openSchema("env", envRecordSchema))],
  ["schema/history-record.schema.json", () => json(openSchema("history-record", historyRecordSchema))],
  ["container/action.yml", () => containerAction(readText("action.yml"))],
  ["docs/configuration.md", () => markdown(configurationDoc(presetNames, readText), "always")],
  ["docs/failures.md", () => markdown(failuresDoc(), "always")],
  ["docs/kernels.md", () => markdown(kernelsDoc(readText), "always")],
  ["docs/evidence/constants.md", () => markdown(constantsDoc(), "always")],
  ["docs/evidence/ncu-rules.md", () => markdown(ncuRulesDoc(), "always")],
  // In these files, only the parts between markers are generated. The other lines stay as written.
  ["docs/architecture.md", () => markdown(architectureDoc(readText("docs/architecture.md"), repository), "preserve")],
  ["docs/statistics.md", () => markdown(statisticsDoc(readText("docs/statistics.md")), "preserve")],
  ["README.md", () => markdown(readme(readText), "preserve")],
];

const check = process.argv.includes("--check");
const stale: string[] = [];
for (const [path, text] of generated) {
  const file = fileURLToPath(new URL(path, root));
  const wanted = await text();
  if (existsSync(file) && readFileSync(file, "utf8") === wanted) continue;
  stale.push(path);
  if (!check) writeFileSync(file, wanted);
}
if (check && stale.length > 0) {
  console.error(`Out of date: ${stale.join(", ")}. Run "npm run generate" and commit the result.`);
  process.exitCode = 1;
} else {
  console.log(stale.length === 0 ? "Generated files are up to date." : `Written: ${stale.join(", ")}.`);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function typescript(text: string): Promise<string> {
  return format(text, { parser: "typescript", printWidth: 120 });
}

function markdown(text: string, proseWrap: "always" | "preserve"): Promise<string> {
  return format(text, { parser: "markdown", printWidth: 120, proseWrap });
}
