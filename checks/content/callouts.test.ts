import { expect, test } from 'vitest';
import { parsePage } from '../../build/pages/parsePage';
import { formatFindings } from '../finding';
import { calloutFindings } from './callouts';

const report = (source: string) => formatFindings(calloutFindings('a.mdx', parsePage(source)));

test.each([
  ':::tip\nText.\n:::',
  '::: warning A title\n\nText.\n\n- a list\n\n:::\n\n:::details\nMore.\n:::',
  '- a list\n\n  :::note\n  In it. {/* claim: a */}\n  :::',
  ':::tip A title\r\nText.\r\n:::\r\n',
  '```txt\n:::tpi\n```\n\n`:::tpi` and a ::: in the text',
])('a callout that Rspress renders is not a finding: %j', (source) => {
  expect(report(source)).toBe('');
});

test.each([
  [':::tpi Look\nText.\n:::', 1, '“:::tpi” is not a callout', ':::tip Look'],
  [':::Tip\nText.\n:::', 1, '“:::Tip” is not a callout', ':::tip'],
  ['::::tip\nText.\n::::', 1, '“::::tip” is not a callout', ':::tip'],
  [
    ':::tip[Look here]\nText.\n:::',
    1,
    '“[Look here]” is shown with its brackets',
    ':::tip Look here',
  ],
  [
    ':::tip Set `a` too\nText.\n:::',
    1,
    'the title of a callout is plain text; this one is cut off before its code, link or emphasis',
    ':::tip …',
  ],
  [
    'Text.\n\n:::danger\n\nText.\n',
    3,
    'the callout is not closed',
    '::: on a line of its own, where the callout ends',
  ],
  [
    ':::tip\nA.\n\n:::note\nB.\n:::',
    1,
    'the callout is not closed',
    '::: on a line of its own, where the callout ends',
  ],
  [
    ':::tip\n- item\n:::',
    3,
    'this “:::” belongs to the list or table above it',
    'an empty line above it',
  ],
  [
    ':::tip\n\n| a |\n| - |\n| b |\n:::',
    6,
    'this “:::” belongs to the list or table above it',
    'an empty line above it',
  ],
  ['Text.\n\n:::', 3, 'this “:::” closes no callout', 'nothing, remove the line'],
])('a callout that Rspress does not render: %j', (source, line, problem, write) => {
  expect(report(source)).toBe(`a.mdx:${line}  ${problem}\n  Write: ${write}`);
});
