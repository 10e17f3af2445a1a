import { expect, test } from 'vitest';
import { en } from '../../i18n/en';
import { zh } from '../../i18n/zh';
import { LANGUAGES } from '../../site';
import { PAGES } from './routes';

const routesOf = (language: string) =>
  PAGES.filter((page) => page.language === language).map(({ route }) => route);

test.each(LANGUAGES)('1.1 guide, config reference and blog exist (%s)', (language) => {
  for (const section of ['/guide/', '/config/', '/blog/']) {
    expect(
      routesOf(language).some((route) => route.startsWith(section)),
      section,
    ).toBe(true);
  }
});

test('1.4 the four built-in strings exist in both languages', () => {
  expect(en.introduction).toBe('Introduction');
  expect(en.quickStart).toBe('Quick start');
  expect(en.slogan).toBe('Create JavaScript libraries in a simple and intuitive way');
  for (const { subtitle } of [en, zh]) expect(subtitle).toContain('Rsbuild');
  for (const key of ['introduction', 'quickStart', 'subtitle', 'slogan'] as const) {
    expect(zh[key]).toMatch(/[\u4e00-\u9fff]/);
  }
});
