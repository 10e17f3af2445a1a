#!/usr/bin/env node
import { format } from './format';
import { parse } from './index';

try {
  const seconds = process.argv.slice(2).map(parse);
  console.log(format(seconds.reduce((sum, one) => sum + one, 0)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
