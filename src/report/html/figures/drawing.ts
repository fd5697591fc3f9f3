import type { PageInput } from "../page-input.ts";
import type { FamilyLooks } from "./looks.ts";

/** What a page's figures share. */
export interface Drawing {
  readonly input: PageInput;
  readonly looks: FamilyLooks;
}
