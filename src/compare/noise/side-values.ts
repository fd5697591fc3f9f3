/** One value for each round of each side, such as nanoseconds; all above 0. */
export interface SideValues {
  readonly base: readonly number[];
  readonly head: readonly number[];
  /** base[i] and head[i] were measured as neighbors in time, on one GPU. */
  readonly interleaved: boolean;
  /** Of pairs: which of them measured head first. Absent or all alike: the order says nothing. */
  readonly headFirst?: readonly boolean[];
}
