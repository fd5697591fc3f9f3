import { data, Evaluator, Lexer, Parser } from "@actions/expressions";

/** Whether an `if:` holds, by GitHub's own evaluator. `contexts` are plain JSON: `{github: {event_name: "push"}}`. */
export function holds(condition: string, contexts: Readonly<Record<string, unknown>>): boolean {
  const [, inner] = /^\s*\$\{\{([^]*)\}\}\s*$/.exec(condition) ?? [];
  const { tokens } = new Lexer(inner ?? condition).lex();
  const expression = new Parser(tokens, Object.keys(contexts), []).parse();
  const values: unknown = JSON.parse(JSON.stringify(contexts), data.reviver);
  if (!(values instanceof data.Dictionary)) throw new Error("Contexts are a map.");
  const result = new Evaluator(expression, values).evaluate();
  return result.coerceString() !== "" && result.coerceString() !== "false";
}

/** The expressions in a text, without their braces. */
export function expressionsIn(text: string): string[] {
  return [...text.matchAll(/\$\{\{([^]*?)\}\}/g)].map(([, expression = ""]) => expression.trim());
}
