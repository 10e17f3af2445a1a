import { createRequire } from 'node:module';
import { join } from 'node:path';
import { emitDts } from 'svelte2tsx';

await emitDts({
  libRoot: join(import.meta.dirname, 'src'),
  tsconfig: 'tsconfig.json',
  declarationDir: 'dist',
  svelteShimsPath: createRequire(import.meta.url).resolve('svelte2tsx/svelte-shims-v4.d.ts'),
});
