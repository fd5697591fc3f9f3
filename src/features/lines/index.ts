import type { Feature } from "../../pipeline/feature.ts";

export const lines: Feature = {
  explainer: async () => (await import("./effects/explain-lines.ts")).linesExplainer,
};
