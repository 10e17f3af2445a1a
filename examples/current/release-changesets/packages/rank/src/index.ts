/** Name at a rank counted from 1, or from the end when negative. */
export const at = (list: readonly string[], rank: number): string | undefined =>
  list.at(rank > 0 ? rank - 1 : rank);
