/**
 * The mean of some numbers; undefined for none.
 *
 * @param {readonly number[]} values
 * @returns {number | undefined}
 */
export declare function average(values: readonly number[]): number | undefined;
