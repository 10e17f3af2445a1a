import type { BuildMessages } from '../buildMessages';
import { consumerName } from '../tables/consumerTable';
import { code, markdownTable } from '../tables/markdownTable';
import {
  type Comparison,
  FEATURES,
  KINDS,
  type Kind,
  type Times,
  TOOL_IDS,
  TOOLS,
  type ToolId,
} from './comparison';
import { broken, brokenCount, median, seconds, size } from './texts';

const names = TOOL_IDS.map((tool) => TOOLS[tool].name);

/** Table of what each tool emits for a library, and which of its consumers fail. */
export function outputTable({ tools }: Comparison, kind: Kind, t: BuildMessages): string {
  const both = ({ raw, gzip }: { raw: number; gzip: number }) =>
    raw === 0 ? '–' : t('table.valueOf', { value: size(raw), more: size(gzip) });
  const hasCss = kind === 'components';
  const rows = TOOL_IDS.map((tool) => {
    const { files, js, css, types, app } = tools[tool].outputs[kind];
    const failures = broken(tools[tool], kind).map(([consumer, value]) => {
      const name = consumerName(consumer);
      return value === 'error' ? name : t('table.valueOf', { value: name, more: code(value) });
    });
    return [
      TOOLS[tool].name,
      `${files}`,
      both(js),
      ...(hasCss ? [both(css)] : []),
      both(types),
      size(app),
      failures.join(t('table.also')) || t('compare.none'),
    ];
  });
  const head = [
    t('compare.tool'),
    t('compare.files'),
    t('compare.jsBoth'),
    ...(hasCss ? [t('compare.cssBoth')] : []),
    t('compare.typesBoth'),
    t('compare.app'),
    t('compare.fails'),
  ];
  return markdownTable(head, rows);
}

/** Table of the build times of a library, in seconds. */
export function timeTable(times: Times, kind: Kind, t: BuildMessages): string {
  const spread = (values: readonly number[]) =>
    t('table.valueOf', {
      value: seconds(median(values)),
      more: `${seconds(Math.min(...values))}–${seconds(Math.max(...values))}`,
    });
  const rows = TOOL_IDS.map((tool) => {
    const { cold, warm } = times.runs[tool][kind];
    return [TOOLS[tool].name, spread(cold), spread(warm)];
  });
  return markdownTable([t('compare.tool'), t('compare.cold'), t('compare.warm')], rows);
}

/** Table of what the projects install. */
export function installTable({ tools }: Comparison, t: BuildMessages): string {
  const rows = TOOL_IDS.map((tool) => {
    const { versions, packages, megabytes } = tools[tool];
    const named = Object.entries(versions).map(([name, version]) => code(`${name} ${version}`));
    return [TOOLS[tool].name, `${packages}`, `${megabytes} MB`, named.join(t('table.and'))];
  });
  const head = [
    t('compare.tool'),
    t('compare.packages'),
    t('compare.megabytes'),
    t('compare.versions'),
  ];
  return markdownTable(head, rows);
}

/** Table of the probes that pass with each tool. */
export function featureTable({ tools }: Comparison, t: BuildMessages): string {
  const rows = FEATURES.map((feature) => [
    t(`compare.feature.${feature}`),
    ...TOOL_IDS.map((tool) => (tools[tool].features[feature] ? '✓' : '–')),
  ]);
  return markdownTable([t('compare.feature'), ...names], rows);
}

/** Paragraph about when and where the numbers were measured. */
export function measuredText({ date, node, times }: Comparison, t: BuildMessages): string {
  const output = t('compare.when', { date, ...node });
  const { runs, ...where } = times;
  const counts = TOOL_IDS.flatMap((tool) => KINDS.map((kind) => runs[tool][kind].cold.length));
  return `${output}${t('compare.whenTimed', { ...where, runs: Math.min(...counts) })}`;
}

interface Measure {
  name: string;
  value(tool: ToolId): number;
  text(value: number): string;
  /** Whether more is better. */
  isMore?: boolean;
}

function measures({ tools, times }: Comparison, t: BuildMessages): Measure[] {
  const of = (measure: string, kind: (typeof KINDS)[number]) =>
    t('table.named', { name: measure, text: t(`compare.kind.${kind}`) });
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

/** Table of each metric, comparing the first tool with the best one. Metrics in which another tool wins come first. */
export function glanceTable(data: Comparison, t: BuildMessages): string {
  const [own = 'rslib'] = TOOL_IDS;
  const rows = measures(data, t).map(({ name, value, text, isMore }) => {
    const values = TOOL_IDS.map(value);
    const best = text(isMore ? Math.max(...values) : Math.min(...values));
    // Compared as shown, after rounding.
    const winners = TOOL_IDS.filter((tool) => text(value(tool)) === best);
    const isAll = winners.length === TOOL_IDS.length;
    const list = winners.map((tool) => TOOLS[tool].name).join(t('table.and'));
    const names = isAll ? t('compare.all') : list;
    const isOwn = winners.includes(own);
    return {
      isOwn,
      cells: [name, t('table.named', { name: names, text: best }), text(value(own))],
    };
  });
  const sorted = [...rows.filter(({ isOwn }) => !isOwn), ...rows.filter(({ isOwn }) => isOwn)];
  return markdownTable(
    [t('compare.measure'), t('compare.best'), TOOLS[own].name],
    sorted.map(({ cells }) => cells),
  );
}
