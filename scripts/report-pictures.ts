/**
 * Draws parts of the demo's report.html for README.md: `npm run bundle && node scripts/report-pictures.ts` writes docs/images/report.png
 * and docs/images/timeline.png. Needs Chromium (`/usr/bin/chromium`, or CHROMIUM). Not part of `generate`, because fonts differ by machine.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = fileURLToPath(new URL("../", import.meta.url));
const picture = (name: string): string => join(root, "docs/images", name);

const folder = mkdtempSync(join(tmpdir(), "llm-profile-pictures-"));
try {
  const out = join(folder, "demo");
  const { status, stderr } = spawnSync(process.execPath, [join(root, "dist/cli.js"), "demo", "--out", out], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The demo failed: ${stderr}`);
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1040, height: 1060 }, colorScheme: "light" });
    await page.goto(`file://${join(out, "comparison", "report.html")}`);
    await page.screenshot({ path: picture("report.png") });
    await page.evaluate("document.querySelectorAll('#timeline details').forEach((one) => { one.open = true; })");
    // Scroll down to the text below the charts. The page's border isn't in the picture.
    await page.locator("#timeline figure").nth(2).scrollIntoViewIfNeeded();
    await page.locator("#timeline").screenshot({ path: picture("timeline.png") });
  } finally {
    await browser.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
