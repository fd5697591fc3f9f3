/** The JSON Schemas that `npm run generate` writes into schema/. */
type SchemaName =
  | "config"
  | "profile"
  | "comparison"
  | "run"
  | "doctor"
  | "env"
  | "history-record"
  | "bisect"
  | "verdict"
  | "explanation";

/** Where everybody finds a schema of this major version: its `$id`, and what files name for editors. */
export function schemaAddress(name: SchemaName): string {
  return `https://raw.githubusercontent.com/org/llm-profile-action/v1/schema/${name}.schema.json`;
}

/** The first line of a configuration file: completion and checks in editors. */
export const schemaComment = `# yaml-language-server: $schema=${schemaAddress("config")}`;
