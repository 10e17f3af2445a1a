import { formatFindings } from '../finding';
import { contentFindings } from './contentFindings';
import { parsePage } from './page';
import type { SiteFiles } from './readSite';

/** A valid page. */
export const good = (title: string, body = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}\n---\n\n# ${title}\n${body}`;

/** Findings of a small site with two pages per language and the given changes. '' removes a file. */
export function report(changes: Record<string, string>) {
  const files: Record<string, string> = {
    'docs/en/guide/start.mdx': good('Start', '\n## Install it {#install}\n'),
    'docs/zh/guide/start.mdx': good('开始', '\n## 安装 {#install}\n'),
    'docs/en/guide/cli.mdx': good('CLI'),
    'docs/zh/guide/cli.mdx': good('命令行'),
    'docs/en/guide/_meta.json': '["start", "cli"]',
    'docs/zh/guide/_meta.json': '["start", "cli"]',
    'docs/en/_nav.json': '[{ "text": "Guide", "link": "/guide/start" }]',
    ...changes,
  };
  const entries = Object.entries(files).filter(([, text]) => text !== '');
  const menus = (name: string) =>
    entries.filter(([file]) => file.endsWith(name)).map(([file, text]) => ({ file, text }));
  const site: SiteFiles = {
    pages: entries
      .filter(([file]) => file.endsWith('.mdx'))
      .map(([file, text]) =>
        parsePage(file.startsWith('docs/en') ? 'en' : 'zh', file.slice(8), text),
      ),
    metas: menus('_meta.json'),
    navs: menus('_nav.json'),
    keywords: menus('_keywords.txt'),
    drawings: [],
    assets: {
      docs: new Set([...Object.keys(files), 'docs/en/guide/tree.png']),
      public: new Set(['/logo.svg']),
    },
    broken: [],
  };
  return formatFindings(contentFindings(site));
}
