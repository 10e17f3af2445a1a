import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from '@rspress/core';
import { rehypeConfigKeys } from './build/pages/configKeys/rehypeConfigKeys';
import { pluginExplorer } from './build/pages/explorer/pluginExplorer';
import { pluginRecordings } from './build/pages/home/pluginRecordings';
import { pluginExpand } from './build/pages/pluginExpand';
import { treeReader } from './build/pages/readTree';
import { highlighting } from './build/site/code/highlighting';
import { pluginFeeds } from './build/site/feeds/pluginFeeds';
import { relativeFontSizes } from './build/site/fontSizes';
import { llmsTxt } from './build/site/llms/llmsTxt';
import { plainSelectors } from './build/site/plainSelectors';
import { pluginSite } from './build/site/plugin';
import { printLight } from './build/site/printLight';
import { rehypeRowHeaders } from './build/site/rehypeRowHeaders';
import { dropUnusedStyles } from './build/site/unusedStyles';
import { pluginContentCheck } from './checks/content/pluginContentCheck';
import { pluginProblems } from './checks/overlay/pluginProblems';
import { en } from './i18n/en';
import { mergeIntoSource } from './i18n/messages';
import { zh } from './i18n/zh';
import { pluginSearch } from './search/records';
import {
  DEFAULT_LANGUAGE,
  docsRepository,
  LANGUAGE_LABELS,
  LANGUAGES,
  SOCIAL_LINKS,
  siteBase,
  siteOrigin,
  TOOL,
} from './site';

const root = import.meta.dirname;
const catalogues = { en, zh };
const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const repository: string = readJson('package.json').repository.url;

export default defineConfig({
  root: path.join(root, 'docs'),
  lang: DEFAULT_LANGUAGE,
  title: en['site.title'],
  description: en['site.description'],
  base: siteBase(),
  siteOrigin: siteOrigin(),
  icon: pathToFileURL(path.join(root, 'public/favicon.svg')),
  logo: '/logo.svg',
  logoText: en['site.title'],
  locales: LANGUAGES.map((lang) => ({
    lang,
    label: LANGUAGE_LABELS[lang].label,
    title: catalogues[lang]['site.title'],
    description: catalogues[lang]['site.description'],
  })),
  i18nSource: (source) => mergeIntoSource(source, catalogues),
  llms: { llmsTxt: llmsTxt(catalogues) },
  mediumZoom: false,
  globalUIComponents: [path.join(root, 'components/frame/zoom/ImageZoom.tsx')],
  route: {
    cleanUrls: true,
    // A page is drawn before the next frame (components/frame/link/useLinks.ts), not bit by bit.
    useTransitions: false,
    exclude: ['**/shared/**'],
    // A link to /zh/… names its language; only addresses without one follow the browser (specification 4.27).
    localeRedirect: 'only-default-lang',
  },
  markdown: {
    link: { checkDeadLinks: true, checkAnchors: true },
    image: { checkDeadImages: true },
    extractDescription: false,
    shiki: highlighting,
    rehypePlugins: [[rehypeConfigKeys, { root, base: siteBase() }], rehypeRowHeaders],
  },
  builderConfig: {
    // One style sheet for all pages, as Rspress has it, but of real styles only: styles that a page imports
    // as text (`?inline`) stay in the script of that page.
    splitChunks: { cacheGroups: { styles: { type: 'css/mini-extract' } } },
    plugins: [pluginExpand(root)],
    tools: {
      postcss: (_, { addPlugins }) =>
        addPlugins([dropUnusedStyles(), relativeFontSizes(), plainSelectors(), printLight()]),
    },
    performance: {
      // Compressing every file only to print its size takes a second.
      printFileSize: { compressed: false, detail: false },
      // A build ends before Rspack writes its cache, and held up to 110 MB for it.
      ...(process.env.NODE_ENV === 'production' && { buildCache: false }),
    },
    // A page that throws turns blank in `pnpm dev`, panel included; the overlay says why.
    dev: { client: { overlay: { runtime: true } } },
    server: { publicDir: { name: path.join(root, 'public') } },
    // The first load names the script of every page: each digit fewer is 180 bytes.
    output: { filenameHash: 'contenthash:8' },
    // The live component of guide/solution/react imports the recorded output of its example.
    resolve: {
      alias: {
        'react-component': path.join(
          root,
          'examples/current/react-component/__recorded__/dist/index.js',
        ),
      },
    },
  },
  plugins: [
    pluginContentCheck(root),
    pluginProblems(root),
    pluginSearch({ readTree: treeReader(root) }),
    pluginRecordings(root),
    pluginExplorer(root),
    pluginSite({
      version: readJson('examples/current/package.json').devDependencies[TOOL.package],
      titles: { en: en['site.title'], zh: zh['site.title'] },
    }),
    pluginFeeds(root, {
      en: { title: en['site.feed.title'], description: en['site.description'] },
      zh: { title: zh['site.feed.title'], description: zh['site.description'] },
    }),
  ],
  themeConfig: {
    enableAppearanceAnimation: true,
    // A view transition per page costs more than half of a navigation: 84 ms instead of 52.
    enableContentAnimation: false,
    enableScrollToTop: true,
    hideNavbar: 'auto',
    lastUpdated: true,
    editLink: { docRepoBaseUrl: `${docsRepository(repository)}/tree/main/docs` },
    socialLinks: [...SOCIAL_LINKS],
    // The theme draws the hint for programs itself, inside the main landmark and with its language.
    // The stock menu “open in chat” is a button without name around other controls.
    llmsUI: { injectLlmsHint: false, viewOptions: false },
  },
});
