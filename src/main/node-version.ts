// The entry points check this before they load anything else, because an older Node would fail on a missing module with a stack
// trace. The entry points and this file use only syntax that Node 10 can parse: dynamic imports, but no top-level await.

/** Why this Node can't run us, or null if it can. */
export const nodeTooOld =
  Number(process.versions.node.split(".")[0]) < 24
    ? `llm-profile needs Node 24 or newer; this is v${process.versions.node}.`
    : null;
