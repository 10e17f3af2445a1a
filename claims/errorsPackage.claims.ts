import { packageJson } from './files';
import type { Claims } from './harness';
import { has } from './has';

export default {
  // The user has React 18; the library allows 19 only, then both.
  async 'error-peer-conflict'({ fail, pass, write }) {
    write({
      'react/package.json': { name: 'react', version: '18.3.1' },
      'user/package.json': { dependencies: { react: 'file:../react/react-18.3.1.tgz' } },
    });
    await pass('cd react && npm pack --silent');
    const pack = (range: string) =>
      write({ 'package.json': packageJson({ peerDependencies: { react: range } }) });
    const install =
      'npm pack --silent && cd user && npm install --offline --no-audit --no-fund ../claim-1.0.0.tgz';
    pack('>=19');
    const text = await fail(install);
    has(text, 'npm error ERESOLVE unable to resolve dependency tree', 'npm error code ERESOLVE');
    pack('>=18');
    await pass(install);
  },
  async 'error-not-logged-in'({ fail }) {
    const publish = 'npm publish --registry http://localhost:1/ --userconfig ./none';
    const text = await fail(publish);
    has(text, 'npm error code ENEEDAUTH', 'npm error need auth This command requires you to be');
  },
} satisfies Claims;
