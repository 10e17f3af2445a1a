import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import {
  DEFAULT_LANGUAGE,
  frameAncestors,
  isOffline,
  isPrecompressed,
  LANGUAGES,
  type Language,
  searchOrigins,
  siteBase,
} from '../../site';
import { bundleBoot } from '../start/bundleBoot';
import { deferApp } from '../start/deferApp';
import { guardHead } from '../start/guardHead';
import { leadsElsewhere } from '../start/leadsElsewhere';
import { writeNoScriptStyles } from '../start/noScriptStyles';
import { AT_ONCE, compressFolder } from './compress';
import { withHeadTags, withoutIndexing } from './head/headTags';
import { createSiteIndex, type SiteIndex } from './head/siteIndex';
import { robotsTxt, sitemapXml } from './head/sitemap';
import { buildId, writeWorker } from './offline/writeWorker';
import { withPolicy } from './policy/contentPolicy';
import { finishHostFiles } from './policy/hostFiles';
import { isNotFoundPage, type SitePage } from './sitePage';
import { createSocialImages } from './social/socialImage';
import { tidyMarkdownFiles } from './tidyMarkdown';

interface FinishOptions {
  /** The built folder. */
  folder: string;
  /** Folder that keeps rendered social images between builds. */
  cache: string;
  pages: readonly SitePage[];
  /** Site title per language. */
  titles: Record<Language, string>;
}

/** Rewrites every page of a freshly built folder and adds the other files of the site. */
export async function finishSite({ folder, cache, pages, titles }: FinishOptions) {
  const site = createSiteIndex(
    pages.filter((page) => !isNotFoundPage(page)),
    titles,
  );
  await tidyMarkdownFiles(folder);
  const id = buildId(folder);
  const finish = createPageFinisher(
    folder,
    await bundleBoot('boot'),
    await bundleBoot('guard'),
    id,
  );
  const draw = createSocialImages(folder, cache);
  const finishListed = async (page: SitePage) => {
    const { title, description, language } = page;
    const image = site.url(await draw({ site: titles[language], title, description, language }));
    await finish(page.file, (html) => withHeadTags(html, page, site, image));
  };
  const finishNotFound = (language: Language) => {
    const file = language === DEFAULT_LANGUAGE ? '404.html' : `${language}/404.html`;
    return finish(file, withoutIndexing, leadsElsewhere(siteBase(), language));
  };
  await pMap(site.pages, finishListed, { concurrency: AT_ONCE });
  await Promise.all(LANGUAGES.map(finishNotFound));
  await writeSiteFiles(folder, site);
  await writeWorker(folder, { id, base: siteBase(), isOffline: isOffline() });
  if (isPrecompressed()) await compressFolder(folder);
}

function createPageFinisher(folder: string, boot: string, guard: string, build: string) {
  const base = siteBase();
  const readAsset = (address: string) =>
    readFileSync(path.join(folder, address.slice(base.length)), 'utf8');
  let sheet: string | undefined;
  const noScriptSheet = (css: string) => {
    sheet ??= base + writeNoScriptStyles(folder, css);
    return sheet;
  };
  return async (file: string, change: (html: string) => string, startsAtOnce?: string) => {
    const place = path.join(folder, file);
    const html = change(
      deferApp(await readFile(place, 'utf8'), {
        boot,
        build,
        readAsset,
        noScriptSheet,
        startsAtOnce,
      }),
    );
    await writeFile(place, withPolicy(guardHead(html, guard), searchOrigins()));
  };
}

async function writeSiteFiles(folder: string, site: SiteIndex) {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(path.join(folder, 'sitemap.xml'), sitemapXml(site)),
    writeFile(path.join(folder, 'robots.txt'), robotsTxt(site)),
    finishHostFiles({
      folder,
      base: siteBase(),
      framing: frameAncestors(),
      routes: site.pages
        .filter(({ language }) => language === DEFAULT_LANGUAGE)
        .map(({ route }) => route),
    }),
    ...LANGUAGES.map((language) => rm(path.join(folder, language, '404.md'), { force: true })),
  ]);
}
