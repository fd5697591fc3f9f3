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

export function schemaAddress(name: SchemaName): string {
  return `https://raw.githubusercontent.com/${repository}/${release}/schema/${name}.schema.json`;
}

export function docsAddress(page: "red" | "failures", anchor: string): string {
  return `https://github.com/${repository}/blob/${release}/docs/${page}.md#${anchor}`;
}

/** The package of this major version, for `npx github:…`. */
export const packageAddress = `${repository}#${release}`;

export const schemaComment = `# yaml-language-server: $schema=${schemaAddress("config")}`;
