import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../site';
import { buildMessages } from '../buildMessages';
import { barChart } from './chart';
import { FEATURES, KINDS, readComparison, type Times, TOOL_IDS, type ToolId } from './comparison';
import { comparisonFace } from './comparisonFace';
import { glanceTable, timeTable } from './tables';
import { broken, median } from './texts';

const root = process.cwd();
const data = readComparison(root);
const t = buildMessages('en');
const face = (attributes: Record<string, string>, kind: 'mdx' | 'markdown' = 'mdx') =>
  comparisonFace(root, new Map(Object.entries(attributes)), 'en', kind).code;

test('every tool has the same probes, consumers and number of timed runs', () => {
  const counts = new Set<number>();
  for (const tool of TOOL_IDS) {
    expect(Object.keys(data.tools[tool].features).sort()).toEqual([...FEATURES].sort());
    for (const kind of KINDS) {
      const { cold, warm } = data.times.runs[tool][kind];
      counts.add(cold.length).add(warm.length);
      expect(Object.keys(data.tools[tool].outputs[kind].consumers).length).toBeGreaterThan(8);
    }
  }
  expect(counts.size, 'pnpm compare --time').toBe(1);
});

test('a chart has a bar for each tool, its table the number; in Markdown there is the table alone', () => {
  const page = face({ of: 'install' });
  expect(page.match(/<rect/g)).toHaveLength(TOOL_IDS.length);
  expect(page).toContain(`tsc ${data.tools.tsc.megabytes}`);
  expect(page).toContain(`| ${data.tools.tsc.megabytes} MB |`);
  expect(face({ of: 'install' }, 'markdown')).toMatch(/^\| Tool \|/);
});

test('a time is the median, with least and most', () => {
  const run = { cold: [3000, 1000, 1500], warm: [500] };
  const kinds = { functions: run, formats: run, components: run, modules: run };
  const runs = Object.fromEntries(TOOL_IDS.map((tool) => [tool, kinds])) as Times['runs'];
  const machine = { date: '2026-01-01', cpu: '', cores: 1, gigabytes: 1, system: '' };
  const table = timeTable({ ...machine, runs }, 'formats', t);
  expect(table).toContain('| tsc | 1.50 (1.00–3.00) | 0.50 (0.50–0.50) |');
});

test('bars begin at zero, in proportion; names are escaped', () => {
  const svg = barChart('<b>', [
    { name: 'a', value: 1, label: '1' },
    { name: 'b', value: 4, label: '4', range: [3, 5] },
  ]);
  const [one = 0, four = 0] = [...svg.matchAll(/width="(\d+)%"/g)].map(([, width]) =>
    Number(width),
  );
  expect(four / one).toBeCloseTo(4, 1);
  expect(svg).toContain('&lt;b&gt;');
});

test('measures in which another tool is better stand first, whoever that is', () => {
  const worse = structuredClone(data);
  worse.tools.rslib.megabytes = 9999;
  const rows = glanceTable(worse, t).split('\n').slice(2);
  const last = rows.findLastIndex((row) => !/ \| ([^|]*Rslib[^|]*|all): /.test(row));
  const first = rows.findIndex((row) => / \| ([^|]*Rslib[^|]*|all): /.test(row));
  expect(rows.findIndex((row) => row.endsWith('| 9999 MB |'))).toBeLessThanOrEqual(last);
  expect(last).toBeLessThan(first);
  const better = structuredClone(data);
  better.tools.rslib.megabytes = 0.1;
  expect(glanceTable(better, t)).toContain('| Rslib: 0.1 MB | 0.1 MB |');
});

test('an unknown part or library is an error that lists the known ones', () => {
  expect(() => face({ of: 'speed' })).toThrow('use one of glance, output');
  expect(() => face({ of: 'output', kind: 'all' })).toThrow('use one of functions, formats');
});

test.each(LANGUAGES)('the prose of the page in %s repeats no measured number', (language) => {
  const page = readFileSync(`docs/${language}/guide/start/compare.mdx`, 'utf8');
  expect(page.match(/\d[\d.]*\s*(ms|s|k?B|MB|%|x|×|秒|倍|字节)(?![\w])/g)).toBeNull();
});

// Sentences of the page. When one of these fails after `pnpm compare`, the sentence is no longer true.
test('what the page says follows from the numbers', () => {
  const least = (value: (id: ToolId) => number) =>
    TOOL_IDS.toSorted((a, b) => value(a) - value(b))[0];
  const held = (id: ToolId) =>
    FEATURES.filter((feature) => data.tools[id].features[feature]).length;
  const failing = (id: ToolId) => broken(data.tools[id], 'components').map(([name]) => name);
  const megabytes = least((id) => data.tools[id].megabytes);
  expect(megabytes, '“installs least”').toBe('tsc');
  expect(data.tools.tsdown.megabytes, '“installs less”').toBeLessThan(data.tools.rslib.megabytes);
  expect(held('tsdown'), '“as much”').toBeGreaterThanOrEqual(held('rslib'));
  expect(Math.max(...TOOL_IDS.map(held)), '“without further settings”').toBe(held('rslib'));
  expect(data.tools.tsc.outputs.components.css.raw, '“does not emit”').toBe(0);
  expect(failing('unbuild'), '“Node.js loads no stylesheet”').toContain('node import');
  expect(failing('tsc')).toContain('node import');
  const silent = TOOL_IDS.filter((id) => !data.tools[id].features.typeError).sort();
  expect(silent, 'tables of the migration pages').toEqual([
    'rollup',
    'tsdown',
    'tsup',
    'unbuild',
    'vite',
  ]);
  const { runs } = data.times;
  const cold = (id: ToolId, kind: (typeof KINDS)[number]) => median(runs[id][kind].cold);
  for (const kind of KINDS) {
    const quickest = least((id) => cold(id, kind));
    expect(quickest, '“the quickest”').toBe('tsc');
  }
  expect(cold('rslib', 'formats'), '“slow”').toBeGreaterThan(2 * cold('rslib', 'functions'));
});
