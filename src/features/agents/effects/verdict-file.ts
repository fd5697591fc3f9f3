import { createVerdict } from "../text/verdict.ts";
import { formatOneLineJson } from "../text/room.ts";
import type { ResultFile } from "../../../pipeline/judge/result-file.ts";

export const verdictFile: ResultFile = ({ comparison, failure, asked, files }) =>
  comparison === null || asked === null
    ? []
    : [{ name: "verdict.json", bytes: formatOneLineJson(createVerdict({ comparison, failure, asked, files })) }];
