export const host: string = 'Node.js';
