import { expect, test } from 'vitest';
import { buildMessages } from '../buildMessages';
import { listExamples, readFacts } from '../example/exampleFolders';
import { readRecording } from '../example/recording';
import { consumerTable } from './consumerTable';

const root = process.cwd();

test('a row has a tick for what worked, a code for what did not, a dash for what was not asked', () => {
  const { code } = consumerTable(root, ['pkg-umd'], 'en', buildMessages('en'));
  const [head = '', , row = ''] = code.split('\n');
  expect(row).toMatch(/^\| \[ESM, and UMD for script tags\]\(#pkg-umd\) \| ✓ \|/);
  expect(row).toMatch(/\| ✓ `--profile esm-only` \|$/);
  expect(row.split(' | ')).toHaveLength(head.split(' | ').length);
  const dual = consumerTable(root, ['dual-format'], 'zh', buildMessages('zh')).code;
  expect(dual).toContain(' | – | ');
  expect(dual).toContain(' | `TS2307` | ');
});

test('an example without consumers is an error that says what to do', () => {
  expect(() => consumerTable(root, ['ids'], 'en', buildMessages('en'))).toThrow(
    'pnpm examples:record ids',
  );
});

test('each example with consumers has all results', () => {
  const consumed = listExamples(root).filter((folder) => readFacts(folder).consume);
  expect(consumed.length).toBeGreaterThan(10);
  for (const folder of consumed) {
    const results = Object.keys(readRecording(folder.dir)?.consumers ?? {});
    expect(results.length, folder.id).toBeGreaterThanOrEqual(10);
  }
});
