/** An nsys or ncu command, translated into a configuration. */
export interface ImportedCommand {
  readonly tool: "nsys" | "ncu";
  /** Values by the schema's dotted keys. Only those that the command deliberately sets to something other than the default. */
  readonly settings: ReadonlyMap<string, unknown>;
  /** What we couldn't translate, or what needs an explanation. `option` is spelled as in the tool; null for the whole command. */
  readonly notes: readonly { readonly option: string | null; readonly text: string }[];
}
