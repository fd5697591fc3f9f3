/** An nsys or ncu command, translated into a configuration. */
export interface ImportedCommand {
  readonly tool: "nsys" | "ncu";
  /** Values by the schema's dotted keys. Contains only settings that the command deliberately changes from their defaults. */
  readonly settings: ReadonlyMap<string, unknown>;
  /** What we couldn't translate, or what needs an explanation. `option` is spelled as in the tool; null if the note is about the whole command. */
  readonly notes: readonly { readonly option: string | null; readonly text: string }[];
}
