import type { Finding } from '../finding';
import { calloutFindings } from './callouts';
import { fileFindings } from './files';
import { frontmatterFindings } from './frontmatter';
import { keywordFindings } from './keywords';
import { drawingFindings, markupFindings } from './markup';
import { menuTwinFindings, metaFindings, navFindings } from './menus';
import type { SiteFiles } from './readSite';
import { imageFindings, linkFindings } from './references';
import { blockFindings, headingFindings, missingTwins } from './twins';

/** Everything that is wrong with what authors write. The site can be built only if it is empty. */
export function contentFindings({
  pages,
  metas,
  navs,
  keywords,
  drawings,
  assets,
  broken,
}: SiteFiles): Finding[] {
  const pagesOf = (file: string) =>
    pages.filter(({ language }) => file.startsWith(`docs/${language}/`));
  return [
    ...broken,
    ...pages.flatMap(fileFindings),
    ...pages.flatMap(frontmatterFindings),
    ...pages.flatMap(({ file, tree }) => markupFindings(file, tree)),
    ...pages.flatMap(({ file, tree }) => calloutFindings(file, tree)),
    ...drawings.flatMap(drawingFindings),
    ...missingTwins(pages),
    ...headingFindings(pages),
    ...blockFindings(pages),
    ...linkFindings(pages, assets),
    ...imageFindings(pages, assets),
    ...metas.flatMap((menu) => metaFindings(menu, pages)),
    ...menuTwinFindings(metas),
    ...navs.flatMap((menu) => navFindings(menu, pagesOf(menu.file))),
    ...keywords.flatMap((file) => keywordFindings(file, pages)),
  ];
}
