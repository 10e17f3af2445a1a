import { expect, test } from 'vitest';
import { issueAddress } from './issueAddress';

const issue = { title: 'lib.dts: ', lines: ['Page: https://x.example/config/lib/dts'] };
const bodyOf = (address: string) => new URL(address).searchParams.get('body');

test('the issue names page and title', () => {
  const address = issueAddress('https://git.example/docs', issue);
  expect(address).toMatch(/^https:\/\/git\.example\/docs\/issues\/new\?title=lib\.dts/);
  expect(bodyOf(address)).toBe('Page: https://x.example/config/lib/dts\n\n');
});

test('what is selected is quoted, line by line, and cut when it is long', () => {
  const short = issueAddress('https://git.example/docs', { ...issue, quote: ' a & b\nc ' });
  expect(bodyOf(short)).toContain('\n\n> a & b\n> c\n');
  const long = issueAddress('https://git.example/docs', { ...issue, quote: 'x'.repeat(5000) });
  expect(long.length).toBeLessThan(800);
});
