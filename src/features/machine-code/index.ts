import type { Feature } from "../../pipeline/feature.ts";

export const machineCode: Feature = {
  explainer: async () => (await import("./effects/explain-machine-code.ts")).machineCodeExplainer,
};
