import { expect, test } from 'vitest';
import { llmsTxt } from './llmsTxt';

const texts = (name: string) => ({
  'site.title': name,
  'site.description': `${name}。`,
  'site.llms.rest': '其他',
});

const page = (title: string, pageType?: '404') => ({
  routePath: '/zh/a',
  link: '/zh/a.md',
  title,
  description: '说明',
  frontmatter: pageType ? { pageType } : {},
  lang: 'zh',
  version: '',
});

test('a Chinese list speaks Chinese and has no 404 page', () => {
  const sections = [
    { title: '指南', pages: [page('介绍')] },
    { title: 'Others', pages: [page('temp-0', '404')] },
  ];
  const text = llmsTxt({ en: texts('English'), zh: texts('中文') })({
    title: 'Rslib',
    description: 'English',
    lang: 'zh',
    version: '',
    base: '/',
    siteOrigin: '',
    sections,
  });
  expect(text).toBe(`# 中文\n\n> 中文。\n\n## 指南\n\n- [介绍](/zh/a.md): 说明\n`);
});
