import { verdictFile } from "../features/agents/effects/verdict-file.ts";
import type { ResultFile } from "../pipeline/judge/result-file.ts";
import { traceFiles } from "../features/trace/trace-archive.ts";

/** The files that features add to a result. The verdict names the other files. */
export const resultFiles: readonly ResultFile[] = [traceFiles, verdictFile];
