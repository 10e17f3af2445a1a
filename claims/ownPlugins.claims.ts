import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { configFile } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

type Call = (...args: never[]) => unknown;
interface Api {
  modifyEnvironmentConfig(call: Call): void;
  onAfterBuild(call: Call): void;
  modifyRspackConfig(
    call: (
      config: object,
      utils: Record<'addRules' | 'appendRules', (rule: object) => void>,
    ) => void,
  ): void;
  processAssets(options: object, call: Call): void;
  transform(
    options: object,
    call: (context: { code: string; addDependency(file: string): void }) => string,
  ): void;
}

interface Rspack {
  BannerPlugin: new (options: object) => object;
  Compilation: { PROCESS_ASSETS_STAGE_REPORT: number };
}

const plugin = (name: string, setup: (api: Api) => void) => ({ name, setup });

/** Two modules that import each other. */
const CIRCLE = {
  'src/index.ts': "export * from './a';\n",
  'src/a.ts': "import { b } from './b';\nexport const a = () => b;\n",
  'src/b.ts': "import { a } from './a';\nexport const b = () => a;\n",
};

/** rslib.config.mjs with an Rspack plugin that reports circles. */
const reporting = (options: string) =>
  `import { rspack } from '@rslib/core';
export default {
  tools: { rspack: { plugins: [new rspack.CircularDependencyRspackPlugin(${options})] } },
};\n`;

export default {
  // At the top level a plugin is set up once for all items; in an item its hooks run for that item.
  async 'plugin-setup-once'({ build }) {
    const calls: string[] = [];
    const say = (name: string) =>
      plugin(name, (api) => {
        calls.push(`${name} setup`);
        api.modifyEnvironmentConfig((_: never, { name: id }: { name: string }) => {
          calls.push(`${name} ${id}`);
        });
        api.onAfterBuild(() => {
          calls.push(`${name} built`);
        });
      });
    await build({
      plugins: [say('top')],
      lib: [{ format: 'esm' }, { format: 'cjs', plugins: [say('inner')] }],
    });
    assert.deepEqual(calls.sort(), [
      'inner built',
      'inner cjs',
      'inner setup',
      'top built',
      'top cjs',
      'top esm',
      'top setup',
    ]);
  },
  // A transformed module comes from the build cache, also after a file that the transform read has changed.
  async 'plugin-transform-cache'({ build, dir, write }) {
    const words = (isDeclared: boolean) =>
      plugin('words', (api) => {
        api.transform({ test: /\.word$/ }, ({ addDependency }) => {
          if (isDeclared) addDependency(`${dir}/words.json`);
          return `export default ${readFileSync(`${dir}/words.json`, 'utf8')};`;
        });
      });
    for (const isDeclared of [false, true]) {
      const performance = { buildCache: true };
      const config = { id: `declared-${isDeclared}`, plugins: [words(isDeclared)], performance };
      write({
        'words.json': '"first"',
        'src/a.word': '',
        'src/index.ts': "export { default } from './a.word';\n",
      });
      has((await build(config))['dist/index.js'], /"first"/);
      write({ 'words.json': '"second"' });
      const wanted = isDeclared ? /"second"/ : /"first"/;
      has((await build(config))['dist/index.js'], wanted);
    }
  },
  // The preset's rule for .txt makes an asset of what a transform returns, unless a later rule says JavaScript.
  async 'plugin-preset-type'({ build, fail, write }) {
    write({
      'rslib.config.mjs':
        "export default { plugins: [{ name: 'note', setup: (api) => api.transform({ test: /\\.txt$/ }, () => 'export const a = 1;') }] };",
      'src/index.ts': "export { a } from './a.txt';\n",
      'src/a.txt': 'a',
    });
    has(await fail('rslib'), /only default export is available/);
    const emitted = (place?: 'addRules' | 'appendRules') => {
      const setup = (api: Api) => {
        api.transform({ test: /\.txt$/ }, () => 'export default "made";');
        const rule = { test: /\.txt$/, type: 'javascript/auto' };
        if (place) api.modifyRspackConfig((_, utils) => utils[place](rule));
      };
      return build({ plugins: [{ name: 'note', setup }] });
    };
    write({ 'src/index.ts': "export { default } from './a.txt';\n" });
    for (const place of [undefined, 'addRules'] as const) {
      const asset = await emitted(place);
      assert.equal(asset['dist/static/assets/a.txt'], 'export default "made";');
      has(asset['dist/index.js'], /static\/assets\/a\.txt/);
    }
    const code = await emitted('appendRules');
    assert.deepEqual(Object.keys(code), ['dist/index.js']);
    has(code['dist/index.js'], /"made"/);
  },
  async 'raw-text'({ build }) {
    const dist = await build(
      {},
      { 'src/index.ts': "export { default } from './a.txt?raw';\n", 'src/a.txt': 'the text' },
    );
    assert.deepEqual(Object.keys(dist), ['dist/index.js']);
    has(dist['dist/index.js'], /"the text"/);
  },
  // A banner with a version is a comment like `/*! 1.2.3 */`, which the minifier moves into a file of licenses.
  async 'plugin-banner-stage'({ build, load }) {
    const { rspack } = await load<{ rspack: Rspack }>('@rslib/core');
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    const files = async (options: object) => {
      const banner = new rspack.BannerPlugin({ banner: '1.2.3', ...options });
      return build({ tools: { rspack: { plugins: [banner] } } });
    };
    assert.ok('dist/index.js.LICENSE.txt' in (await files({})));
    const dist = await files({ stage });
    assert.deepEqual(Object.keys(dist), ['dist/index.js']);
    has(dist['dist/index.js'], /^\/\*! 1\.2\.3 \*\//);
  },
  async 'circular-imports'({ fail, pass, write }) {
    const message =
      /Circular dependency detected:[^.]+\.\/src\/a\.ts -> \.\/src\/b\.ts -> \.\/src\/a\.ts/;
    write({ ...CIRCLE, ...configFile({}) });
    lacks(await pass('rslib'), /Circular/);
    write({ 'rslib.config.mjs': reporting('{ failOnError: true }') });
    has(await fail('rslib'), message);
    write({ 'rslib.config.mjs': reporting('{}') });
    has(await pass('rslib'), 'Build warning', message);
    lacks(await pass('rm -rf node_modules/.cache && rslib --no-bundle'), 'Circular');
  },
  async 'fail-on-warnings'({ fail, pass, write }) {
    const plugin = `const failOnWarnings = {
  name: 'fail-on-warnings',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      if (stats?.hasWarnings()) throw new Error('The build printed warnings.');
    });
  },
};\n`;
    const withPlugin =
      plugin + reporting('{}').replace('tools:', 'plugins: [failOnWarnings],\n  tools:');
    write({ ...CIRCLE, 'rslib.config.mjs': withPlugin });
    has(await fail('rslib'), 'The build printed warnings.');
    write({ 'src/b.ts': 'export const b = () => 1;\n' });
    await pass('rslib');
  },
  async 'plugin-keeps-files'({ pass, read, write }) {
    write({
      'rslib.config.mjs': `const keep = {
  name: 'keep',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ assets, compilation }) => {
      for (const [name, source] of Object.entries(assets)) {
        console.log(name, source.source());
        compilation.deleteAsset(name);
      }
    });
  },
};
export default { plugins: [keep] };\n`,
    });
    has(await pass('rslib'), 'index.js', 'export { value }');
    assert.deepEqual(read(), {});
  },
} satisfies Claims;
