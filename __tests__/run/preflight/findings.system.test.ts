import { test } from "@jest/globals";
import { checkGpu, checkGpuBusy } from "../../../src/run/preflight/machine-checks.ts";
import { checkNcu } from "../../../src/run/preflight/ncu.ts";
import { checkCudaVersion, checkEnvironment, checkNsys, checkStats } from "../../../src/run/preflight/nsys-checks.ts";
import { expectFinding, type FindingCase } from "./finding-case.ts";

const cases: readonly FindingCase[] = [
  {
    name: "a library is missing",
    check: checkNsys,
    expected: ["nsys", "error", /doesn't work here\. The command exited with 127: .*libdw\.so\.1/],
    change: { environment: { FAKE_NSYS: "loader" } },
  },
  {
    name: "an nsys of 2020",
    check: checkNsys,
    expected: ["nsys", "error", /2020\.4\.3\.7-10543b6 is too old/],
    change: { environment: { FAKE_NSYS: "old" } },
  },
  {
    name: "another program",
    check: checkNsys,
    expected: ["nsys", "warning", /doesn't report its version: Netscape/],
    change: { environment: { FAKE_NSYS: "strange" } },
  },
  {
    name: "a broken nsys stats that ends with 0",
    check: checkStats,
    expected: ["nsys-stats", "error", /No module named 'nsysstats'/],
    change: { environment: { FAKE_NSYS: "no-module" } },
  },
  {
    name: "nsys stats says nothing",
    check: checkStats,
    expected: ["nsys-stats", "warning", /Can't tell if nsys stats works/],
    change: { environment: { FAKE_NSYS: "mute" } },
  },
  {
    name: "no CPU sampling",
    check: checkEnvironment,
    expected: ["nsys-environment", "warning", /Paranoid Level = 4: Fail; Sampling trigger event available: Fail\.$/],
    change: { environment: { FAKE_NSYS: "no-sampling" } },
  },
  {
    name: "a broken ncu",
    check: checkNcu,
    expected: ["ncu", "warning", /doesn't work/],
    change: { environment: { FAKE_NCU: "broken" } },
  },
  {
    name: "a broken ncu, without which the run would fail",
    check: checkNcu,
    expected: ["ncu", "error", /doesn't work/],
    change: { environment: { FAKE_NCU: "broken" }, ncuNeed: "required" },
  },
  {
    name: "no communication with the driver",
    check: checkGpu,
    expected: ["gpu", "error", /nvidia-smi failed: NVIDIA-SMI has failed because it couldn't communicate/],
    change: { environment: { FAKE_SMI: "no-driver" } },
  },
  {
    name: "a GPU that is not there",
    check: checkGpu,
    expected: ["gpu", "error", /GPU 3 doesn't exist; nvidia-smi lists 0, 1\./],
    change: { gpuIndex: 3, environment: { FAKE_SMI: "two" } },
  },
  {
    name: "a busy GPU",
    check: checkGpuBusy,
    expected: ["gpu-busy", "warning", /GPU 0 is in use: memory in use 40 GiB, utilization 87%/],
    change: { environment: { FAKE_SMI: "busy" } },
  },
  {
    name: "another GPU is busy",
    check: checkGpuBusy,
    expected: ["gpu-busy", "note", /GPU 0 is idle/],
    change: { gpuIndex: 0, environment: { FAKE_SMI: "two" } },
  },
  {
    name: "the chosen GPU is busy",
    check: checkGpuBusy,
    expected: ["gpu-busy", "warning", /GPU 1 is in use/],
    change: { gpuIndex: 1, environment: { FAKE_SMI: "two" } },
  },
  {
    name: "a GPU without figures",
    check: checkGpuBusy,
    expected: ["gpu-busy", "warning", /Can't tell if GPU 0 is in use: memory in use unknown, utilization unknown/],
    change: { environment: { FAKE_SMI: "unified" } },
  },
  {
    name: "an nsys older than the driver",
    check: checkCudaVersion,
    expected: [
      "nsys-cuda",
      "warning",
      /knows CUDA up to 12\.4, but the driver supports up to 13\.0.*Unknown runtime API function index/,
    ],
    change: {},
  },
];

test.each(cases)("$name: $expected.0 $expected.1", expectFinding);
