import { agentVerdict } from "../text/verdict.ts";
import { oneLineJson } from "../text/room.ts";
import type { ResultFile } from "../../../pipeline/judge/result-file.ts";

export const verdictFile: ResultFile = ({ comparison, failure, asked, files }) =>
  comparison === null || asked === null
    ? []
    : [{ name: "verdict.json", bytes: oneLineJson(agentVerdict({ comparison, failure, asked, files })) }];
