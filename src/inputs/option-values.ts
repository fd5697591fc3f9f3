import { InvalidArgumentError } from "commander";

/** Values of an option that may be given several times. */
export function collect(value: string, previous: string[]): string[] {
  return [...previous, value];
}

/** An unset variable of the shell arrives as an empty text: as a path that would be the current folder, as a base none. */
export function given(value: string): string {
  if (value.trim() === "") throw new InvalidArgumentError("It is empty: if it comes from a variable, is that set?");
  return value;
}

/** A git ref. What a workflow reads from JSON is `null` where it is not there, which the configuration takes for no base at all. */
export function givenRef(value: string): string {
  if (given(value).trim() !== "null") return value;
  throw new InvalidArgumentError(
    "That is how a value looks that is not there. A branch of this name is refs/heads/null.",
  );
}

/** As `collect`, for what has no default. */
export function collectGiven(value: string, previous: string[] = []): string[] {
  return collect(given(value), previous);
}

export function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError("It is no whole number.");
  return Number(value);
}
