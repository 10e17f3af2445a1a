/**
 * What this site takes of Rspress below its public entries, and what for. An upgrade may move any of it without
 * notice; tests/architecture/rspress.test.ts then names it. Nothing else may be imported from there.
 */
const THEME = '@rspress/core/dist/theme/';

/** Stock style sheets of components whose markup is ours, by the file that imports them. */
const SHEETS = {
  'components/frame/code/CodeButtonGroup.tsx': ['components/CodeButtonGroup/index.css'],
  'components/frame/doc/DocLayout.tsx': ['layout/DocLayout/index.css'],
  'components/frame/doc/DocMenu.tsx': ['components/SidebarMenu/index.css'],
  'components/frame/doc/Outline.tsx': ['components/Outline/index.css'],
  'components/frame/doc/Toc.tsx': ['components/Toc/TocItem.css'],
  'components/frame/nav/Nav.tsx': [
    'components/Nav/index.css',
    'components/Nav/NavMenu.css',
    'components/HoverGroup/index.css',
  ],
  'components/frame/nav/NavHamburger.tsx': ['components/NavHamburger/index.css'],
  'components/frame/nav/NavPanel.tsx': [
    'components/NavScreen/index.css',
    'components/NavScreen/NavScreenAppearance.css',
    'components/NavScreen/NavScreenLangs.css',
    'components/NavScreen/NavScreenMenuItem.css',
  ],
  'components/frame/nav/NavTitle.tsx': ['components/NavTitle/index.css'],
  'components/frame/nav/SocialLinks.tsx': ['components/SocialLinks/index.css'],
  'components/frame/sidebar/Sidebar.tsx': [
    'components/Sidebar/SidebarDivider.css',
    'components/Sidebar/SidebarGroup.css',
    'components/Sidebar/SidebarItem.css',
    'components/Sidebar/SidebarSectionHeader.css',
  ],
  'components/frame/tabs/PackageManagerTabs.tsx': ['components/Tabs/index.css'],
  'components/frame/title/LlmsCopyButton.tsx': [
    'components/Llms/index.css',
    'components/Llms/LlmsCopyButton.css',
  ],
  'theme/DocContent.tsx': ['components/DocContent/doc.css'],
};

/** Modules of the runtime, by the file that imports them: our entry starts the app once, the stock one twice. */
const MODULES = {
  'build/start/client/entry.tsx': [
    '@rspress/core/dist/runtime/ClientApp.js',
    '@rspress/core/dist/runtime/route.js',
  ],
};

/** Every file of Rspress that is reached past its public entries: `<file of ours> <what it imports>`. */
export const INTERNALS: readonly string[] = [
  ...Object.entries(SHEETS).flatMap(([file, sheets]) =>
    sheets.map((sheet) => `${file} ${THEME}${sheet}`),
  ),
  ...Object.entries(MODULES).flatMap(([file, names]) => names.map((name) => `${file} ${name}`)),
];
