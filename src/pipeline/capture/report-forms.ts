/** Suffixes of the files that hold the environment of what was profiled; `.gz` may follow. */
export const reportForms = ["nsys-rep", "qdrep", "qdstrm", "sqlite", "ncu-rep"] as const;
