import { mergeRslibConfig } from '@rslib/core';
import base from '../../rslib.base.ts';

export default mergeRslibConfig(base, {
  // The same id: merged into the item of the base.
  lib: [{ id: 'esm', banner: { js: '/* @acme/greeter */' } }],
});
