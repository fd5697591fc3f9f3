import { LlmProfileError, StoppedError } from "../../errors.ts";
import { failure, ok, warning, type Check } from "./context.ts";

/** Can profilers be kept from reading other processes' environments. */
export const checkIsolation: Check = async (context) => {
  try {
    const { kind, note } = await context.isolation();
    if (kind === "pid-namespace") return [ok("isolation", note)];
    const hint =
      kind === "none"
        ? "Start the container with --cap-add=SYS_ADMIN --security-opt apparmor=unconfined. Without it a report holds what all visible processes have in their environments."
        : "Nothing need be done. For a PID namespace: --cap-add=SYS_ADMIN --security-opt apparmor=unconfined.";
    return [warning("isolation", note, hint)];
  } catch (error) {
    if (!(error instanceof LlmProfileError) || error instanceof StoppedError) throw error;
    const message = error.why === undefined ? error.message : `${error.message} ${error.why}`;
    return [failure("isolation", message, error.hint ?? "Set isolation to auto.")];
  }
};
