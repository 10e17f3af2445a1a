import { loadEnv } from '@rslib/core';

const { parsed, publicVars, cleanup } = loadEnv({ mode: 'production' });
console.log(parsed, publicVars, process.env.PUBLIC_REGION);
cleanup();
console.log(process.env.PUBLIC_REGION);
