import { copyFileSync, readFileSync } from 'node:fs';
import { inject } from 'postject';

const target = process.platform === 'win32' ? 'dist/slug.exe' : 'dist/slug';
copyFileSync(process.execPath, target);
await inject(target, 'NODE_SEA_BLOB', readFileSync('dist/slug.blob'), {
  sentinelFuse: 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2',
  machoSegmentName: 'NODE_SEA',
});
