import type { Feature } from "../../pipeline/feature.ts";
import { addHistory } from "./command.ts";

export const history: Feature = {
  command: addHistory,
  jobPart: async () => (await import("./job.ts")).historyPart,
  mode: { name: "history", job: async () => (await import("./effects/history-job.ts")).runHistoryJob },
};
