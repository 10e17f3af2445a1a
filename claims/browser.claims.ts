import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIn, openBuilt } from './application';
import { browse, browseAddress } from './browse';
import { configFile } from './files';
import { type Claims, OLD_TOOLS, type Project } from './harness';
import { has } from './has';

/** The page of the example without a network: its scripts from the disk, and what the component says after a press. */
function pageOfScripts({ dir, read, write }: Project): string {
  const installed = join(dir, '../../../../legacy/node_modules');
  const html = (read('page.html')['page.html'] ?? '')
    .replace('https://unpkg.com/react-umd@1.0.0/dist/', '')
    .replaceAll(/https:\/\/unpkg.com\/(react|react-dom)@18[\d.]+\/umd\//g, '');
  const script = (from: string) => readFileSync(join(installed, from), 'utf8');
  write({
    'page/react.production.min.js': script('react-18/umd/react.production.min.js'),
    'page/react-dom.production.min.js': script('react-dom-18/umd/react-dom.production.min.js'),
    'page/index.js': read()['dist/index.js'] ?? '',
    'page/index.html': `${html}<script>setTimeout(() => {
  document.querySelector('button')?.click();
  setTimeout(() => tell(document.querySelector('main').innerHTML));
}, 500);</script>\n`,
  });
  return join(dir, 'page');
}

/** An application that uses the worker of the example. */
const USE_WORKER =
  "import { add } from 'wasm-worker';\nadd(2, 3).then((sum) => tell('sum ' + sum));\n";

export default {
  async 'worker-in-application'(project) {
    project.copyExample('wasm-worker');
    await installIn(project, 'wasm-worker', USE_WORKER);
    assert.deepEqual(await openBuilt(project), { vite: 'sum 5', rsbuild: 'sum 5' });
  },
  // The loading code of `import './add.wasm'` joins the address of the file when it runs: a bundler does not see it.
  async 'wasm-import-in-application'(project) {
    project.copyExample('wasm-worker');
    project.write({
      'rslib.config.ts': "export default { output: { target: 'web' } };\n",
      'src/worker.ts':
        "import { add } from './add.wasm';\nself.onmessage = ({ data }) => self.postMessage(add(...data));\n",
    });
    await installIn(project, 'wasm-worker', USE_WORKER);
    const inWorker = await openBuilt(project);
    has(inWorker.vite, /"iife" does not support top-level await/);
    has(inWorker.rsbuild, /Failed to fetch/);
    project.write({ 'src/index.ts': "export { add } from './add.wasm';\n" });
    const use = "import('wasm-worker').then(({ add }) => tell('sum ' + add(2, 3)));\n";
    await installIn(project, 'wasm-worker', use);
    const direct = await openBuilt(project);
    has(direct.vite, /CompileError: WebAssembly.instantiate/);
    has(direct.rsbuild, /Failed to fetch/);
    project.write({
      'src/index.ts': `const file = fetch(new URL('./add.wasm', import.meta.url));
export const { add } = (await WebAssembly.instantiateStreaming(file)).instance.exports;\n`,
    });
    await installIn(project, 'wasm-worker', use);
    assert.deepEqual(await openBuilt(project), { vite: 'sum 5', rsbuild: 'sum 5' });
  },
  // Vite 8; the dev server of Vite 7 moves the code of packages into a folder of its own and leaves the worker behind.
  async 'worker-in-vite-dev'(project) {
    project.copyExample('wasm-worker');
    await installIn(project, 'wasm-worker', USE_WORKER);
    const vite = join(project.dir, OLD_TOOLS, '../vite/dist/node/index.js');
    const { createServer } = await import(pathToFileURL(vite).href);
    const root = join(project.dir, 'user');
    const server = await createServer({ root, configFile: false, logLevel: 'silent' });
    try {
      await server.listen();
      assert.equal(await browseAddress(server.resolvedUrls.local[0]), 'sum 5');
    } finally {
      await server.close();
    }
  },
  // Lit with both kinds of decorators; the standard ones need `accessor` and more helper code.
  async 'lit-decorators'(project) {
    project.copyExample('lit-element');
    const files = project.read('.');
    const use = `import { ClickCounter } from 'lit-element';
const element = document.body.appendChild(new ClickCounter());
await element.updateComplete;
element.shadowRoot.querySelector('button').click();
await element.updateComplete;
tell(element.shadowRoot.textContent.trim());\n`;
    const size = () => project.read()['dist/click-counter.js']?.length ?? 0;
    const works = { vite: 'Clicks 1', rsbuild: 'Clicks 1' };
    await installIn(project, 'lit-element', use);
    assert.deepEqual(await openBuilt(project), works);
    const small = size();
    const without = (path: string, text: string) => (files[path] ?? '').replaceAll(text, '');
    project.write({
      'tsconfig.json': without('tsconfig.json', '"experimentalDecorators": true,'),
    });
    const { text } = await project.run('rslib');
    const message =
      'Unable to resolve signature of property decorator when called as an expression';
    assert.ok(text.includes('TS1240') && text.includes(message), text);
    const source = files['src/click-counter.ts'] ?? '';
    project.write({
      'src/click-counter.ts': source
        .replaceAll(') label', ') accessor label')
        .replaceAll(') count', ') accessor count'),
    });
    await installIn(project, 'lit-element', use);
    assert.deepEqual(await openBuilt(project), works);
    const large = size();
    assert.ok(small < 2_000 && large > 10_000, `${small} and ${large} bytes`);
  },
  async 'react-umd-runtime'(project) {
    project.copyExample('react-umd');
    const built = async () => {
      await project.pass('rslib');
      return browse(pageOfScripts(project));
    };
    assert.equal(await built(), '<button type="button">1</button>');
    await project.pass('sed -i s/classic/automatic/ rslib.config.ts');
    has(await built(), /Minified React error #31/);
    assert.equal(existsSync(join(project.dir, '../../../node_modules/react/umd')), false);
  },
  // The import is there even if nothing uses it, and no browser knows that name.
  async 'shims-require-browser'({ build, dir, write }) {
    const loaded = async (esm: object) => {
      const dist = await build({ shims: { esm }, output: { target: 'web' } });
      write({
        'dist/index.html':
          '<script type="module">import("./index.js").then(({ value }) => tell("value " + value), (error) => tell(String(error)))</script>\n',
      });
      return [dist['dist/index.js']?.split('\n')[0], await browse(join(dir, 'dist'))];
    };
    const [line, said] = await loaded({ require: true });
    assert.equal(line, 'import "node:module";');
    has(said, /^TypeError: Failed to fetch dynamically imported module/);
    const names = { __dirname: true, __filename: true };
    assert.deepEqual(await loaded(names), ['const value = 1;', 'value 1']);
  },
  // CommonJS has no output to put inline; a script has.
  async 'worker-inline-formats'({ build, dir, fail, write }) {
    const files = {
      'src/index.ts': "export { default as W } from './w?worker&inline';\n",
      'src/w.ts': "postMessage('from the worker');\n",
      ...configFile({ format: 'cjs', output: { target: 'web' } }),
    };
    write(files);
    has(await fail('rslib'), /Failed to find the inline worker output/);
    const dist = await build({ format: 'umd', umdName: 'Library', output: { target: 'web' } });
    assert.deepEqual(Object.keys(dist), ['dist/index.js']);
    const html =
      '<script src="index.js"></script><script>new Library.W().onmessage = ({ data }) => tell(data);</script>\n';
    write({ 'dist/index.html': html });
    assert.equal(await browse(join(dir, 'dist')), 'from the worker');
  },
  async 'worker-asset-prefix'({ build, dir, write }) {
    const source = "new Worker(new URL('./w.ts', import.meta.url));\n";
    const dist = await build(
      { output: { target: 'web', assetPrefix: 'https://cdn.example/' } },
      { 'src/index.ts': source, 'src/w.ts': 'postMessage(1);\n' },
    );
    has(dist['dist/index.js'], 'https://cdn.example/w.js');
    write({ 'dist/index.html': '<script type="module" src="index.js"></script>\n' });
    has(await browse(join(dir, 'dist')), /^SecurityError: Failed to construct 'Worker'/);
  },
  async 'layer-important'({ dir, write }) {
    const color = async (declaration: string) => {
      write({
        'page/index.html': `<style>p { color: red } @layer ds { body p.text { color: ${declaration} } }</style><p class="text"></p><script>tell(getComputedStyle(document.querySelector('p')).color)</script>\n`,
      });
      return browse(join(dir, 'page'));
    };
    assert.equal(await color('blue'), 'rgb(255, 0, 0)');
    assert.equal(await color('blue !important'), 'rgb(0, 0, 255)');
  },
} satisfies Claims;
