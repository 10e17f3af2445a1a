import { slug as githubSlug } from 'github-slugger';
import { expect, test } from 'vitest';
import { slug } from './slug';

test.each([
  'Before you start',
  'lib.autoExtension: `true`',
  '打包声明（dts）',
  'Déjà vu_x — “quoted” & more!',
  '',
])('%s has the id of github-slugger', (text) => expect(slug(text)).toBe(githubSlug(text)));
