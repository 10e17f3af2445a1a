import { nearest } from '../content/nearest';
import { checkRslib } from '../fences/checkShell';
import type { Finding } from '../finding';
import type { KnownFacts } from './knownFacts';
import type { Span } from './spansOfPage';

/** What is wrong with a code span of the page `name`; undefined when the rule does not apply to it. */
type Rule = (
  span: Span,
  known: KnownFacts,
  name: string,
) => Omit<Finding, 'file' | 'line'> | undefined;

/** The page that lists messages (specification of the site: every one was printed). */
const ERROR_INDEX = 'guide/faq/errors.mdx';
/** Heads of its columns of messages; symptoms other than messages have another head. */
const MESSAGE_HEADS = new Set(['Message', '报错信息']);
/** What looks like a message on other pages. */
const MESSAGE = /^((error|warn)\b|TS\d{4,}|([A-Z]\w*)?Error:|ERR_\w+).*\s/;

/** Messages that no recording has printed, and on the error index also other words that no example has. */
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

/** Sections of the configuration whose names belong to this tool alone. */
const SECTIONS =
  /^(lib|output|source|resolve|tools|dev|server|performance|html|security)\.[\w$.]+$/;

/** `lib.x` and `output.x` in running text: options that do not exist. */
const option: Rule = ({ value }, { options, others }) => {
  const name = value.replace(/(: .*|\(\))$/s, '').replace(/\.$/, '');
  if (!SECTIONS.test(name) || options.has(name) || others.has(name)) return undefined;
  // A key of an option whose keys the data do not list, such as `output.filename.js`.
  const parent = name.slice(0, name.lastIndexOf('.'));
  const hasKnownKeys = [...options].some((one) => one.startsWith(`${parent}.`));
  if (options.has(parent) && !hasKnownKeys) return undefined;
  const write = nearest(name, [...options]);
  return { problem: `there is no option “${name}” in the installed types`, write };
};

const PATH = /^\.[a-z][\w-]*(\/[\w.*@-]+)*\/?$|^[\w.@-]+(\/[\w.*@-]+)+\/?$/i;
/** A path in which `*` stands for anything but blanks and quotes. */
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
  /** A path that the tool composes: its source contains each part, in quotes or beside a slash. */
  const isOfTool = () =>
    bare
      .split('/')
      .every((part) => new RegExp(`["'\`/]${globPattern(part).source}["'\`/]`).test(tool));
  const isKnown =
    !PATH.test(value) ||
    options.has(value) ||
    // Packages have a finding of their own.
    /^@[\w.-]+\/[\w.*-]+$/.test(value) ||
    packages.has(bare.split('/').slice(0, 1).join()) ||
    globPattern(bare).test(written) ||
    isOfTool();
  if (isKnown) return undefined;
  const because = 'No example, recording or script of the tool contains it';
  return { problem: `there is no “${value}”`, because };
};

/** Calls of `rslib` in running text, as the fences have them: commands, flags and their values. */
const command: Rule = ({ value }, { cli }) => {
  const call = /^(?:npx |pnpm |yarn |bunx )?rslib((?: [^\s&|;]+)+)/.exec(value)?.[1];
  const problem = call && checkRslib(call.trim().split(' '), cli.commands);
  return problem ? { problem: `“${value}”: ${problem}` } : undefined;
};

/** Rules for every code span of a page. */
export const NAME_RULES: readonly Rule[] = [message, option, path, command];
