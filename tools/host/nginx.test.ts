import { afterAll, beforeAll, describe, test } from 'vitest';
import { createContractSite } from './hostContract';
import { keepsContract } from './keepsContract';
import { findNginx, type Nginx, startNginx } from './startNginx';

const nginx = findNginx();

if (nginx) {
  describe.each(['/', '/docs/'])('tools/host/nginx.conf under %s', (base) => {
    let started: Nginx | undefined;
    beforeAll(async () => {
      started = await startNginx(nginx, await createContractSite(base));
    });
    afterAll(() => started?.child.kill());
    keepsContract(() => started?.url ?? '', base);
  });
} else {
  test.skip(
    '2026-11-20: nginx is not installed here (Debian: apt-get install nginx), so its file is not tried',
  );
}
