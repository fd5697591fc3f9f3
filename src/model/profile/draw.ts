import * as z from "zod";
import { text, texts } from "../schema.ts";

/** An autotuner chooses by measuring, so another cold start may choose differently. */
export const drawSchema = z.object({
  id: text.describe(
    "Names the cold start in which the choices were made. The head has the base's if it got the base's choices.",
  ),
  ownKernels: texts.describe(
    "Kernels that only this side has, or whose source differs. Each round after the first tuned them anew.",
  ),
});

export type Draw = z.infer<typeof drawSchema>;
