const port = '8080';
export { port };
