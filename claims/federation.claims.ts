import assert from 'node:assert/strict';
import { readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Claims, Project } from './harness';
import { has, lacks } from './has';

const PLUGIN = '@module-federation/rsbuild-plugin';

/** Serves a folder; `asked` are the names of the files that were fetched since the last look. */
async function serve(folder: string) {
  let names: string[] = [];
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1).split('?')[0] ?? '';
    names.push(name);
    try {
      response.end(readFileSync(join(folder, name)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as AddressInfo;
  const asked = () => {
    const seen = names;
    names = [];
    return seen;
  };
  return { server, origin: `http://localhost:${port}`, asked };
}

/** Builds a producer that shares React, for Node.js, where a claim can load it as a browser loads the web build. */
async function buildProducer({ run, write }: Project, origin: string): Promise<void> {
  write({
    'package.json': { name: 'claim', version: '1.0.0', peerDependencies: { react: '*' } },
    'src/index.ts':
      "export { default as React } from 'react';\nexport const greet = () => 'hello';\n",
    'src/button.ts': "export const button = 'pressed';\n",
    'rslib.config.mjs': `import { pluginModuleFederation } from '${PLUGIN}';
export default {
  lib: [{
    format: 'mf',
    output: { target: 'node', distPath: 'dist/mf', assetPrefix: '${origin}/' },
    plugins: [pluginModuleFederation({
      name: 'producer',
      exposes: { '.': './src/index.ts', './button': './src/button.ts' },
      shared: { react: { singleton: true } },
      dts: false,
    }, { target: 'node' })],
  }],
};\n`,
  });
  const { exit, text } = await run('rslib');
  assert.equal(exit, 0, text);
}

/** A producer whose items are called `names`; with `named` the plugin of each is told so. */
const producers = (names: string[], named: boolean, source: string, library = '') => ({
  'src/index.ts': source,
  'rslib.config.mjs': `import { pluginModuleFederation } from '${PLUGIN}';
const shared = { react: { singleton: true } };
const item = (id) => ({
  id,
  format: 'mf',
  output: { distPath: 'dist/' + id },
  plugins: [pluginModuleFederation(
    { name: id, exposes: { '.': './src/index.ts' }, shared, dts: false, ${library} },
    ${named} ? { environment: id } : {},
  )],
});
export default { lib: ${JSON.stringify(names)}.map(item) };\n`,
});

export default {
  // The plugin takes one environment, `mf` by default; a chunk of React is there as soon as it is imported.
  async 'mf-environment'({ pass, read, write }) {
    write({
      'package.json': { name: 'claim', version: '1.0.0', peerDependencies: { react: '*' } },
    });
    const react = "export { default as React } from 'react';\n";
    const built = async (names: string[], named: boolean, source = react) => {
      write(producers(names, named, source));
      lacks(await pass('rslib'), /warn|error/);
      const dist = read();
      return names.map((name) => {
        const manifest = dist[`dist/${name}/mf-manifest.json`];
        return manifest && JSON.parse(manifest).shared.length;
      });
    };
    const none = undefined;
    assert.deepEqual(await built(['mf'], false), [1]);
    assert.deepEqual(await built(['mf'], false, 'export const own = 1;\n'), [0]);
    assert.deepEqual(await built(['one'], false), [none]);
    assert.deepEqual(await built(['mf0', 'mf1'], false), [none, none]);
    assert.deepEqual(await built(['one', 'two'], true), [1, 1]);
    write(producers(['mf'], false, react, "library: { type: 'module' }"));
    await pass('rslib');
    const dist = read('dist/mf');
    const entry = JSON.parse(dist['dist/mf/mf-manifest.json'] ?? '').metaData.remoteEntry;
    assert.equal(entry.type, 'module');
    has(dist[`dist/mf/${entry.name}`], /export\s*\{\s*\w+ as get,\s*\w+ as init\s*\}/);
  },
  // Hosts by the runtime API: with React shared, without it, and what the default and the other strategy fetch before anything is loaded.
  async 'mf-runtime-host'(project) {
    const { dir, run, write } = project;
    const { server, origin, asked } = await serve(join(dir, 'dist/mf'));
    try {
      await buildProducer(project, origin);
      const plugin = realpathSync(join(dir, '../../../node_modules', PLUGIN));
      const host = (options: string, then: string) =>
        `const { createRequire } = require('node:module');
const { createInstance } = createRequire('${plugin}/package.json')('@module-federation/enhanced/runtime');
const React = require('react');
const shared = { react: { version: React.version, lib: () => React, shareConfig: { singleton: true, requiredVersion: '*' } } };
const remotes = [{ name: 'producer', entry: '${origin}/mf-manifest.json' }];
const host = createInstance({ name: 'host', remotes, ${options} });
(async () => {\n${then}\nprocess.exit();\n})();\n`;
      const load =
        "const producer = await host.loadRemote('producer');\nconsole.log(producer.greet(), producer.React === React);";
      const share = "await host.loadShare('react');\nconsole.log('shared');";
      write({
        'shared.cjs': host('shared', load),
        'alone.cjs': host('', load),
        'button.cjs': host(
          'shared',
          "console.log((await host.loadRemote('producer/button')).button);",
        ),
        'default.cjs': host('shared', share),
        'loaded-first.cjs': host("shared, shareStrategy: 'loaded-first'", share),
      });
      has((await run('node shared.cjs')).text, /hello true/);
      const shared = asked();
      has((await run('node alone.cjs')).text, /hello false/);
      // One file more: the producer's own React.
      const alone = asked();
      assert.deepEqual(
        shared.filter((name) => !alone.includes(name)),
        [],
      );
      assert.equal(alone.length, shared.length + 1);
      has((await run('node button.cjs')).text, /pressed/);
      asked();
      has((await run('node default.cjs')).text, /shared/);
      assert.ok(asked().includes('producer.js'));
      has((await run('node loaded-first.cjs')).text, /shared/);
      assert.deepEqual(asked(), []);
    } finally {
      server.close();
    }
  },
  // Alone among the formats it has hashes in its names, one line of code, and knows no other NODE_ENV.
  async 'mf-names'({ pass, read, write }) {
    write({
      'src/index.ts':
        "export const longName = (first: number) => {\n  const second = first + 1;\n  return [second, 'is ' + process.env.NODE_ENV];\n};\n",
      'rslib.config.mjs': `import { pluginModuleFederation } from '${PLUGIN}';
const plugins = [pluginModuleFederation({ name: 'producer', exposes: { '.': './src/index.ts' }, dts: false }, {})];
export default { lib: [{ format: 'mf', plugins }], performance: { buildCache: false } };\n`,
    });
    const exposed = async (NODE_ENV: string) => {
      await pass('rslib', { NODE_ENV });
      const files = Object.entries(read());
      return files.find(([path]) => /expose_default_export\.\w{10}\.js$/.test(path))?.[1] ?? '';
    };
    has(await exposed('test'), /longName=first=>\{const second=first\+1;.*production/);
    has(await exposed('development'), /development/);
  },
  // A host built by Rsbuild with `remotes`; when the producer is away, the import is rejected.
  async 'mf-remotes-host'(project) {
    const { dir, run, write } = project;
    const { server, origin } = await serve(join(dir, 'dist/mf'));
    try {
      await buildProducer(project, origin);
      write({
        'rsbuild.config.mjs': `import { pluginModuleFederation } from '${PLUGIN}';
export default {
  environments: { node: {} },
  source: { entry: { index: './host.js' } },
  output: { target: 'node', distPath: 'dist/host' },
  plugins: [pluginModuleFederation({
    name: 'app',
    remotes: { producer: 'producer@${origin}/mf-manifest.json' },
    shared: { react: { singleton: true } },
    shareStrategy: 'loaded-first',
    dts: false,
  }, { target: 'node', environment: 'node' })],
};\n`,
        'host.js':
          "import('producer').then(({ greet }) => console.log(greet()), () => console.log('fallback')).then(() => process.exit());\n",
      });
      const built = await run('rsbuild build');
      assert.equal(built.exit, 0, built.text);
      has((await run('node dist/host/index.js')).text, /hello/);
      server.closeAllConnections();
      server.close();
      has((await run('node dist/host/index.js')).text, /fallback/);
    } finally {
      server.close();
    }
  },
} satisfies Claims;
