import assert from 'node:assert/strict';
import { join } from 'node:path';
import { browse } from './browse';
import type { Claims } from './harness';
import { has, lacks } from './has';

/** Styles that mean something else after the build. */
export default {
  // The copy in `b_module.css` comes after the rules of `a_module.css`, which it then overrides.
  async 'composes-copies'({ build }) {
    const own = (name: string) => ({
      [`src/${name}.module.css`]: `.${name} { composes: base from './base.module.css'; margin: 8px }\n`,
      [`src/${name}.ts`]: `import styles from './${name}.module.css';\nexport const ${name} = styles.${name};\n`,
    });
    const files = {
      ...own('one'),
      ...own('two'),
      'src/base.module.css': '.base { margin: 0 }\n',
      'src/index.ts': "export * from './one';\nexport * from './two';\n",
    };
    const output = { target: 'web', cssModules: { localIdentName: 'x-[local]' } };
    const rules = (css = '') => [...css.matchAll(/\.x-(\w+)/g)].map(([, name]) => name);
    const many = await build({ bundle: false, output }, files);
    assert.deepEqual(rules(many['dist/one_module.css']), ['base', 'one']);
    assert.deepEqual(rules(many['dist/two_module.css']), ['base', 'two']);
    const one = await build({ output });
    assert.deepEqual(rules(one['dist/index.css']), ['base', 'one', 'two']);
  },
  // Nothing sets the two variables where the application, not the library, declares `color-scheme`.
  async 'light-dark'({ build }) {
    const files = {
      'src/index.ts': "import './a.css';\n",
      'src/a.css': '.a { color: light-dark(#111, #eee) }\n',
    };
    const css = async (syntax: string, lightningcssLoader = {}) => {
      const config = { syntax, output: { target: 'web' }, tools: { lightningcssLoader } };
      return (await build(config, files))['dist/index.css'];
    };
    const old = await css('es2022');
    has(old, 'color: var(--lightningcss-light, #111) var(--lightningcss-dark, #eee)');
    lacks(old, '--lightningcss-light:');
    has(await css('esnext'), 'light-dark(#111, #eee)');
    const targets = ['chrome 123', 'firefox 120', 'safari 17.5'];
    has(await css('es2022', { targets }), 'light-dark(#111, #eee)');
  },
  async 'css-reordered'({ build, dir, write }) {
    // What a browser makes of a property of each rule, before and after the build.
    const compared = async (
      rules: [property: string, rule: string][],
      config: { output?: object; syntax?: string; tools?: object } = {},
    ) => {
      const names = rules.map(([name]) => name);
      const source = rules.map(([, rule], index) => `.a${index} { ${rule} }`).join('\n');
      const read = async (css = '') => {
        const ask = `${JSON.stringify(names)}.map((name, i) => getComputedStyle(document.querySelector('.a' + i))[name])`;
        const tags = names.map((_, index) => `<i class="a${index}"></i>`).join('');
        const page = `<!doctype html><style>${css}</style>${tags}<script>tell(JSON.stringify(${ask}))</script>`;
        write({ 'page/index.html': page });
        return JSON.parse(await browse(join(dir, 'page')));
      };
      const files = { 'src/index.ts': "import './a.css';\n", 'src/a.css': source };
      const dist = await build({ ...config, output: { target: 'web', ...config.output } }, files);
      return [await read(source), await read(dist['dist/index.css'])];
    };
    const layers = 'linear-gradient(#000 0 0), linear-gradient(#000 0 0)';
    const [before, after] = await compared([
      ['fontVariantNumeric', 'font: 12px serif; font-variant-numeric: tabular-nums'],
      ['fontVariantLigatures', 'font: 12px serif; font-variant: none'],
      ['fontFeatureSettings', "font: 12px serif; font-feature-settings: 'smcp'"],
      ['fontVariationSettings', "font: 12px serif; font-variation-settings: 'wght' 700"],
      ['fontKerning', 'font: 12px serif; font-kerning: none'],
      ['overflowY', 'overflow: hidden; overflow-block: scroll'],
      ['transitionBehavior', 'transition: opacity 1s; transition-behavior: allow-discrete'],
      ['rotate', 'rotate: 90deg; transform: translateX(9px)'],
      ['transform', 'transform: translateX(9px); rotate: 90deg'],
      ['fontSize', 'font: 12px serif; font-stretch: 75%'],
      ['maskComposite', `mask: ${layers}; -webkit-mask-composite: xor`],
    ]);
    assert.deepEqual(before, [
      'tabular-nums',
      'none',
      '"smcp"',
      '"wght" 700',
      'none',
      'scroll',
      'allow-discrete',
      '90deg',
      'matrix(1, 0, 0, 1, 9, 0)',
      ...['12px', 'xor, xor'],
    ]);
    assert.deepEqual(after, [
      ...['normal', 'normal', 'normal', 'normal', 'auto', 'hidden'],
      ...['normal', 'none', 'matrix(0, 1, -1, 0, 9, 0)', '16px', 'add, add'],
    ]);
    const [written, kept] = await compared([
      ['fontVariantNumeric', 'font-family: serif; font-variant-numeric: tabular-nums'],
      ['fontFeatureSettings', "font-size: 12px; font-feature-settings: 'smcp'"],
      ['overflowY', 'overflow: hidden; overflow-y: scroll'],
      ['transitionBehavior', 'transition: opacity 1s allow-discrete'],
      ['transform', 'transform: rotate(90deg) translateX(9px)'],
      ['fontStretch', 'font-family: serif; font-size: 12px; font-stretch: 75%'],
      ['maskComposite', `mask: ${layers}; -webkit-mask-composite: xor; mask-composite: exclude`],
    ]);
    assert.deepEqual(kept, written);
    const condensed: [string, string][] = [
      ['fontSize', 'font: 12px serif; font-stretch: condensed'],
      ['fontStretch', 'font-family: serif; font-size: 12px; font-stretch: condensed'],
    ];
    assert.deepEqual((await compared(condensed))[1], ['12px', '75%']);
    assert.deepEqual((await compared(condensed, { output: { minify: true } }))[1], ['16px', '75%']);
    const sides: [string, string][] = [
      ['marginLeft', 'margin-inline-start: 5px; margin-left: 1px'],
      ['borderLeftWidth', 'border-inline-start: 3px solid; border-left: 1px solid'],
      ['marginRight', 'direction: rtl; margin-inline-start: 5px'],
    ];
    const logical = { exclude: { logicalProperties: true } };
    const source = ['1px', '1px', '5px'];
    assert.deepEqual(await compared(sides, { syntax: 'es2020' }), [source, source]);
    assert.deepEqual(await compared(sides, { syntax: 'es2019' }), [source, ['5px', '3px', '0px']]);
    const left = { syntax: 'es2019', tools: { lightningcssLoader: logical } };
    assert.deepEqual(await compared(sides, left), [source, source]);
  },
  // Without its semicolon, the import swallows what follows up to the next block: the browser keeps neither of them.
  async 'import-condition'({ build, dir, write }) {
    const files = (condition: string) => ({
      'src/index.ts': "import './a.css';\n",
      'src/a.css': `@import 'https://example.invalid/a.css'${condition};\n.a { top: 0 }\n.b { left: 0 }\n`,
    });
    const output = { target: 'web' };
    for (const condition of [' layer(base)', ' screen', ' supports(display: grid)']) {
      const css = (await build({ output }, files(condition)))['dist/index.css'] ?? '';
      lacks(css, /@import [^\n]*;/);
      has(css, '.a {');
      const selectors =
        '[...document.styleSheets[0].cssRules].map((rule) => rule.cssText.slice(0, 2))';
      write({
        'page/index.html': `<style>${css}</style><script>tell(String(${selectors}))</script>`,
      });
      assert.equal(await browse(join(dir, 'page')), '.b');
      const minified = await build({ output: { ...output, minify: true } });
      lacks(minified['dist/index.css'], /\.a|@import/);
    }
    has((await build({ output }, files('')))['dist/index.css'], 'a.css);');
    const many = await build({ bundle: false, output }, files(' layer(base)'));
    has(many['dist/a.css'], 'layer(base);');
  },
  async 'namespace-css'({ build, dir, write }) {
    const files = {
      'src/index.ts': "import './a.css';\nimport './b.css';\n",
      'src/a.css': '.a { top: 0 }\n',
      'src/b.css':
        "@namespace svg 'http://www.w3.org/2000/svg';\nsvg|a { top: 2px }\n.b { top: 0 }\n",
    };
    const asked =
      'tell([...document.styleSheets[0].cssRules].map((rule) => rule.cssText[0]).join())';
    const rules = async (minify: boolean) => {
      const dist = await build({ output: { target: 'web', minify } }, files);
      write({
        'page/index.html': `<style>${dist['dist/index.css']}</style><script>${asked}</script>`,
      });
      return browse(join(dir, 'page'));
    };
    for (const minify of [true, false]) assert.equal(await rules(minify), '.,.');
    files['src/index.ts'] = "import './b.css';\nimport './a.css';\n";
    assert.equal(await rules(false), '@,s,.,.');
  },
  // Such a file has to be served as UTF-8: `@charset` is gone, too.
  async 'charset-css'({ build }) {
    const files = {
      'src/index.ts': "import './a.css';\n",
      'src/a.css': "@charset 'utf-8';\n.a::before { content: '\\e900' }\n",
    };
    const css = (await build({ output: { target: 'web', charset: 'ascii' } }, files))[
      'dist/index.css'
    ];
    has(css, 'content: "\ue900"');
    lacks(css, '@charset', 'e900');
  },
  // Another package with another sheet at the same path, and an application that imports the first.
  async 'css-module-clash'({ build, pass, read, write }) {
    const sheet = (color: string, folder = '.') => ({
      [`${folder}/src/card.module.css`]: `.title { color: ${color} }\n`,
    });
    const classes = async (color: string, cssModules: object = {}) => {
      const dist = await build({ output: { target: 'web', cssModules } }, sheet(color));
      return /\.([\w-]+) \{/.exec(dist['dist/index.css'] ?? '')?.[1] ?? '';
    };
    write({ 'src/index.ts': "export { default } from './card.module.css';\n" });
    const first = await classes('red');
    assert.ok(/^title-[\w-]{6}$/.test(first));
    write({ 'package.json': { name: 'other', version: '2.0.0', type: 'module' } });
    assert.equal(await classes('blue'), first);
    write({
      ...sheet('green', 'app'),
      'app/package.json': { name: 'app', private: true },
      'app/src/index.js':
        "import own from './card.module.css';\nimport '../../dist/index.css';\nconsole.log(own.title);\n",
    });
    await pass('cd app && rsbuild build');
    const css = Object.entries(read('app/dist')).find(([path]) => path.endsWith('.css'))?.[1];
    has(css, first, /#00f|blue/);
    lacks(css, 'green');
    const named = { localIdentName: 'my-lib-[local]-[hash:base64:6]' };
    assert.ok((await classes('blue', named)).startsWith(`my-lib-${first}`));
    write({
      'src/more/card.module.css': '.title { color: black }\n',
      'src/index.ts':
        "export { default as a } from './card.module.css';\nexport { default as b } from './more/card.module.css';\n",
    });
    const output = { target: 'web', cssModules: { localIdentName: 'my-lib-[local]' } };
    const both = (await build({ output }))['dist/index.css'] ?? '';
    assert.equal(both.match(/\.my-lib-title \{/g)?.length, 2);
  },
  // What a browser would pass over, too; PostCSS fails on an unmatched brace and an unmatched quotation mark.
  async 'css-mistakes'({ build }) {
    const files = {
      'src/index.css': '.first { top: 0 }\n@import "./late.css";\n',
      'src/late.css': '',
      'src/word.css': '.a { foo bar; *zoom: 1; top: 0 }\n',
      'src/length.css': '.a { padding: 1; width: calc(1px +2px) }\n',
      'src/slashes.css': '// comment\n.lost { top: 0 }\n.kept { top: 0 }\n',
      'src/brace.css': '.a { top: 0 }}\n.lost { top: 0 }\n.kept { left: 0 }\n',
      'src/open.css': '.a { top: 0;\n.inside { top: 0 }\n',
      'src/quote.css': ".a { content: 'x; top: 0 }\n.lost { top: 0 }\n",
      'src/index.ts': '',
    };
    const dist = await build({ bundle: false, output: { target: 'web' } }, files);
    const css = (name: string) => dist[`dist/${name}.css`]?.replace(/\s+/g, ' ').trim();
    assert.equal(css('word'), '.a { top: 0; }');
    assert.equal(css('length'), '.a { width: calc(1px 2px); padding: 1px; }');
    assert.equal(css('slashes'), '.kept { top: 0; }');
    assert.equal(css('brace'), '.a { top: 0; } .kept { left: 0; }');
    assert.equal(css('open'), '.a { top: 0; & .inside { top: 0; } }');
    lacks(css('quote') ?? '', '.a', '.lost');
    assert.equal(css('index'), '.first { top: 0; }');
    const postcss = { postcssOptions: { plugins: [{ postcssPlugin: 'own' }] } };
    for (const name of ['brace', 'quote']) {
      const entry = { 'src/index.ts': `import './${name}.css';\n` };
      await assert.rejects(build({ output: { target: 'web' }, tools: { postcss } }, entry), name);
    }
  },
} satisfies Claims;
