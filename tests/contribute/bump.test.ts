import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { INSTALL_FILE } from '../../build/pages/home/installFacts';
import { type ScratchCopy, scratchCopy } from '../kit/scratchCopy';

// The real `pnpm bump`, to another published version and back, in a copy with two examples.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const EXAMPLE = 'examples/current/iife-with-exports';
/** A published version other than this checkout's. */
const OTHER = '1.0.0';
let copy: ScratchCopy;
let version: string;
let kept: string;

/** What depends on the version: manifests, recordings, data. */
const state = () =>
  [
    'examples/current/package.json',
    `${EXAMPLE}/package.json`,
    `${EXAMPLE}/__recorded__/record.json`,
    INSTALL_FILE,
    ...['api', 'cli', 'options', 'preset', 'syntax'].map((name) => `build/pages/data/${name}.json`),
  ]
    .map(copy.read)
    .join('\n');

beforeAll(() => {
  copy = scratchCopy({
    install: true,
    isWanted: (file) =>
      !/^(docs|examples)\/|^claims\/\w+\.claims\.ts$/.test(file) ||
      /^examples\/current\/(package\.json|esm-minimal\/|iife-with-exports\/)/.test(file),
  });
  // Only what the example and the data need, to install in seconds.
  const examples = JSON.parse(copy.read('examples/current/package.json'));
  const needed = ['@module-federation/rsbuild-plugin', '@rslib/core', '@types/node', 'typescript'];
  examples.devDependencies = Object.fromEntries(
    needed.map((name) => [name, examples.devDependencies[name]]),
  );
  version = examples.devDependencies['@rslib/core'];
  copy.write('examples/current/package.json', JSON.stringify(examples, null, 2));
  const { devDependencies: _, ...manifest } = JSON.parse(copy.read('package.json'));
  copy.write('package.json', JSON.stringify(manifest, null, 2));
  copy.edit('pnpm-workspace.yaml', '  - examples/ts6\n  - examples/legacy\n', '');
  copy.write(
    'claims/version.claims.ts',
    `import assert from 'node:assert/strict';
export default {
  async version({ build, pass }) {
    assert.ok((await build())['dist/index.js']);
    assert.match(await pass('rslib --version'), /rslib\\/${version}/);
  },
};\n`,
  );
  for (const language of ['en', 'zh']) {
    copy.write(
      `docs/${language}/guide/page.mdx`,
      `# Page\n\nSince ${version}. {/* claim: version */}\n\n<Example id="iife-with-exports" run />\n\n<CliHelp />\n`,
    );
  }
  kept = state();
});
afterAll(() => copy?.remove());

test('a version that was never published is refused', () => {
  const { code, output } = copy.run('bump', '0.0.999');
  expect(code).toBe(1);
  expect(output).toContain('The registry has no @rslib/core 0.0.999.\nIts newest versions: ');
  expect(state()).toBe(kept);
});

test('without a network it reports that in two lines, and writes nothing', () => {
  copy.write('.npmrc', 'registry=http://127.0.0.1:9\n');
  const { code, output } = copy.run('bump', OTHER);
  rmSync(join(copy.root, '.npmrc'));
  expect(code).toBe(1);
  expect(output).toMatch(
    /^The registry does not answer; [^\n]+\nnpm error [^\n]+ECONNREFUSED[^\n]+\n$/,
  );
  expect(state()).toBe(kept);
});

test('another version updates manifests, recordings and data, and reports the affected pages and the claim', () => {
  // What a run aborted with Ctrl+C leaves behind: the version in some files, half a recording.
  copy.edit('examples/current/package.json', version, OTHER);
  rmSync(join(copy.root, EXAMPLE, '__recorded__/record.json'));
  const { code, output } = copy.run('bump', OTHER);
  expect(code, output).toBe(1);
  const pin = `"@rslib/core": "${OTHER}"`;
  expect(copy.read('examples/current/package.json')).toContain(pin);
  expect(copy.read(`${EXAMPLE}/package.json`)).toContain(pin);
  const record = JSON.parse(copy.read(`${EXAMPLE}/__recorded__/record.json`));
  expect(record.tools['@rslib/core']).toBe(OTHER);
  expect(JSON.parse(copy.read('build/pages/data/cli.json')).versions['@rslib/core']).toBe(OTHER);
  const report = copy.read('.cache/bump.md');
  expect(output).toContain(report);
  const section = (title: string) =>
    report
      .split(/^#+ /m)
      .find((text) => text.startsWith(title))
      ?.slice(title.length)
      .trim();
  expect(section(`@rslib/core ${version} → ${OTHER}`)).toBe('');
  expect(section('Examples that no longer run as written')).toBe('None.');
  const untrue = section('Sentences that are no longer true: fix them');
  expect(untrue).toMatch(/^- claims\/version\.claims\.ts: "version" does not hold: /);
  expect(untrue).toContain('said in docs/en/guide/page.mdx:3: Since');
  // Pages that contain the version the example printed, the command's text, or the version itself.
  const reread = section('Pages whose output changed: read them again');
  expect(reread).toContain('- /guide/page: examples/current/iife-with-exports\n  ~~~diff\n');
  expect(reread).toContain(`  - Rslib v${version}\n  + Rslib v${OTHER}\n`);
  expect(section('Tables that changed')).toContain('- api: no page');
  expect(section('Tables that changed')).not.toContain('- cli:');
  expect(section('Not documented yet, or documented without existing')).toContain(
    '- docs/zh/guide/basic/cli.mdx:1 the flag "--watch" has no heading or table row',
  );
  expect(section(`Lines that name ${version}`)).toBe(
    '- docs/en/guide/page.mdx:3\n- docs/zh/guide/page.mdx:3',
  );
});

test('going back restores the same bytes', () => {
  const { code, output } = copy.run('bump', version);
  expect(code, output).toBe(0);
  expect(state()).toBe(kept);
});
