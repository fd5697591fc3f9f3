import { wholeProgram } from "./nsys-options.ts";
import {
  asIs,
  optionsAlike,
  noted,
  setsIfAllowed,
  refused,
  sets,
  anyNumber,
  oneOfValues,
  type GivenOptions,
  type Outcome,
  type ToolOption,
} from "./option.ts";

const kernelsAreChosen =
  "we choose the kernels that take the most time in the ranges; see `ncu.top-kernels` and `ncu.launches-per-kernel`";
const yesValues = ["yes", "on", "true", "1"];
const numbersAreShown = "profile.json and the reports show the numbers";
const noCapture = "With this option, ncu doesn't profile a program.";

/**
 * Options of `ncu`, from NVIDIA's manual (2025.3). On a GPU, we tried only the options in `ownNcuOptions`.
 */
export const ncuOptions: readonly ToolOption[] = [
  { long: "--set", becomes: (value) => sets("ncu.set", value) },
  { long: "--section", becomes: (value) => sets("ncu.sections", [value]) },
  {
    long: "--metrics",
    becomes: (value) => {
      const names = value.split(",").filter((name) => name !== "");
      return names.length === 0 ? refused("The option doesn't name a metric.") : sets("ncu.metrics", names);
    },
  },
  {
    long: "--replay-mode",
    becomes: (value) => setsIfAllowed("ncu.replay-mode", ["kernel", "application", "range", "app-range"], value),
  },
  {
    long: "--clock-control",
    values: oneOfValues("none", "base"),
    becomes: noted("we don't change the machine's clocks"),
  },
  { long: "--cache-control", values: oneOfValues("none", "all"), becomes: asIs },
  {
    long: "--filter-mode",
    becomes: noted("we count launches per launch configuration if this ncu supports that"),
  },
  { long: "--nvtx", takesValue: false, becomes: noted("`ranges` are always NVTX ranges") },
  { long: "--nvtx-include", becomes: readNvtxInclude },
  {
    long: "--nvtx-exclude",
    becomes: noted("kernels count for the ranges that launch them; name those ranges under `ranges`"),
  },
  { long: "--export", short: "-o", becomes: sets("ncu.keep-report", true) },
  {
    long: "--force-overwrite",
    short: "-f",
    takesValue: false,
    becomes: noted("each run has its own directory"),
  },
  { long: "--target-processes", values: oneOfValues("all", "application-only"), becomes: noted("we always use all") },
  { long: "--kernel-name", short: "-k", becomes: noted(kernelsAreChosen) },
  { long: "--launch-count", short: "-c", values: anyNumber, becomes: noted(kernelsAreChosen) },
  {
    long: "--launch-skip",
    short: "-s",
    values: anyNumber,
    becomes: noted("a range's `skip` leaves out its first instances"),
  },
  ...optionsAlike("--launch-skip-before-match", noted("a range's `skip` leaves out its first instances"), {
    values: anyNumber,
  }),
  ...optionsAlike("--kernel-id", noted(kernelsAreChosen)),
  ...optionsAlike("--kernel-name-base", noted(kernelsAreChosen), {
    values: oneOfValues("function", "demangled", "mangled"),
  }),
  {
    long: "--kill",
    values: oneOfValues(...yesValues, "no", "off", "false", "0"),
    // Ending early needs kernel replay and a known number of launches.
    becomes: (value, options) =>
      yesValues.includes(value) && (options.get("--replay-mode") ?? "kernel") === "kernel"
        ? sets("ncu.end-early", true)
        : noted("the program runs to its end"),
  },
  ...optionsAlike("--csv --print-fp", noted(numbersAreShown), { takesValue: false }),
  ...optionsAlike(
    `
      --page --print-summary --print-units --print-details --print-metric-name --print-metric-attribution
      --print-metric-instances --print-kernel-base --print-nvtx-rename --print-rule-details --print-source
      --log-file --resolve-source-file`,
    noted(numbersAreShown),
  ),
  ...optionsAlike("--quiet --verbose --open-in-ui", noted("llm-profile has its own `--quiet` and `--verbose`"), {
    takesValue: false,
  }),
  ...optionsAlike("--config-file --config-file-path", noted("write the options of that file on the command line")),
  ...optionsAlike(
    `
      --apply-rules --section-folder --section-folder-recursive --rule --import-source --source-folders
      --import-sass --devices --profile-from-start --graph-profiling --range-filter --range-replay-options
      --app-replay-buffer --app-replay-match --app-replay-mode --check-exit-code --nvtx-push-pop-scope
      --null-stdin --pm-sampling-interval --pm-sampling-buffer-size --pm-sampling-max-passes
      --warp-sampling-interval --warp-sampling-max-passes --warp-sampling-buffer-size --sampling-interval
      --sampling-max-passes --sampling-buffer-size --call-stack-type --communicator --communicator-num-peers
      --communicator-tcp-num-peers --lockstep-kernel-launch --lockstep-nccl-launch --target-processes-filter`,
    asIs,
  ),
  ...optionsAlike("--call-stack --disable-extra-suffixes --support-32bit", asIs, { takesValue: false }),
  ...optionsAlike(
    "--mode --hostname --port --max-connections",
    refused("llm-profile starts the program under ncu itself."),
  ),
  {
    long: "--import",
    short: "-i",
    becomes: refused("This option reads an existing report. Use `llm-profile analyze --ncu FILE` for that."),
  },
  { long: "--help", short: "-h", takesValue: false, becomes: refused(noCapture) },
  { long: "--version", short: "-v", takesValue: false, becomes: refused(noCapture) },
  ...optionsAlike(
    "--list-sections --list-sets --list-rules --list-metrics --list-chips --query-metrics",
    refused(noCapture),
    {
      takesValue: false,
    },
  ),
];

export function addNcuDefaults(options: GivenOptions, hasRanges: boolean): Outcome[] {
  const collects = ["--set", "--section", "--metrics"].some((name) => options.has(name));
  return [
    ...(hasRanges ? [] : [wholeProgram]),
    ...(collects
      ? [sets("ncu.preset", null)]
      : [noted("ncu.preset is quick, which takes one pass; `ncu.set: basic` collects what ncu collects by default")]),
    noted("nsys runs first and finds the kernels that ncu measures"),
  ];
}

/** `range/` is push/pop, `range` start/end, each with an optional `domain@`. Other expressions combine several ranges. */
function readNvtxInclude(value: string): Outcome {
  const [, domain, message] = /^(?:([^@/[\]*+,\\]+)@)?([^@/[\]*+,\\?]+)\/?$/.exec(value) ?? [];
  if (message === undefined || message.startsWith("regex:"))
    return noted("the filter isn't the name of one range; name the ranges under `ranges`");
  return sets("ranges", [domain === undefined ? message : `${message}@${domain}`]);
}
