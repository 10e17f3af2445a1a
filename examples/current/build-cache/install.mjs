import { mkdirSync, writeFileSync } from 'node:fs';

// Writes the package "answer" into node_modules; the version stays the same.
const [, , answer] = process.argv;
mkdirSync('node_modules/answer', { recursive: true });
writeFileSync(
  'node_modules/answer/package.json',
  JSON.stringify({ name: 'answer', version: '1.0.0', type: 'module', exports: './index.js' }),
);
writeFileSync('node_modules/answer/index.js', `export const answer = ${answer};\n`);
