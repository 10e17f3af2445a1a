import { expect, test } from 'vitest';
import { page, section } from '../../tests/search/engineKit';
import { anchorOf, withAnchors, withoutAnchors } from './anchors';

test('a message is named by its code, or by its first seven words', () => {
  expect(anchorOf("error TS5108: Option 'target=ES5' has been removed")).toBe('ts5108');
  expect(anchorOf('Error [ERR_REQUIRE_ESM]: require() of ES Module')).toBe('err_require_esm');
  expect(anchorOf("Module not found: Can't resolve './missing'")).toBe(
    'module-not-found-cant-resolve-missing',
  );
  expect(anchorOf('a b c d e f g h')).toBe('a-b-c-d-e-f-g');
});

test('a file of records lacks the ids that headings give, and is whole when it is read', () => {
  const records = {
    lang: 'en',
    pages: [page('/a', 'A', [section('Use it'), { ...section('What else'), id: 'more' }])],
    synonyms: [],
    pinyin: '',
    traditional: '',
  };
  const text = JSON.stringify(withoutAnchors(records));
  expect(text).toContain('"more"');
  expect(text).not.toContain('"use-it"');
  expect(withAnchors(JSON.parse(text))).toEqual(records);
});
