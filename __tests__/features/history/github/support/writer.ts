import { createApi } from "../../../../../src/github/api/api.ts";
import { createWaitBudget } from "../../../../../src/github/api/wait-budget.ts";
import { writeRecords } from "../../../../../src/features/history/effects/write-records.ts";
import { linesLog } from "../../../../support/log.ts";

// A process that adds the record in FILE, to be killed by a test.
const { API_URL: apiUrl = "", TOKEN: token = "", FILE: file = "" } = process.env;
const waitBudget = createWaitBudget({ limitMs: 60_000, stop: new AbortController().signal });
const place = { repository: { owner: "octo-org", name: "llm" }, branch: "llm-profile-history" };
await writeRecords(createApi({ token, apiUrl, log: linesLog(), waitBudget }), place, [JSON.parse(file)], "Add records");
