/** Suffixes of the files that hold the environment of what was profiled; `.gz` may follow. */
export const reportForms = ["nsys-rep", "qdrep", "qdstrm", "sqlite", "ncu-rep"] as const;

/** Those of nsys itself, which also hold the command line of every process that nsys could see; an export does not. */
export const rawForms = ["nsys-rep", "qdrep", "qdstrm"] as const;
