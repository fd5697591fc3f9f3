import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CapturedRecord, RunRecord } from "../../../src/model/run/run-record.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { testDirectory } from "../../run/support/directory.ts";
import { runRecord } from "../../support/run-record.ts";

/** One capture of a made-up run: its range, and the recordings (`folder/name`, without suffix) that stand for its reports. */
export interface MadeCapture extends Omit<Partial<CapturedRecord>, "reports"> {
  readonly range: string;
  readonly reports: readonly string[];
}

/** A run directory as `llm-profile run` leaves it, with recorded reports in it. */
export function madeRun(captures: readonly MadeCapture[], change: Partial<RunRecord> = {}): string {
  const directory = join(testDirectory(), "20251121-100000-42-ab12");
  const records = captures.map((capture) => {
    const { range, reports, ...rest } = capture;
    const round = rest.round ?? 1;
    const folder = join("head", `round-${round}`, range, "nsys");
    mkdirSync(join(directory, folder), { recursive: true });
    for (const [index, report] of reports.entries()) {
      const instance = reports.length === 1 ? "" : `.${index + 1}`;
      copyFileSync(repositoryPath(`${report}.sqlite.gz`), join(directory, folder, `report${instance}.sqlite.gz`));
      for (const name of ["cuda_gpu_kern_sum", "nvtx_kern_sum"])
        copyFileSync(repositoryPath(`${report}_${name}.csv`), join(directory, folder, `${name}${instance}.csv`));
    }
    return {
      ...{ side: "head" as const, round, label: `round ${round}, ${range}`, folder, ranges: [range], gated: true },
      ...{ firstInstances: null, skippedInstances: [], reports: reports.length },
      ...{ outcome: "exited" as const, exitCode: 0, successExitCodes: [0], seconds: 3 },
      ...rest,
    };
  });
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, "run.json"), JSON.stringify(runRecord({ captures: records, ...change })));
  return directory;
}
