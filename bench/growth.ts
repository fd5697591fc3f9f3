import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { parseNameRules } from "../src/compare/identity/name-rules.ts";
import { matchesGlob } from "../src/compare/policy/glob.ts";
import { redactCommand } from "../src/model/secrets.ts";
import type { Profile, ProfileKernel } from "../src/model/profile/profile.ts";
import { examine, type CaptureToExamine } from "../src/pipeline/capture/examine.ts";
import { comparisonComment, jobSummary } from "../src/report/comment/comment.ts";
import { kernelLabels } from "../src/report/kernel-label.ts";
import { productGate } from "./statistics/gates.ts";
import { recordedDecode } from "./statistics/workload.ts";

/*
 * Whether time grows as the work does: each step with n and with 4 n of what it works on, in one process, the fastest of
 * three. 4 is linear, 16 quadratic. Exits with 1 where one grows more than 9-fold: node bench/growth.ts [N]
 */

const mostGrowth = 9;
const repeats = 3;
const few = Number(process.argv[2] ?? 2_500);

const recordedReports = new URL("../__tests__/fixtures/recorded/nsys-2023.4.4/", import.meta.url);
const directory = mkdtempSync(join(tmpdir(), "llm-profile-bench-"));
const workload = recordedDecode();
const gate = productGate();
const ruleText = readFileSync(new URL("../conf/kernel-names.yml", import.meta.url), "utf8");

/** The recorded range, with so many kernels under such names. */
function profileOf(kernels: number, nameOf: (index: number) => string): Profile {
  const recorded = workload.kernels;
  const made = Array.from({ length: kernels }, (_, index): ProfileKernel => {
    const one = recorded[index % recorded.length];
    if (one === undefined) throw new Error("The recording has kernels.");
    const name = nameOf(index);
    return { ...one.kernel, name, shortName: name };
  });
  return { ...workload.profile, ranges: [{ ...workload.range, kernels: made }] };
}

const letters = (index: number): string =>
  `${"abcdefghij".charAt(index % 10).repeat(1 + (index % 700) / 10)}${String(index)}`;
const mention = "@octocat|".repeat(20);

/** A capture of ranges under so many names, one after the other; the caller removes its file. */
function captureWith(path: string, names: number): CaptureToExamine {
  writeFileSync(path, gunzipSync(readFileSync(new URL("prefill.sqlite.gz", recordedReports))));
  const database = new DatabaseSync(path);
  database.exec(`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(names - 1)})
    INSERT INTO NVTX_EVENTS (start, "end", eventType, text, globalTid, domainId)
    SELECT e.start + i * 10, e.start + i * 10 + 9, e.eventType, 'op ' || i, e.globalTid, e.domainId
    FROM n, NVTX_EVENTS AS e WHERE e.text = 'prefill'`);
  database.close();
  return {
    label: "round 1",
    end: { kind: "known", outcome: "exited", exitCode: 0, seconds: 1, allowed: [0], timeLimitSeconds: null },
    reports: [{ source: path, sqlite: path, kernelSummary: null, rangeSummary: null, summarized: false }],
    wanted: [],
    gated: false,
    requireKernels: true,
  };
}

interface Step {
  readonly name: string;
  /** What is timed, for so many kernels; what it needs is made before. */
  readonly prepare: (kernels: number) => () => unknown;
}

const steps: readonly Step[] = [
  {
    name: "compare: one program with itself",
    prepare: (kernels) => {
      const side = profileOf(kernels, (index) => `kernel_${letters(index)}`);
      return () => gate({ base: side, head: side }, null);
    },
  },
  {
    name: "compare: no kernel's name on both sides",
    prepare: (kernels) => {
      const base = profileOf(kernels, (index) => `old_${letters(index)}`);
      const head = profileOf(kernels, (index) => `young_${letters(index)}`);
      return () => gate({ base, head }, null);
    },
  },
  {
    name: "comment and job summary of the second",
    prepare: (kernels) => {
      const base = profileOf(kernels, (index) => `old_${letters(index)}${mention}`);
      const head = profileOf(kernels, (index) => `young_${letters(index)}${mention}`);
      const comparison = gate({ base, head }, null);
      const section = { title: null, comparison, head, failure: null, fails: true, baselineAge: null, artifact: null };
      return () => [
        comparisonComment("title", comparison, head, true),
        jobSummary({ title: "title", sections: [section], links: { run: null, artifact: null }, notes: [] }),
      ];
    },
  },
  {
    name: "gate: ranges under as many names",
    prepare: (names) => {
      const capture = captureWith(join(directory, `${String(names)}.sqlite`), names);
      return () => examine(capture, { attribution: "auto", families: [], operators: false });
    },
  },
  ...["_1x1", "_0d1d", "cute::C<1>, ", "triton_a_fused_", "(int)1, ", "flash::<", "{lambda(", "_GLOBAL__N__"].map(
    (part): Step => ({
      name: `names of ${part}${part}…`,
      prepare: (kernels) => {
        const starts = ["nvjet_", "cutlass_8", "xmma", "gemv", "Marlin<", "flash::CollectiveMainloopX<1, cute::tuple<"];
        const hostile = starts.map((start) => start + part.repeat((kernels * 1.9) / part.length));
        const rules = parseNameRules(ruleText); // Each remembers what it was asked.
        return () => hostile.map(rules.general);
      },
    }),
  ),
  ...["*", " ", "& ", "[lambda(", "{lambda()#1},", "a,", "a::", "(a"].map((part): Step => ({
    name: `labels of k<${part}${part}…>`,
    prepare: (length) => {
      // At the bench's own n the longer ones would not be read at all.
      const body = part.repeat((length * 0.7) / part.length);
      const names = Array.from({ length: 20 }, (_, index) => `void k${String(index)}<a${body}b>(int)`);
      return () => kernelLabels(names, 60);
    },
  })),
  ...["a=$(", "x-api-key:", '--api-key "', "@://:"].map((part): Step => ({
    name: `a command of ${part}${part}…`,
    prepare: (kernels) => {
      const command = part.repeat((kernels * 1.9) / part.length);
      return () => redactCommand(command);
    },
  })),
  {
    name: "the pattern *a*a*a*a*a*a*b on aaaa…",
    prepare: (kernels) => {
      const name = "a".repeat(kernels * 2);
      return () => matchesGlob("*a*a*a*a*a*a*b", name);
    },
  },
];

function fastestMs(prepare: Step["prepare"], kernels: number): number {
  return Math.min(
    ...Array.from({ length: repeats }, () => {
      const body = prepare(kernels);
      const startedMs = performance.now();
      body();
      return performance.now() - startedMs;
    }),
  );
}

console.log(`${"".padEnd(44)} ${`n = ${String(few)}`.padStart(12)} ${`n = ${String(4 * few)}`.padStart(12)}   growth`);
try {
  for (const { prepare } of steps) fastestMs(prepare, few); // What is compiled meanwhile is not timed.
  for (const { name, prepare } of steps) {
    const [fewMs, manyMs] = [fastestMs(prepare, few), fastestMs(prepare, 4 * few)];
    const growth = manyMs / fewMs;
    const figures = [fewMs, manyMs].map((ms) => `${ms.toFixed(1)} ms`.padStart(12)).join(" ");
    console.log(`${name.padEnd(44)} ${figures}   ${growth.toFixed(1)}×`);
    if (growth > mostGrowth) process.exitCode = 1;
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
