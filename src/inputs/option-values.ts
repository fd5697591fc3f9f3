import { InvalidArgumentError } from "commander";

/** An unset variable of the shell arrives as an empty text: as a path that would be the current folder, as a base none. */
export function given(value: string): string {
  if (value.trim() === "") throw new InvalidArgumentError("It is empty: if it comes from a variable, is that set?");
  return value;
}
