import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({ config: () => loadConfig() });
const { rslibConfig, environmentConfigs, origin } = await rslib.inspectConfig();

console.log(typeof rslibConfig);
console.log(environmentConfigs.length, Object.keys(origin));
console.log(origin.environmentConfigs.main.output.target);
