/** Tools with a page for those who come from them: its name in the folder of migrations, with capitals. */
export const MIGRATIONS = ['tsup', 'Vite', 'Rollup', 'tsdown', 'unbuild', 'tsc', 'Babel'] as const;
