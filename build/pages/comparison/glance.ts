import { markdownTable } from '../tables/markdownTable';
import { type Comparison, FEATURES, KINDS, TOOL_IDS, TOOLS, type ToolId } from './comparison';
import { brokenCount, type ComparisonTexts, median, seconds, size } from './texts';

interface Measure {
  name: string;
  value(tool: ToolId): number;
  text(value: number): string;
  /** More is better; else less. */
  isMore?: boolean;
}

function measures({ tools, times }: Comparison, t: ComparisonTexts): Measure[] {
  const of = (measure: string, kind: (typeof KINDS)[number]) =>
    t('compare.of', { measure, kind: t(`compare.kind.${kind}`) });
  const plain = (value: number) => `${value}`;
  return [
    ...KINDS.map((kind) => ({
      name: of(t('compare.time'), kind),
      value: (tool: ToolId) => median(times.runs[tool][kind].cold),
      text: (value: number) => t('compare.seconds', { value: seconds(value) }),
    })),
    {
      name: t('compare.megabytes'),
      value: (tool) => tools[tool].megabytes,
      text: (value) => `${value} MB`,
    },
    { name: t('compare.packages'), value: (tool) => tools[tool].packages, text: plain },
    ...KINDS.map((kind) => ({
      name: of(t('compare.js'), kind),
      value: (tool: ToolId) => tools[tool].outputs[kind].js.gzip,
      text: size,
    })),
    ...KINDS.map((kind) => ({
      name: of(t('compare.app'), kind),
      value: (tool: ToolId) => tools[tool].outputs[kind].app,
      text: size,
    })),
    {
      name: t('compare.held'),
      value: (tool) => FEATURES.filter((feature) => tools[tool].features[feature]).length,
      text: (value) => `${value} / ${FEATURES.length}`,
      isMore: true,
    },
    { name: t('compare.broken'), value: (tool) => brokenCount(tools[tool]), text: plain },
  ];
}

/** The best tools of each measure beside the first tool. Measures in which another tool is better stand first. */
export function glanceTable(data: Comparison, t: ComparisonTexts): string {
  const [own = 'rslib'] = TOOL_IDS;
  const rows = measures(data, t).map(({ name, value, text, isMore }) => {
    const values = TOOL_IDS.map(value);
    const best = text(isMore ? Math.max(...values) : Math.min(...values));
    // What reads the same is the same.
    const winners = TOOL_IDS.filter((tool) => text(value(tool)) === best);
    const isAll = winners.length === TOOL_IDS.length;
    const list = winners.map((tool) => TOOLS[tool].name).join(t('compare.and'));
    const names = isAll ? t('compare.all') : list;
    const isOwn = winners.includes(own);
    return {
      isOwn,
      cells: [name, t('compare.colon', { name: names, value: best }), text(value(own))],
    };
  });
  const sorted = [...rows.filter(({ isOwn }) => !isOwn), ...rows.filter(({ isOwn }) => isOwn)];
  return markdownTable(
    [t('compare.measure'), t('compare.best'), TOOLS[own].name],
    sorted.map(({ cells }) => cells),
  );
}
