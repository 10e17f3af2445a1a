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
} from './comparison';
import { broken, type ComparisonTexts, median, seconds, size } from './texts';

const names = TOOL_IDS.map((tool) => TOOLS[tool].name);

/** What each tool emits for a library, and which of its consumers fail. */
export function outputTable({ tools }: Comparison, kind: Kind, t: ComparisonTexts): string {
  const both = ({ raw, gzip }: { raw: number; gzip: number }) =>
    raw === 0 ? '–' : t('compare.paren', { value: size(raw), more: size(gzip) });
  const hasCss = kind === 'components';
  const rows = TOOL_IDS.map((tool) => {
    const { files, js, css, types, app } = tools[tool].outputs[kind];
    const failures = broken(tools[tool], kind).map(([consumer, value]) => {
      const name = consumerName(consumer);
      return value === 'error' ? name : t('compare.paren', { value: name, more: code(value) });
    });
    return [
      TOOLS[tool].name,
      `${files}`,
      both(js),
      ...(hasCss ? [both(css)] : []),
      both(types),
      size(app),
      failures.join(t('compare.also')) || t('compare.none'),
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

/** Seconds of one library's builds. */
export function timeTable(times: Times, kind: Kind, t: ComparisonTexts): string {
  const spread = (values: readonly number[]) =>
    t('compare.paren', {
      value: seconds(median(values)),
      more: `${seconds(Math.min(...values))}–${seconds(Math.max(...values))}`,
    });
  const rows = TOOL_IDS.map((tool) => {
    const { cold, warm } = times.runs[tool][kind];
    return [TOOLS[tool].name, spread(cold), spread(warm)];
  });
  return markdownTable([t('compare.tool'), t('compare.cold'), t('compare.warm')], rows);
}

/** What the projects install. */
export function installTable({ tools }: Comparison, t: ComparisonTexts): string {
  const rows = TOOL_IDS.map((tool) => {
    const { versions, packages, megabytes } = tools[tool];
    const named = Object.entries(versions).map(([name, version]) => code(`${name} ${version}`));
    return [TOOLS[tool].name, `${packages}`, `${megabytes} MB`, named.join(t('compare.and'))];
  });
  const head = [
    t('compare.tool'),
    t('compare.packages'),
    t('compare.megabytes'),
    t('compare.versions'),
  ];
  return markdownTable(head, rows);
}

/** Which probe ended well with which tool. */
export function featureTable({ tools }: Comparison, t: ComparisonTexts): string {
  const rows = FEATURES.map((feature) => [
    t(`compare.feature.${feature}`),
    ...TOOL_IDS.map((tool) => (tools[tool].features[feature] ? '✓' : '–')),
  ]);
  return markdownTable([t('compare.feature'), ...names], rows);
}

/** When and on what the numbers were measured, as a paragraph. */
export function measuredText({ date, node, times }: Comparison, t: ComparisonTexts): string {
  const output = t('compare.when', { date, ...node });
  const { runs, ...where } = times;
  const counts = TOOL_IDS.flatMap((tool) => KINDS.map((kind) => runs[tool][kind].cold.length));
  return `${output}${t('compare.whenTimed', { ...where, runs: Math.min(...counts) })}`;
}
