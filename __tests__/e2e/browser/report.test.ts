import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import axe from "axe-core";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { compared, h100Machine, near, rangeOf, side } from "../../compare/support/sides.ts";
import type { RangeTimeline } from "../../../src/model/reports/instance-timeline.ts";
import { historyPage } from "../../../src/features/history/text/page.ts";
import { listRecentPoints } from "../../../src/features/history/text/recent-points.ts";
import { createTraceFiles } from "../../../src/features/trace/trace-archive.ts";
import { timelinesOf } from "../../analyze/instances/support.ts";
import {
  historyMadeAt,
  hostileHistory,
  longHistory,
  nightlyHistory,
} from "../../features/history/support/made-histories.ts";
import { madeSample } from "../../fixtures/profiles.ts";
import { unpackRecording } from "../../fixtures/recorded.ts";
import { madeKernel, madeTimeline } from "../../fixtures/timelines.ts";
import { untar } from "../../features/trace/support/decode.ts";
import { testDirectory } from "../../run/support/directory.ts";
import { cases, hostile, recordedSides } from "../../report/comment/support/cases.ts";
import { assets, page, pagesOf } from "../../report/html/support/page.ts";
import { chromiumPath } from "../../support/programs.ts";

const folder = testDirectory();
const files = new Map<string, string>();
let browser: Browser | null = null;

/** What others may choose, each as bad as it gets: were one of them to run, the page's title would say so. */
const hostileNames = [
  "<img src=x onerror=\"document.title='run'\">",
  "</script><script>document.title='run'</script>",
  "</style><script>document.title='run'</script>",
  '" onmouseover="document.title=\'run\'" x="',
  "\u202eright\u2067 to left \u05d0\u05d1",
  "a".repeat(4000),
];

async function recordedTimelines(recording: string): Promise<RangeTimeline[]> {
  using file = unpackRecording(recording);
  return timelinesOf(file.path, ["decode"]);
}

beforeAll(async () => {
  const sides = await recordedSides();
  const { sdpa, eager } = sides;
  const comparison = compared(sdpa, eager, { interleaved: false });
  const timelines = {
    base: await recordedTimelines("examples/recordings/llm-decode-sdpa/round-1.sqlite.gz"),
    head: await recordedTimelines("examples/recordings/llm-decode-eager/round-1.sqlite.gz"),
  };
  const trace = createTraceFiles({ timelines, base: sdpa, head: eager })[0]?.trace ?? null;
  const pages = {
    recorded: page({
      ...{ timelines, trace },
      base: sdpa,
      head: eager,
      comparison,
      fails: true,
      commands: [["llm-profile", "compare"]],
      history: listRecentPoints(nightlyHistory(), "bench (h100)"),
    }),
    history: historyPage(nightlyHistory(), historyMadeAt, assets),
    "history-long": historyPage(longHistory(2000, 3), historyMadeAt, assets),
    "history-hostile": historyPage(hostileHistory(hostileNames), historyMadeAt, assets),
    alone: page({ head: sdpa }),
    measured: withEverything(),
    slower: pagesOf(cases["kernel-slower"]?.(sides) ?? hostile([]))[0] ?? "",
    metrics: pagesOf(cases["metrics"]?.(sides) ?? hostile([]))[0] ?? "",
    hostile: withHostileTimelines(),
  };
  for (const [name, text] of Object.entries(pages)) addPage(name, text);
  browser = await chromium.launch({ executablePath: chromiumPath ?? "", args: ["--no-sandbox", "--disable-gpu"] });
});

afterAll(async () => browser?.close());

function addPage(name: string, text: string): void {
  const file = join(folder, `${name}.html`);
  writeFileSync(file, text);
  files.set(name, file);
}

const phone = { viewport: { width: 375, height: 800 } };
const wide = { viewport: { width: 1400, height: 900 } };

/** Opens a page, does something with it, and gives what it complained of: nothing but files may be asked for. */
async function opened(
  name: string,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
): Promise<string[]> {
  const context = await browser?.newContext(options);
  if (context === undefined) throw new Error("There is no browser.");
  try {
    const tab = await context.newPage();
    const complaints: string[] = [];
    tab.on("pageerror", ({ message }) => complaints.push(message));
    tab.on("console", (message) => complaints.push(message.text()));
    tab.on("request", (request) => {
      if (request.url() !== `file://${files.get(name) ?? ""}`) complaints.push(`asks for ${request.url()}`);
    });
    await tab.goto(`file://${files.get(name) ?? ""}`);
    await use(tab);
    return complaints;
  } finally {
    await context.close();
  }
}

const unfold = "document.querySelectorAll('details').forEach((one) => { one.open = true; })";

test.each([2.3, 2.6, 60])("cuts off no axis label if a kernel takes %s times as long", async (factor) => {
  const kernels = [factor, 1].map((times) => ({ name: `times ${String(times)}`, ns: near(1e6 * times) }));
  const [base, head] = [
    side([rangeOf({ kernels: kernels.map((kernel) => ({ ...kernel, ns: near(1e6) })) })]),
    side([rangeOf({ kernels })]),
  ];
  addPage("tripled", page({ base, head, comparison: compared(base, head), fails: true }));
  await opened("tripled", wide, async (tab) => {
    expect(await tab.locator("th svg.i text", { hasText: /\+[12]00/ }).count()).toBeGreaterThan(0);
    expect(await tab.evaluate<string[]>(overlapping)).toEqual([]);
  });
});

const names = [
  ...["recorded", "alone", "measured", "slower", "metrics", "hostile"],
  ...["history", "history-long", "history-hostile"],
];

describe.each(names)("the page %s", (name) => {
  test.each([
    { width: "375 px", options: phone },
    { width: "1400 px", options: wide },
    { width: "1400 px without script", options: { ...wide, javaScriptEnabled: false } },
  ])("opens at $width without errors, requests, or overflowing content", async ({ options }) => {
    const complaints = await opened(name, options, async (tab) => {
      expect(await tab.title()).not.toBe("run");
      await tab.evaluate(unfold);
      // Without scripts of the page, ours run all the same.
      const { scroll, width } = await tab.evaluate<{ scroll: number; width: number }>(
        "({ scroll: document.documentElement.scrollWidth, width: innerWidth })",
      );
      expect(scroll).toBeLessThanOrEqual(width);
      expect(await tab.evaluate<string[]>(overlapping)).toEqual([]);
    });
    expect(complaints).toEqual([]);
  });

  test.each([
    { look: "light", options: wide },
    { look: "dark", options: { ...phone, colorScheme: "dark" as const } },
  ])("has no serious accessibility violation, $look", async ({ options }) => {
    await opened(name, { ...options, bypassCSP: true }, async (tab) => {
      await tab.addScriptTag({ content: axe.source });
      await tab.evaluate(unfold);
      const found = await tab.evaluate<{ impact: string; id: string; nodes: { html: string }[] }[]>(
        "axe.run().then(({ violations }) => violations)",
      );
      const serious = found.filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(serious.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });
  });
});

test("shows every chart without JavaScript", async () => {
  const count = async (options: BrowserContextOptions): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const name of ["measured", "recorded"])
      await opened(name, options, async (tab) => {
        for (const chart of [
          "svg.chart",
          ".fall",
          ".strips svg",
          "svg.wide",
          "svg.timeline rect",
          "svg.i .v",
          "tbody tr",
        ])
          counts[chart] = (counts[chart] ?? 0) + (await tab.locator(chart).count());
      });
    return counts;
  };
  const [without, withScript] = [await count({ ...wide, javaScriptEnabled: false }), await count(wide)];
  expect(without).toEqual(withScript);
  for (const [chart, found] of Object.entries(without)) expect([chart, found > 0]).toEqual([chart, true]);
});

describe("a report with JavaScript", () => {
  test("unfolds a section when its link is clicked", async () => {
    await opened("recorded", wide, async (tab) => {
      const facts = tab.locator("#measured table").first();
      expect(await facts.isVisible()).toBe(false);
      await tab.getByRole("link", { name: "How it was measured" }).click();
      await facts.waitFor();
    });
  });

  test("searches, filters, and sorts kernels", async () => {
    const complaints = await opened("recorded", wide, async (tab) => {
      const table = tab.locator("table[data-tools]");
      const shown = table.locator("tbody tr:visible");
      const changed = tab.getByRole("checkbox", { name: "Main changes only" });
      expect([await changed.isChecked(), await shown.count()]).toEqual([true, 12]);
      await changed.uncheck();
      expect(await shown.count()).toBe(41);
      await tab.getByRole("searchbox", { name: "Kernel" }).fill("SOFTMAX");
      expect(await shown.count()).toBe(1);
      await tab.getByRole("searchbox", { name: "Kernel" }).fill("");
      await tab.getByRole("combobox", { name: "Family" }).selectOption("gemm");
      const gemms = await shown.count();
      expect(gemms).toBeGreaterThan(3);
      await tab.getByRole("combobox", { name: "Change" }).selectOption("new");
      expect(await tab.locator("#ranges").getByRole("status").textContent()).toBe(
        `${String(await shown.count())} of 41 rows`,
      );
      expect(await shown.count()).toBeLessThan(gemms);
      await tab.getByRole("combobox", { name: "Family" }).selectOption("");
      await tab.getByRole("combobox", { name: "Change" }).selectOption("");
      await table.getByRole("button", { name: "share" }).click();
      const shares = (await table.locator("tbody tr td:nth-child(6)").allTextContents()).map(parseFloat);
      expect(shares).toEqual(shares.toSorted((one, other) => other - one));
      await table.getByRole("button", { name: "kernel" }).click();
      expect(await table.locator("th").first().getAttribute("aria-sort")).toBe("ascending");
    });
    expect(complaints).toEqual([]);
  });

  test("uses the system's color scheme until it's switched", async () => {
    const background = "getComputedStyle(document.body).backgroundColor";
    await opened("recorded", { ...wide, colorScheme: "dark" }, async (tab) => {
      const dark = await tab.evaluate<string>(background);
      await tab.getByRole("button", { name: "Light" }).click();
      const light = await tab.evaluate<string>(background);
      expect([dark, light]).toEqual(["rgb(20, 23, 28)", "rgb(255, 255, 255)"]);
    });
  });
});

describe("the trace in the page", () => {
  /** What stands in for Perfetto: as its post_message_handler.ts, it answers PING and keeps what it is given. */
  const perfetto = `<!doctype html><title>waiting</title><script>
    addEventListener("message", ({ data, source }) => {
      if (data === "PING") return source.postMessage("PONG", "*");
      if (data.perfetto === undefined) return;
      window.given = { ...data.perfetto, buffer: null };
      const reader = new FileReader();
      reader.onload = () => { given.buffer = reader.result.split(",")[1]; document.title = "given"; };
      reader.readAsDataURL(new Blob([data.perfetto.buffer]));
    });
  </script>`;

  test("opens in Perfetto on a click, and requests nothing before", async () => {
    const context = await browser?.newContext(wide);
    if (context === undefined) throw new Error("There is no browser.");
    try {
      const asked: string[] = [];
      await context.route("https://**", async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ contentType: "text/html", body: perfetto });
      });
      const tab = await context.newPage();
      await tab.goto(`file://${files.get("recorded") ?? ""}`);
      expect(asked).toEqual([]);
      await tab.getByRole("link", { name: "Timeline" }).click();
      const popup = context.waitForEvent("page");
      await tab.getByRole("button", { name: "Open one instance in Perfetto" }).click();
      const other = await popup;
      await other.waitForFunction("document.title === 'given'");
      const given = await other.evaluate<{ buffer: string; fileName: string; localOnly: boolean }>("window.given");
      expect(given).toMatchObject({ fileName: "trace.tar", localOnly: true });
      const expected = await tab.evaluate<string>("document.getElementById('trace').textContent");
      expect(given.buffer === expected).toBe(true);
      expect([...untar(Buffer.from(given.buffer, "base64")).keys()]).toContain("head.pftrace");
      expect(await tab.locator("#perfetto").getByRole("status").textContent()).toMatch(/^Perfetto has it/);
      expect(asked).toEqual(["https://ui.perfetto.dev/"]);
    } finally {
      await context.close();
    }
  });

  test("names the file to drop into Perfetto if the browser opens no tab", async () => {
    await opened("recorded", wide, async (tab) => {
      await tab.evaluate("window.open = () => null");
      await tab.getByRole("link", { name: "Timeline" }).click();
      await tab.getByRole("button", { name: "Open one instance in Perfetto" }).click();
      expect(await tab.locator("#perfetto").getByRole("status").textContent()).toContain(
        "Drop trace.tar at ui.perfetto.dev",
      );
    });
  });
});

test("prints in light colors, unfolded, and without controls", async () => {
  await opened("recorded", { ...wide, colorScheme: "dark" }, async (tab) => {
    await tab.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await tab.evaluate("getComputedStyle(document.body).backgroundColor")).toBe("rgb(255, 255, 255)");
    await tab.setViewportSize({ width: 720, height: 1000 }); // A4, less its margins.
    expect(await tab.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(720);
    expect(await tab.locator(".tools, .theme, nav").locator("visible=true").count()).toBe(0);
    const pdf = await tab.pdf();
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  });
});

/** In the page: texts of charts that lie upon each other or are cut off, and cells that are wider than their column. */
const overlapping = `(() => {
  const found = [];
  for (const chart of document.querySelectorAll("svg.chart, svg.trend, th svg.i")) {
    const boxes = [...chart.querySelectorAll("text")].map((text) => ({ text, box: text.getBoundingClientRect() }));
    const frame = chart.getBoundingClientRect();
    if (getComputedStyle(chart).overflow !== "visible")
      for (const { text, box } of boxes)
        if (box.left < frame.left || box.right > frame.right) found.push("cut off: " + text.textContent);
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 1 && down > 3) found.push(one.text.textContent + " / " + other.text.textContent);
      }
  }
  for (const cell of document.querySelectorAll("td, th"))
    if (cell.scrollWidth > cell.clientWidth + 1) found.push("too wide: " + cell.textContent.slice(0, 60));
  return found;
})()`;

/** The page of hostile names, with a timeline of them. */
function withHostileTimelines(): string {
  const { sections } = hostile(hostileNames);
  const { comparison = null, head = null } = sections[0] ?? {};
  if (head === null) throw new Error("no head");
  const [first] = head.ranges;
  const name = first?.name ?? "";
  const kernels = hostileNames.map((text, index) => {
    const kernel = madeKernel({ startNs: index * 1000, durationNs: 900 });
    return { ...kernel, type: { ...kernel.type, name: text, shortName: text } };
  });
  const [instance] = madeTimeline(0, kernels).kept;
  if (instance === undefined) throw new Error("no instance");
  const ranges = hostileNames.map((text, index) => ({
    ...({ name: text, domain: text, style: "pushpop", process: 42, thread: 42 } as const),
    ...{ startNs: index * 1000, durationNs: 900 },
  }));
  const kept = [{ ...instance, durationNs: 10_000, ranges }];
  const timeline = { name, domain: first?.domain ?? "", instances: 1, kept };
  const timelines = { base: [timeline], head: [timeline] };
  const trace = createTraceFiles({ timelines, base: head, head })[0]?.trace ?? null;
  return page({ head, base: head, comparison, timelines, trace: trace && { ...trace, holds: name } });
}

/** Rounds with clocks, a roofline, metrics that changed. */
function withEverything(): string {
  const made = (ns: number, intensity: number) => {
    const times = ["gemm", "flash_fwd", "rms_norm"].map((name, index) => ({ name, ns: near(ns / (index + 1)) }));
    const range = rangeOf({ kernels: times });
    const point = (index: number) => ({
      ...{ precision: index === 2 ? "fp32" : "tensor-bf16", flopPerSecond: 2e14 / 8 ** index },
      ...{ peakFlopPerSecond: index === 2 ? 6e13 : 9.9e14, intensity: intensity / 4 ** index },
      ...{ roofFlopPerSecond: 3e14, ridgeIntensity: 295 },
    });
    const kernels = range.kernels.map((kernel, index) => {
      const roofline = { bytesPerSecond: 2e12, peakBytesPerSecond: 3.35e12, points: [point(index)] };
      return { ...kernel, ncu: [madeSample({ registersPerThread: intensity, dramBytes: ns }, { roofline })] };
    });
    const profile = side([{ ...range, kernels }], { machine: { ...h100Machine, ncu: "2025.3.1" } });
    const gpu = {
      state: "ok" as const,
      meanSmClockMhz: 1900 + intensity,
      meanTemperatureC: 40 + intensity / 4,
      samples: 9,
      reasons: [],
    };
    return { ...profile, rounds: profile.rounds.map((round) => ({ ...round, gpu })) };
  };
  const [base, head] = [made(1e6, 80), made(1.3e6, 60)];
  return page({ base, head, comparison: compared(base, head), fails: true });
}
