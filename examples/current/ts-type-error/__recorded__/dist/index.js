const port = '3000';
export { port };
