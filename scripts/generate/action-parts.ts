import { parse } from "yaml";
import * as z from "zod";

const described = z
  .record(z.string(), z.object({ description: z.string() }))
  .transform((parts) => new Map(Object.entries(parts).map(([name, { description }]) => [name, description])));
const actionSchema = z.object({ inputs: described, outputs: described });

/** The descriptions of action.yml's inputs and outputs, by name. */
export function actionParts(actionYaml: string): z.infer<typeof actionSchema> {
  return actionSchema.parse(parse(actionYaml));
}
