import { isSea } from 'node:sea';
import { parseArgs } from 'node:util';
import kebabCase from 'lodash/kebabCase.js';

const { positionals } = parseArgs({ allowPositionals: true });
console.log(kebabCase(positionals.join(' ')), isSea());
