import { createApi } from "../../../../src/publish/api/api.ts";
import { createWaitBudget } from "../../../../src/publish/api/wait-budget.ts";
import { writeRecords } from "../../../../src/publish/history/write-records.ts";

// A process that adds the record in FILE, to be killed by a test.
const { API_URL: apiUrl = "", TOKEN: token = "", FILE: file = "" } = process.env;
const ignore = (): void => undefined;
const log = {
  info: ignore,
  warning: ignore,
  detail: ignore,
  output: ignore,
  running: ignore,
  group: <T>(_: string, body: () => Promise<T>) => body(),
};
const waitBudget = createWaitBudget({ limitMs: 60_000, stop: new AbortController().signal });
const place = { repository: { owner: "octo-org", name: "llm" }, branch: "llm-profile-history" };
await writeRecords(createApi({ token, apiUrl, log, waitBudget }), place, [JSON.parse(file)], "Add records");
