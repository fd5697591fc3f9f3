import type { AcceptedResult } from "../model/comparison/comparison.ts";

/** What became of an accepted regression. Only one that was seen not to be needed is to be removed. */
export const acceptedWords: Readonly<Record<AcceptedResult["state"], string>> = {
  used: "in force",
  exceeded: "exceeded: it does not count",
  expired: "expired: it does not count",
  unused: "not needed any more: remove it",
  "not-judged": "not judged this time",
  unmatched: "nothing here matches it",
};
