import { nearest } from '../content/nearest';
import type { Page } from '../content/page';
import type { Finding } from '../finding';
import type { KnownFacts } from './knownFacts';
import type { Span } from './spansOfPage';

/** Sections of the configuration whose names belong to this tool alone. */
const SECTIONS =
  /^(lib|output|source|resolve|tools|dev|server|performance|html|security)\.[\w$.]+$/;

/** `lib.x` and `output.x` in running text: options that do not exist. */
export function optionFindings(
  { file }: Page,
  spans: readonly Span[],
  { options }: KnownFacts,
  others: ReadonlySet<string>,
): Finding[] {
  return spans.flatMap(({ value, line }): Finding[] => {
    const name = value.replace(/(: .*|\(\))$/s, '').replace(/\.$/, '');
    if (!SECTIONS.test(name) || options.has(name) || others.has(name)) return [];
    // What stands below an option that the data do not take apart, `output.filename.js`.
    const parent = name.slice(0, name.lastIndexOf('.'));
    const isTakenApart = [...options].some((option) => option.startsWith(`${parent}.`));
    if (options.has(parent) && !isTakenApart) return [];
    const write = nearest(name, [...options]);
    return [{ file, line, problem: `there is no option “${name}” in the installed types`, write }];
  });
}

const PATH = /^\.[a-z][\w-]*(\/[\w.*@-]+)*\/?$|^[\w.@-]+(\/[\w.*@-]+)+\/?$/i;
/** A path in which `*` stands for anything but blanks and quotes. */
export const globPattern = (path: string) =>
  new RegExp(
    path
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^\\s"\'`]*'),
  );

/** Files and folders that are in no example, recording or script of the tool. */
export function pathFindings(
  { file }: Page,
  spans: readonly Span[],
  { written, tool, packages, options }: KnownFacts,
  others: ReadonlySet<string>,
): Finding[] {
  /** A folder that the tool puts together: each part stands in its text, in quotes or beside a slash. */
  const isOfTool = (path: string) =>
    path
      .split('/')
      .every((part) => new RegExp(`["'\`/]${globPattern(part).source}["'\`/]`).test(tool));
  return spans.flatMap(({ value, line }): Finding[] => {
    const path = value.replace(/\/$/, '').replace(/^\.\//, '');
    const isKnown =
      !PATH.test(value) ||
      others.has(value) ||
      options.has(value) ||
      // Packages have a finding of their own.
      /^@[\w.-]+\/[\w.*-]+$/.test(value) ||
      packages.has(path.split('/').slice(0, 1).join()) ||
      globPattern(path).test(written) ||
      isOfTool(path);
    if (isKnown) return [];
    const because = 'No example, no recording and no script of the tool has it';
    return [{ file, line, problem: `there is no “${value}”`, because }];
  });
}
