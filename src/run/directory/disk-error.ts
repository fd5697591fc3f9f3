import { errorMessage, ToolError } from "../../errors.ts";
import { errorCode } from "./error-code.ts";

const full = {
  id: "disk-full",
  hint: "Free space, lower keep-runs, or set `out` (for temporary files TMPDIR) to another disk.",
};
const failing = {
  id: "disk-failed",
  hint: "Set `out` (for temporary files TMPDIR) to another disk. The kernel's log (`dmesg`) says more of this one.",
};

/** By the code of the system error, see errno(3). */
const troubles: Readonly<Record<string, { readonly id: string; readonly what: string; readonly hint: string }>> = {
  ENOSPC: { ...full, what: "The disk is full." },
  EDQUOT: { ...full, what: "The disk quota is used up." },
  EROFS: { ...failing, what: "The disk can be read only." },
  EIO: { ...failing, what: "The disk, or the share, cannot be read or written." },
};

/**
 * A system error that means a full or failing disk as a ToolError; anything else as it is. `place` is what was written to,
 * told where the error itself names no file; null where that is not known.
 */
export function explainDiskError(error: unknown, place: string | null): unknown {
  const trouble = troubles[errorCode(error)];
  if (trouble === undefined) return error;
  const file = typeof error === "object" && error !== null && "path" in error ? String(error.path) : place;
  return new ToolError({
    ...trouble,
    ...(file === null ? {} : { where: file }),
    why: errorMessage(error),
    cause: error,
  });
}
