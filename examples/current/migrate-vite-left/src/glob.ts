export const pages = import.meta.glob('./pages/*.ts');
