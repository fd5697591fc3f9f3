import { agents } from "../features/agents/index.ts";
import { bisect } from "../features/bisect/index.ts";
import { calibrate } from "../features/calibrate/index.ts";
import { demo } from "../features/demo/index.ts";
import { doctor } from "../features/doctor/index.ts";
import { dryRun } from "../features/dry-run/index.ts";
import { history } from "../features/history/index.ts";
import { importCommand } from "../features/import-command/index.ts";
import { init } from "../features/init/index.ts";
import { lines } from "../features/lines/index.ts";
import { machineCode } from "../features/machine-code/index.ts";
import { prune } from "../features/prune/index.ts";
import { trace } from "../features/trace/index.ts";
import type { Feature } from "../pipeline/feature.ts";

/** All features. Commands are listed in this order in the help. The trace comes before the verdict, which names the other files. */
export const features: readonly Feature[] = [
  trace,
  lines,
  machineCode,
  agents,
  calibrate,
  bisect,
  doctor,
  prune,
  history,
  init,
  importCommand,
  dryRun,
  demo,
];
