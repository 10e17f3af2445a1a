/** Address, below the base, of the dev server's stream of problems. */
export const PROBLEMS_PATH = '/__problems';
