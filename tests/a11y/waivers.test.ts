import { expect, test } from 'vitest';
import { WAIVERS, waiverFaults } from './waivers';

const waiver = {
  rule: 'color-contrast',
  target: '.x',
  reason: 'The vendor draws this text.',
  link: 'https://example.com/issues/1',
  until: '2026-12-31',
};

test('a waiver with reason, link and date is accepted until its day', () => {
  expect(waiverFaults(waiver, '2026-12-31')).toEqual([]);
});

test('a waiver without reason, link or date is refused with what to write', () => {
  expect(
    waiverFaults({ ...waiver, reason: '', link: '#1', until: 'soon' }, '2026-01-01'),
  ).toMatchInlineSnapshot(`
      [
        "waiver of color-contrast on .x: write a reason that a stranger understands.",
        "waiver of color-contrast on .x: link is “#1”; write https://…",
        "waiver of color-contrast on .x: until is “soon”; write a date such as 2026-12-31.",
      ]
    `);
});

test('a waiver ends', () => {
  expect(waiverFaults(waiver, '2027-01-01')).toMatchInlineSnapshot(`
    [
      "waiver of color-contrast on .x: ended on 2026-12-31. Mend the page and remove the waiver.",
    ]
  `);
});

test('all waivers of the site hold today', () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(WAIVERS.flatMap((entry) => waiverFaults(entry, today))).toEqual([]);
});
