import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: { lib: [{ source: { entry: { index: './src/missing.ts' } } }] },
});

try {
  await rslib.build();
} catch (error) {
  for (const { message } of error.errors ?? [error]) console.log('caught', message);
}
