/**
 * Renders every comment in docs/comments/ with Chromium, and writes its lines and heights into docs/comments/README.md:
 * `npm run render-comments [-- FOLDER]` also writes pictures to the folder. Not part of `generate`, because fonts differ by machine.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { format } from "prettier";
import { chromiumPath } from "../__tests__/support/programs.ts";
import { commentLimits, commentPage, measureScript, openLines } from "./comments/comment-page.ts";
import { table, withParts } from "./generate/markdown.ts";

const [pictures] = process.argv.slice(2);
const folder = fileURLToPath(new URL("../docs/comments/", import.meta.url));
const readme = join(folder, "README.md");
if (chromiumPath === null) throw new Error("This needs Chromium on the PATH, or CHROMIUM.");
if (pictures !== undefined) mkdirSync(pictures, { recursive: true });

const widths = [1012, 888, 400] as const;
const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  const page = await browser.newPage();
  const rows: string[][] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md")) {
    const text = readFileSync(join(folder, file), "utf8");
    const name = file.replace(/\.md$/, "");
    const cells = [`[${name}](${file})`, String(openLines(text))];
    for (const width of widths) {
      const heights: number[] = [];
      for (const theme of ["light", "dark"] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.setContent(commentPage(text, theme));
        const { height, cutOff } = await page.evaluate<{ height: number; cutOff: number }>(measureScript);
        if (cutOff > 0 || height > commentLimits[width])
          console.error(`${name} at ${String(width)} px: ${String(height)} px high, ${String(cutOff)} px cut off`);
        heights.push(height);
        if (pictures !== undefined)
          await page.screenshot({ path: join(pictures, `${name}-${String(width)}-${theme}.png`), fullPage: true });
      }
      cells.push(`${String(Math.max(...heights))} px`);
    }
    rows.push(cells);
  }
  const heights = table(["Comment", "lines", ...widths.map((width) => `height at ${String(width)} px`)], rows);
  const text = withParts(readFileSync(readme, "utf8"), { heights });
  writeFileSync(readme, await format(text, { parser: "markdown", printWidth: 120, proseWrap: "preserve" }));
} finally {
  await browser.close();
}
