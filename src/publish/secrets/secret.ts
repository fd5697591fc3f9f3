/** A value that must not leave the machine, under the name of the variable that holds it. Only the name is ever shown. */
export interface Secret {
  readonly name: string;
  readonly value: string;
}
