const { pathToFileURL } = require('node:url');
const { here, folder, file, read } = require('./dist/index.cjs');

console.log(here === pathToFileURL(file).href, folder.endsWith('dist'), read().trim());
