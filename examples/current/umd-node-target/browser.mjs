import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

// A global object without Node.js in it, as a browser has.
const window = createContext({});
try {
  runInContext(readFileSync('dist/index.js', 'utf8'), window);
} catch (error) {
  console.log(String(error));
}
