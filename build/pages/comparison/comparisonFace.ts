import { join } from 'node:path';
import type { Language } from '../../../site';
import { buildMessages } from '../buildMessages';
import type { Expansion, Face } from '../expansion';
import { type Bar, barChart } from './chart';
import { COMPARISON_FILE, KINDS, type Kind, readComparison, TOOL_IDS, TOOLS } from './comparison';
import {
  featureTable,
  glanceTable,
  installTable,
  measuredText,
  outputTable,
  timeTable,
} from './tables';
import { median, seconds } from './texts';

/** A chart and its numbers as a table; in Markdown the table alone. */
interface Shown {
  title?: string;
  bars?: readonly Bar[];
  table: string;
}

/**
 * `<Comparison of="glance|time|output|install|features|measured" kind="formats" />`: results of `pnpm compare`; `time`
 * and `output` for one library. Throws for other values.
 */
export function comparisonFace(
  root: string,
  attributes: ReadonlyMap<string, string>,
  language: Language,
  face: Face,
): Expansion {
  const data = readComparison(root);
  const t = buildMessages(language);
  const kind = (): Kind => {
    const found = KINDS.find((name) => name === attributes.get('kind'));
    if (!found)
      throw new Error(`kind="${attributes.get('kind') ?? ''}": use one of ${KINDS.join(', ')}`);
    return found;
  };
  const bar = (tool: (typeof TOOL_IDS)[number]) => ({
    name: TOOLS[tool].name,
    isAccent: tool === TOOL_IDS[0],
  });
  const parts: Record<string, () => Shown> = {
    glance: () => ({ table: glanceTable(data, t) }),
    output: () => ({ table: outputTable(data, kind(), t) }),
    features: () => ({ table: featureTable(data, t) }),
    measured: () => ({ table: measuredText(data, t) }),
    install: () => ({
      title: t('compare.chart.megabytes'),
      bars: TOOL_IDS.map((tool) => {
        const { megabytes } = data.tools[tool];
        return { ...bar(tool), value: megabytes, label: `${megabytes}` };
      }),
      table: installTable(data, t),
    }),
    time: () => {
      const { times } = data;
      return {
        title: t('compare.chart.time', { kind: t(`compare.kind.${kind()}`) }),
        bars: TOOL_IDS.map((tool) => {
          const { cold } = times.runs[tool][kind()];
          const value = median(cold);
          const range = [Math.min(...cold), Math.max(...cold)] as const;
          return { ...bar(tool), value, label: seconds(value), range };
        }),
        table: timeTable(times, kind(), t),
      };
    },
  };
  const part = parts[attributes.get('of') ?? ''];
  if (!part)
    throw new Error(
      `of="${attributes.get('of') ?? ''}": use one of ${Object.keys(parts).join(', ')}`,
    );
  const { title, bars, table } = part();
  const dependencies = [join(root, COMPARISON_FILE)];
  if (!bars || !title || face === 'markdown') return { code: table, dependencies };
  const rows = bars.map(({ name, label }) => `${name} ${label}`).join(t('table.and'));
  const alt = t('compare.chart.alt', { title, rows });
  const source = JSON.stringify(barChart(title, bars));
  return {
    code: `<Diagram source={${source}} alt={${JSON.stringify(alt)}} />\n\n${table}`,
    components: { '@components/Diagram': ['Diagram'] },
    dependencies,
  };
}
