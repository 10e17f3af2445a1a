const host = 'a browser';
export { host };
