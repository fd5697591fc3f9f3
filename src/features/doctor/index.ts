import { Option } from "commander";
import type { Feature } from "../../pipeline/feature.ts";
import { createTask } from "../../pipeline/command.ts";
import {
  requireNonEmpty,
  printed,
  settings,
  addSharedOptions,
  type SharedOptions,
} from "../../settings/shared-options.ts";

interface DoctorOptions extends SharedOptions {
  readonly runs?: string;
  readonly build?: true;
  readonly requireNcu?: true;
  readonly json: boolean;
}

export const doctor: Feature = {
  command: (program, start) => {
    addSharedOptions(program.command("doctor"))
      .description(
        "check this machine's tools, GPU, permissions, isolation, and disk; works even without a GPU or tools; exit code 3 if this machine can't capture",
      )
      .option(
        "--runs <dir>",
        "summarize the past runs in this folder instead: how often each tool succeeded, and how long it took",
        requireNonEmpty,
      )
      .addOption(
        new Option(
          "--build",
          "check only the tools, not the GPU or permissions (for image builds); exit code 3 if nsys doesn't work",
        ).conflicts("runs"),
      )
      .addOption(
        new Option("--require-ncu", "like --build, but also exits with 3 if ncu doesn't work").conflicts("runs"),
      )
      .option(
        "--json",
        "print the findings and the machine's details as JSON to stdout (schema/doctor.schema.json)",
        false,
      )
      .action((options: DoctorOptions) => {
        const requireNcu = options.requireNcu === true;
        const request = {
          runs: options.runs ?? null,
          build: options.build === true || requireNcu ? { requireNcu } : null,
          settings: settings(options, []),
          ...printed(options),
        };
        start(
          createTask("doctor", request, async (request, tools) =>
            (await import("./effects.ts")).printDiagnosis(request, tools),
          ),
        );
      });
  },
};
