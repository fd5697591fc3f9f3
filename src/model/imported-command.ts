/** A command of nsys or ncu as a configuration. */
export interface ImportedCommand {
  readonly tool: "nsys" | "ncu";
  /** Values by dotted key of the schema, only those that differ from the defaults by intent. */
  readonly settings: ReadonlyMap<string, unknown>;
  /** What has no counterpart, or needs a word: the option as the tool spells it, null for the command as a whole. */
  readonly notes: readonly { readonly option: string | null; readonly text: string }[];
}
