import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

// A global object without Node.js in it, as a browser has.
const window = createContext({});
runInContext(readFileSync('dist/index.js', 'utf8'), window);
console.log(window.Greeter.greet('browser'));
