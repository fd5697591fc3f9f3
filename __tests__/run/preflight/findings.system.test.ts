import { test } from "@jest/globals";
import { checkGpu, checkGpuBusy } from "../../../src/run/preflight/machine-checks.ts";
import { checkNcu } from "../../../src/run/preflight/ncu.ts";
import { checkCudaVersion, checkEnvironment, checkNsys, checkStats } from "../../../src/run/preflight/nsys-checks.ts";
import { expectFinding, type FindingCase } from "./finding-case.ts";

const nsys = (FAKE_NSYS: string) => ({ environment: { FAKE_NSYS } });
const smi = (FAKE_SMI: string) => ({ environment: { FAKE_SMI } });
const brokenNcu = { environment: { FAKE_NCU: "broken" } };

test.each<FindingCase>([
  ["a missing library", checkNsys, nsys("loader"), "nsys error", /exited with 127: .*libdw\.so\.1/],
  ["an nsys from 2020", checkNsys, nsys("old"), "nsys error", /2020\.4\.3\.7-10543b6 is too old/],
  ["a program that isn't nsys", checkNsys, nsys("strange"), "nsys warning", /Netscape/],
  ["an nsys stats that fails with 0", checkStats, nsys("no-module"), "nsys-stats error", /No module named 'nsysstats'/],
  ["an nsys stats without output", checkStats, nsys("mute"), "nsys-stats warning", /Can't tell/],
  [
    "no CPU sampling",
    checkEnvironment,
    nsys("no-sampling"),
    "nsys-environment warning",
    /Paranoid Level = 4: Fail; Sampling trigger event available: Fail\.$/,
  ],
  ["a broken ncu", checkNcu, brokenNcu, "ncu warning", /doesn't work/],
  ["a broken ncu, which is required", checkNcu, { ...brokenNcu, ncuNeed: "required" }, "ncu error", /doesn't work/],
  ["a driver that doesn't answer", checkGpu, smi("no-driver"), "gpu error", /couldn't communicate/],
  ["a GPU that isn't needed", checkGpu, { ...smi("no-driver"), requireKernels: false }, "gpu note", /No usable GPU/],
  ["a missing GPU number", checkGpu, { ...smi("two"), gpuIndex: 3 }, "gpu error", /GPU 3 .* lists 0, 1\./],
  ["a busy GPU", checkGpuBusy, smi("busy"), "gpu-busy warning", /GPU 0 .* 40 GiB, utilization 87%/],
  ["an idle GPU beside a busy one", checkGpuBusy, { ...smi("two"), gpuIndex: 0 }, "gpu-busy note", /GPU 0 is idle/],
  ["a busy GPU beside an idle one", checkGpuBusy, { ...smi("two"), gpuIndex: 1 }, "gpu-busy warning", /GPU 1/],
  ["a GPU of unknown use", checkGpuBusy, smi("unified"), "gpu-busy warning", /GPU 0 .* utilization unknown/],
  ["an nsys older than the driver", checkCudaVersion, {}, "nsys-cuda warning", /up to 12\.4, .* up to 13\.0/],
])("reports a finding about %s", expectFinding);
