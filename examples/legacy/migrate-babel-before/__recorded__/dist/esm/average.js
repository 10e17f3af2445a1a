/**
 * The mean of some numbers; undefined for none.
 *
 * @param {readonly number[]} values
 * @returns {number | undefined}
 */
export function average(values) {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.length > 0 ? sum / values.length : undefined;
}