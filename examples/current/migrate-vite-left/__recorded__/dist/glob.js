const pages = import.meta.glob('./pages/*.ts');
export { pages };
