/** Address, below the base, of the stream of problems; the dev server alone answers it. */
export const PROBLEMS_PATH = '/__problems';
