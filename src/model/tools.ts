/** A version of nsys; `order` grows with it: year × 10000 + release × 100 + patch. */
export interface NsysVersion {
  readonly text: string;
  readonly order: number;
}

/** What is known of the nsys at hand. */
export interface NsysTool {
  readonly path: string;
  readonly version: NsysVersion | null;
  /** Options of `nsys profile` that we would use and this nsys lacks. */
  readonly missingOptions: readonly string[];
  /** Names of `nsys stats --help-reports`; empty when it could not say. */
  readonly reports: readonly string[];
  /** QdstrmImporter, where one was found. */
  readonly importer: string | null;
}
