import assert from 'node:assert/strict';
import { installIn, stylesBuilt } from './application';
import { packageJson } from './files';
import type { Claims, Files } from './harness';
import { has, lacks } from './has';

const STYLED = {
  'src/index.ts': "import './a.css';\nexport const a = 1;\n",
  'src/a.css': '.a { color: red }',
};

const WEB = { output: { target: 'web' } };

/** Appends its name to the first selector. */
const addSelector = (name: string, root: { first: { selector: string } }) => {
  root.first.selector += `, .${name}`;
};

export default {
  async 'css-node-bundle'({ build }) {
    const dist = await build({}, STYLED);
    assert.deepEqual(Object.keys(dist), ['dist/index.js']);
    lacks(dist['dist/index.js'], /import/);
  },
  async 'css-node-bundleless'({ build }) {
    const dist = await build({ bundle: false }, STYLED);
    assert.deepEqual(Object.keys(dist), ['dist/index.js']);
    has(dist['dist/index.js'], /import "\.\/a\.css"/);
  },
  // Shared styles go into a chunk with a number, those of `import()` into a file that nothing loads.
  // Without a document the runtime adds nothing, and does not throw.
  async 'inject-styles-server'({ build, pass, run }) {
    const page = 'globalThis.document = { createElement: () => (globalThis.asked = true, {}) };';
    const files = { 'src/index.ts': "import './a.css';\n", 'src/a.css': '.a { color: red }' };
    await build({ output: { target: 'web', injectStyles: true } }, files);
    const asked = async (head: string) =>
      (
        await run(
          `node -e "${head} import('./dist/index.js').catch(() => {}).then(() => console.log(globalThis.asked))"`,
        )
      ).text;
    assert.equal(await asked(''), 'undefined\n');
    assert.equal(await asked(page), 'true\n');
    await pass('node dist/index.js');
  },
  async 'node-css-runtimes'({ build }) {
    const files = { 'src/index.ts': "import './a.css';\n", 'src/a.css': '.a { inset: 0 }' };
    const item = (target: string, syntax: string[]) => ({
      syntax,
      output: { target, emitCss: true, distPath: `dist/${target}-${syntax[0]}` },
    });
    const node = item('node', ['node 20']);
    const isLowered = async (...lib: object[]) =>
      /top: 0/.test((await build({ lib }, files))['dist/node-node 20/index.css'] ?? '');
    assert.equal(await isLowered(node), false);
    const [old, recent] = [item('web', ['chrome 70']), item('web', ['chrome 120'])];
    assert.equal(await isLowered(node, old, recent), true);
    assert.equal(await isLowered(node, recent, old), false);
  },
  async 'css-chunks'({ build }) {
    const source = { entry: { index: './src/index.ts', a: './src/a.ts', b: './src/b.ts' } };
    const files = {
      'src/index.ts': "export * from './a';\n",
      'src/shared.css': '.shared { color: red }',
      'src/own.css': '.own { color: red }',
      'src/lazy.css': '.lazy { color: red }',
      'src/lazy.ts': "import './lazy.css';\nexport const late = 1;\n",
      'src/a.ts':
        "import './shared.css';\nimport './own.css';\nexport const load = () => import('./lazy');\n",
      'src/b.ts': "import './shared.css';\nexport const b = 1;\n",
    };
    const dist = await build({ ...WEB, source }, files);
    const holding = (name: string) =>
      Object.keys(dist).filter((path) => path.endsWith('.css') && dist[path]?.includes(name));
    // The name of the chunk depends on the folder: `2`, `y`.
    const [shared, ...others] = holding('.shared');
    has(shared, /^dist\/\w{1,4}\.css$/);
    assert.deepEqual([others, ['dist/a.css', 'dist/b.css'].includes(shared ?? '')], [[], false]);
    assert.deepEqual([holding('.own'), 'dist/index.css' in dist], [['dist/a.css'], false]);
    assert.deepEqual(holding('.lazy'), ['dist/lazy.css']);
    const scripts = Object.entries(dist).filter(([path]) => path.endsWith('.js'));
    lacks(scripts.map(([, code]) => code).join(), /\.css/);
    const item = (name: string) => ({ source: { entry: { [name]: `./src/${name}.ts` } } });
    const whole = await build({ ...WEB, lib: [item('a'), item('b')] });
    has(whole['dist/b.css'], /\.shared/);
    has(whole['dist/a.css'], /\.shared[\s\S]*\.own/);
    has(whole['dist/lazy.css'], /\.lazy/);
  },
  // Both suffixes, the default class names, names in camel case; a plain stylesheet has no export.
  async 'css-module-names'({ build }) {
    const files = {
      'src/a.module.css': '.sub-title { color: red }',
      'src/b.modules.css': '.other { color: red }',
      'src/plain.css': '.plain { color: red }',
      'src/index.ts':
        "import './plain.css';\nimport b from './b.modules.css';\nimport a from './a.module.css';\nexport { a, b };\n",
    };
    const dist = await build(WEB, files);
    has(dist['dist/index.css'], /\.sub-title-[\w-]{6}/, /\.other-[\w-]{6}/, /\.plain \{/);
    has(dist['dist/index.js'], /subTitle: "sub-title-[\w-]{6}"/);
    const bundleless = await build({ ...WEB, bundle: false }, files);
    has(bundleless['dist/a.module.js'], /import "\.\/a_module\.css"/);
    const wrong = { 'src/index.ts': "export { default } from './plain.css';\n" };
    await assert.rejects(build(WEB, wrong));
  },
  // A function adds to the plugins of the file, an object replaces them.
  async 'css-postcss-order'({ build }) {
    const files = {
      'postcss.config.mjs': `export default { plugins: [{
          postcssPlugin: 'file',
          Once: (root) => { root.first.selector += ', .file'; },
        }] };\n`,
      'src/index.ts': "import './a.css';\n",
      'src/a.css': '.a { color: red }',
    };
    const tool = {
      postcssPlugin: 'tool',
      Once: addSelector.bind(undefined, 'tool'),
    };
    type Add = { addPlugins(plugin: object): void };
    const postcss = (_: object, { addPlugins }: Add) => addPlugins(tool);
    const added = await build({ ...WEB, tools: { postcss } }, files);
    has(added['dist/index.css'], /\.file[\s\S]*\.tool|\.tool[\s\S]*\.file/);
    const postcssOptions = { plugins: [tool] };
    const replaced = await build({ ...WEB, tools: { postcss: { postcssOptions } } }, files);
    has(replaced['dist/index.css'], /\.tool/);
    lacks(replaced['dist/index.css'], /\.file/);
  },
  async 'tailwind-bundleless'({ build, load }) {
    const { pluginTailwindcss } = await load('@rsbuild/plugin-tailwindcss');
    const dist = await build(
      { lib: [{ bundle: false }], ...WEB, plugins: [pluginTailwindcss?.()] },
      {
        'src/index.ts': "import './a.css';\nexport const name = 'flex';\n",
        'src/a.css': '@import "tailwindcss/utilities" layer(utilities);\n@source ".";\n',
      },
    );
    has(dist['dist/index.js'], 'import "./a.css"');
    has(dist['dist/a.css'], /\.flex \{\s*display: flex/);
  },
  async 'tailwind-prefix'({ build, load }) {
    const { pluginTailwindcss } = await load('@rsbuild/plugin-tailwindcss');
    const css = async (prefix: string, name: string) => {
      const layer = (it: string) => `@import "tailwindcss/${it}" layer(${it})${prefix};\n`;
      const files = {
        'src/index.ts': `import './a.css';\nexport const name = '${name}';\n`,
        'src/a.css': `${layer('theme')}${layer('utilities')}@source ".";\n`,
      };
      return (await build({ ...WEB, plugins: [pluginTailwindcss?.()] }, files))['dist/index.css'];
    };
    has(await css('', 'px-2'), '--spacing: ', '.px-2 {');
    const prefixed = await css(' prefix(acme)', 'acme:px-2');
    has(prefixed, '--acme-spacing: ', '.acme\\:px-2 {');
    lacks(prefixed, '--spacing: ');
  },
  async 'css-packages'({ build }) {
    const styles = (name: string) => ({
      [`node_modules/${name}/package.json`]: { name, version: '1.0.0' },
      [`node_modules/${name}/style.css`]: `.${name} { color: red }`,
    });
    const files = {
      'package.json': { name: 'claim', type: 'module', dependencies: { declared: '1.0.0' } },
      ...styles('declared'),
      ...styles('stray'),
      ...styles('nested'),
      'src/index.ts':
        "import 'declared/style.css';\nimport 'stray/style.css';\nimport './a.css';\n",
      'src/a.css': "@import 'nested/style.css';\n.a { color: red }",
    };
    const dist = await build(WEB, files);
    has(dist['dist/index.js'], /import "declared\/style\.css"/);
    lacks(dist['dist/index.js'], /stray/);
    has(dist['dist/index.css'], /\.stray[\s\S]*\.nested/);
    lacks(dist['dist/index.css'], /\.declared/);
    const bundleless = await build({ ...WEB, bundle: false }, files);
    has(bundleless['dist/index.js'], /import "stray\/style\.css"/);
    has(bundleless['dist/a.css'], /@import "nested\/style\.css"/);
  },
  async 'css-lightning'({ build }) {
    const files = {
      'src/index.ts': "import './a.css';\n",
      'src/a.css': '.a { user-select: none; &:hover { inset: 0 } }',
    };
    const old = await build({ ...WEB, syntax: ['safari 13'] }, files);
    has(old['dist/index.css'], /-webkit-user-select[\s\S]*\.a:hover[\s\S]*top: 0/);
    const off = { ...WEB, syntax: ['safari 13'], tools: { lightningcssLoader: false } };
    assert.equal((await build(off, files))['dist/index.css']?.trim(), files['src/a.css']);
  },
  // TypeScript drops an import of which only values are used; one without names is kept for its effect.
  async 'css-modules-declarations'({ build }) {
    const compilerOptions = { module: 'ESNext', moduleResolution: 'bundler', rootDir: 'src' };
    const types = ['@rslib/core/types'];
    const dist = await build(
      { bundle: false, dts: true, output: { target: 'web' } },
      {
        'tsconfig.json': { compilerOptions: { ...compilerOptions, types }, include: ['src'] },
        'src/names.module.css': '.a { color: red }\n',
        'src/plain.css': '.b { color: blue }\n',
        'src/index.ts':
          "import './plain.css';\nimport names from './names.module.css';\nexport const a: string = names.a ?? '';\n",
      },
    );
    const declarations = dist['dist/index.d.ts'] ?? '';
    has(declarations, /import ['"]\.\/plain\.css['"]/);
    lacks(declarations, /module\.css/);
  },
  // A file that only exports again has no side effects by that list: bundlers read past it and what it imports.
  async 'css-of-barrel'(project) {
    const styles = async (sideEffects: string[], files: Files = {}) => {
      project.write({
        'package.json': packageJson({ name: 'styled', exports: './dist/index.js', sideEffects }),
        'rslib.config.ts':
          "export default { bundle: false, output: { target: 'web' }, performance: { buildCache: false } };\n",
        'src/index.ts': "import './global.css';\nexport { button } from './button';\n",
        'src/button.ts': "import './button.css';\nexport const button = () => 'button';\n",
        'src/button.css': '.of-button { top: 1px }\n',
        'src/global.css': '.of-barrel { top: 2px }\n',
        ...files,
      });
      await installIn(project, 'styled', "import { button } from 'styled';\ntell(button());\n");
      const { vite, rsbuild } = await stylesBuilt(project);
      return [vite, rsbuild].map((text) =>
        text
          .match(/of-\w+/g)
          ?.sort()
          .join(),
      );
    };
    const emitted = await project.build(
      { ...WEB, bundle: false },
      { 'src/global.css': '.of-barrel { top: 2px }\n' },
    );
    assert.ok('dist/global.css' in emitted);
    const both = Array(2).fill('of-barrel,of-button');
    assert.deepEqual(await styles(['**/*.css']), Array(2).fill('of-button'));
    assert.deepEqual(await styles(['**/*.css', './dist/index.js']), both);
    const button =
      "import './global.css';\nimport './button.css';\nexport const button = () => 'button';\n";
    assert.deepEqual(await styles(['**/*.css'], { 'src/button.ts': button }), both);
  },
  async 'css-only'({ build }) {
    const output = { target: 'web' };
    const entry = { index: './src/index.css' };
    const files = { 'src/index.css': '.a {\n  color: red;\n}\n' };
    assert.equal((await build({ source: { entry }, output }, files))['dist/index.js'], '');
    const alone = await build({ source: { entry }, output, bundle: false });
    assert.deepEqual(Object.keys(alone), ['dist/index.css']);
  },
} satisfies Claims;
