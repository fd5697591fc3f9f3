// The entries check this before they load anything else: an older Node would fail at a module that it lacks, with a stack
// trace. What they and this file are made of is what Node 10 can read: a dynamic import, and no top-level await.

/** Why this Node can't run us; null where it can. */
export const nodeTooOld =
  Number(process.versions.node.split(".")[0]) < 24
    ? `llm-profile needs Node 24 or newer; this is v${process.versions.node}.`
    : null;
