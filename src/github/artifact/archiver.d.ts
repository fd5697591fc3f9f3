/** The part of archiver that we use. @actions/artifact brings archiver, but not its types. */
declare module "archiver" {
  import type { Transform } from "node:stream";

  export default function archiver(
    format: "zip",
    options: { readonly zlib: { readonly level: number } },
  ): Transform & {
    file(path: string, entry: { readonly name: string }): void;
    finalize(): Promise<void>;
  };
}
