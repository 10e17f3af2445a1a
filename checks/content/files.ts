import { posix } from 'node:path';
import type { Finding } from '../finding';
import type { Page } from './page';

/** File names that are unsuitable as addresses, byte order marks and CR LF. */
export function fileFindings({ file, source }: Page): Finding[] {
  const findings: Finding[] = [];
  const name = posix.parse(file).name;
  if (!/^(404|[a-z0-9]+(-[a-z0-9]+)*)$/.test(name)) {
    const better = name.replace(/(?<=[a-z0-9])(?=[A-Z])|[^\w]+|_/g, '-').toLowerCase();
    const problem = 'an address consists of lower-case words joined by hyphens';
    const write = `git mv "${file}" ${posix.dirname(file)}/${better}${posix.extname(file)}`;
    findings.push({ file, line: 1, problem, write });
  }
  if (source !== withPlainLines(source)) {
    const problem = 'the file has a byte order mark, or lines that end with CR LF';
    findings.push({ file, line: 1, problem, write: 'UTF-8 with LF: pnpm fix does it' });
  }
  return findings;
}

/** The text without a byte order mark and with LF line ends. */
export const withPlainLines = (text: string) =>
  text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
