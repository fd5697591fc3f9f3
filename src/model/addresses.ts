/** The name of a JSON Schema that `npm run generate` writes into schema/. */
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

const repository = "org/llm-profile-action";
/** The tag that moves with each release of this major version. */
const release = "v1";

/** A schema's public URL for this major version. It's the schema's `$id`, and files link to it for editors. */
export function schemaAddress(name: SchemaName): string {
  return `https://raw.githubusercontent.com/${repository}/${release}/schema/${name}.schema.json`;
}

/** The public URL of a heading in this major version's docs. */
export function docsAddress(page: "red" | "failures", anchor: string): string {
  return `https://github.com/${repository}/blob/${release}/docs/${page}.md#${anchor}`;
}

/** The package of this major version, for `npx github:…`. */
export const packageAddress = `${repository}#${release}`;

/** The first line of a configuration file. It enables completion and validation in editors. */
export const schemaComment = `# yaml-language-server: $schema=${schemaAddress("config")}`;
