import byRoute from 'virtual-page-data?headings';
import { pageData } from 'virtual-page-data';
import { Overview } from './Overview';

for (const page of pageData.pages) {
  // Only built sites keep the headings apart (build/site/parts/slimPageData.ts).
  if (byRoute) Object.assign(page, byRoute[page.routePath]);
  // The stock filter looks through headings: what a card says is one more, without an id, which no card draws.
  const { description, toc = [] } = page;
  if (description && !import.meta.env.SSG_MD)
    page.toc = [...toc, { id: '', text: description, depth: 2 }];
}

/** The overview reads the headings of all pages. */
export { Overview };
