const host = 'Node.js';
export { host };
