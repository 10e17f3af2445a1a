/** Doubles a number and adds one. */
/*! @license MIT */
export function doubleAndAddOne(argument: number): number {
  // twice
  const intermediate = argument * 2;
  return intermediate + 1;
}
