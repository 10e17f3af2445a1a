import { nearest } from '../content/nearest';
import { checkRslib } from '../fences/checkShell';
import type { Finding } from '../finding';
import type { KnownFacts } from './knownFacts';
import type { Span } from './spansOfPage';

/** What is wrong with a code span of the page `name`, if anything. */
type Rule = (
  span: Span,
  known: KnownFacts,
  name: string,
) => Omit<Finding, 'file' | 'line'> | undefined;

/** The page that lists messages, all of which must have been printed. */
const ERROR_INDEX = 'guide/faq/errors.mdx';
/** Headers of its message columns; columns of other symptoms have another header. */
const MESSAGE_HEADS = new Set(['Message', '报错信息']);
/** Text that looks like a message on other pages. */
const MESSAGE = /^((error|warn)\b|TS\d{4,}|([A-Z]\w*)?Error:|ERR_\w+).*\s/;

/** Messages that are in no recording, and on the error index also other code spans that are in no example. */
const message: Rule = ({ value, head = '' }, known, name) => {
  const isIndex = name === ERROR_INDEX;
  const text = value.replace(/\s+/g, ' ').trim();
  const isMessage = MESSAGE.test(value) || (isIndex && MESSAGE_HEADS.has(head));
  if (!isMessage && !isIndex) return undefined;
  const place = isMessage ? known.printed : known.written;
  if (text.split('…').every((part) => place.includes(part.trim()))) return undefined;
  if (!isMessage && isNamed(text, known)) return undefined;
  const because = isMessage
    ? 'Messages are quoted letter for letter from what a run has printed'
    : 'It is not an option or flag, and no example contains it';
  return { problem: `no recording contains “${value}”`, because };
};

/** An option, with or without a value, or a flag. */
function isNamed(text: string, { options, cli, written }: KnownFacts): boolean {
  const name = text.replace(/[:=].*$/, '').replace(/\(\)$/, '');
  const flags = Object.values(cli.commands).flatMap((command) => command.flags);
  return (
    options.has(name) ||
    options.has(`lib.${name}`) ||
    flags.includes(name) ||
    (text.includes('*') && globPattern(text).test(written))
  );
}

/** Sections of the configuration whose names are unique to this tool. */
const SECTIONS =
  /^(lib|output|source|resolve|tools|dev|server|performance|html|security)\.[\w$.]+$/;

/** Options such as `lib.x` and `output.x` that do not exist. */
const option: Rule = ({ value }, { options, others }) => {
  const name = value.replace(/(: .*|\(\))$/s, '').replace(/\.$/, '');
  if (!SECTIONS.test(name) || options.has(name) || others.has(name)) return undefined;
  // A key of an option whose keys are not in the data, such as `output.filename.js`.
  const parent = name.slice(0, name.lastIndexOf('.'));
  const hasKnownKeys = [...options].some((one) => one.startsWith(`${parent}.`));
  if (options.has(parent) && !hasKnownKeys) return undefined;
  const write = nearest(name, [...options]);
  return { problem: `there is no option “${name}” in the installed types`, write };
};

const PATH = /^\.[a-z][\w-]*(\/[\w.*@-]+)*\/?$|^[\w.@-]+(\/[\w.*@-]+)+\/?$/i;
/** Pattern of a path in which `*` matches anything but whitespace and quotes. */
const globPattern = (path: string) =>
  new RegExp(
    path
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^\\s"\'`]*'),
  );

/** Files and folders that are in no example, recording or script of the tool. */
const path: Rule = ({ value }, { written, tool, packages, options }) => {
  const bare = value.replace(/\/$/, '').replace(/^\.\//, '');
  /** Whether the tool composes the path: its source contains each part, in quotes or next to a slash. */
  const isOfTool = () =>
    bare
      .split('/')
      .every((part) => new RegExp(`["'\`/]${globPattern(part).source}["'\`/]`).test(tool));
  const isKnown =
    !PATH.test(value) ||
    options.has(value) ||
    // Packages are checked separately.
    /^@[\w.-]+\/[\w.*-]+$/.test(value) ||
    packages.has(bare.split('/').slice(0, 1).join()) ||
    globPattern(bare).test(written) ||
    isOfTool();
  if (isKnown) return undefined;
  const because = 'No example, recording or script of the tool contains it';
  return { problem: `there is no “${value}”`, because };
};

/** Invalid calls of `rslib`, checked as in fences: commands, flags and their values. */
const command: Rule = ({ value }, { cli }) => {
  const call = /^(?:npx |pnpm |yarn |bunx )?rslib((?: [^\s&|;]+)+)/.exec(value)?.[1];
  const problem = call && checkRslib(call.trim().split(' '), cli.commands);
  return problem ? { problem: `“${value}”: ${problem}` } : undefined;
};

/** Rules for every code span of a page. */
export const NAME_RULES: readonly Rule[] = [message, option, path, command];
