import byRoute from 'virtual-page-data?headings';
import { pageData } from 'virtual-page-data';
import { Overview } from './Overview';

for (const page of pageData.pages) {
  // Undefined in dev: only builds store the headings separately (build/site/slimPageData.ts).
  if (byRoute) Object.assign(page, byRoute[page.routePath]);
}

/** The overview reads the headings of all pages. */
export { Overview };
