import { createRslib, loadConfig } from '@rslib/core';

const loaded = await loadConfig();
console.log(loaded.filePath?.endsWith('rslib.config.ts'), loaded.content.lib, loaded.dependencies);

const missing = await loadConfig({ cwd: './src' });
console.log(missing);

const rslib = await createRslib({ config: loaded });
console.log(rslib.getRslibConfig().lib);
