import { readData } from '../../build/pages/data/schemas';
import { readSite } from '../content/readSite';
import { checkConfigs } from './checkConfigs';
import { checkText } from './checkText';
import { checkTypes } from './checkTypes';
import { type Fence, fencesOf } from './fencesOf';

/**
 * Checks and counts every fence of docs/, or of the pages in `only`. A Chinese fence that equals its English twin is not
 * checked again; the part `twins` ensures that both are equal.
 */
export async function checkFences(root: string, only?: ReadonlySet<string>) {
  const all = readSite(root)
    .pages.filter(({ file }) => only?.has(file) ?? true)
    .flatMap(fencesOf);
  const known = new Set(all.filter(({ file }) => file.startsWith('docs/en/')).map(keyOf));
  const fences = all.filter(
    (fence) => fence.file.startsWith('docs/en/') || !known.has(keyOf(fence)),
  );
  const checked = fences.filter(({ source }) => !source);
  const findings = [
    ...checkText(fences, readData(root, 'cli'), root),
    ...checkTypes(checked, root),
    ...(await checkConfigs(checked, root)),
  ];
  return { total: all.length, findings };
}

/** Key of a fence, the same for equal fences of twin pages, which are checked once. */
function keyOf({ file, language, meta, code }: Fence): string {
  return [file.replace(/^docs\/(en|zh)\//, ''), language, meta, code].join('\0');
}
