import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { chromium, type Browser } from "playwright-core";
import { commentLimits, commentPage, measureScript } from "../../../scripts/comments/comment-page.ts";
import { chromiumPath } from "../../support/programs.ts";

let browser: Browser | null = null;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath ?? "", args: ["--no-sandbox", "--disable-gpu"] });
});
afterAll(async () => browser?.close());

// Nobody's names are as long as those that an attacker chooses.
const comments = readdirSync("docs/comments").filter((name) => !/^(?:README|hostile-names)\.md$/.test(name));

test.each(comments)("fits the comment %s on one screen and on a phone, uncut", async (name) => {
  const page = await browser?.newPage();
  const text = readFileSync(`docs/comments/${name}`, "utf8");
  for (const [width, most] of Object.entries(commentLimits)) {
    await page?.setViewportSize({ width: Number(width), height: 900 });
    await page?.setContent(commentPage(text));
    const size = await page?.evaluate<{ height: number; cutOff: number }>(measureScript);
    expect([width, size?.cutOff]).toEqual([width, 0]);
    expect(size?.height).toBeLessThanOrEqual(most);
  }
  await page?.close();
});
