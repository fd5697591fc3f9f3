/** The JSON Schemas that `npm run generate` writes into schema/. */
type SchemaName = "config" | "profile" | "comparison" | "run" | "doctor" | "env" | "history-record" | "bisect";

const repository = "org/llm-profile-action";
/** The tag that moves with each release of this major version. */
const release = "v1";

/** Where everybody finds a schema of this major version: its `$id`, and what files name for editors. */
export function schemaAddress(name: SchemaName): string {
  return `https://raw.githubusercontent.com/${repository}/${release}/schema/${name}.schema.json`;
}

/** Where everybody reads a page of this major version's docs/, at a heading's anchor. */
export function docsAddress(page: "red" | "failures", anchor: string): string {
  return `https://github.com/${repository}/blob/${release}/docs/${page}.md#${anchor}`;
}

/** The first line of a configuration file: completion and checks in editors. */
export const schemaComment = `# yaml-language-server: $schema=${schemaAddress("config")}`;
