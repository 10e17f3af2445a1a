import { usePage, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';

/** Where the head of a built page tells its own address, and in which attribute. */
const ADDRESSES = [
  ['link[rel="canonical"]', 'href'],
  ['meta[property="og:url"]', 'content'],
] as const;

/**
 * Keeps the page's own address in the head when the app goes to another page: browsers share and bookmark the
 * canonical one, which otherwise stays that of the page that was loaded first.
 */
export function useAddressInHead() {
  const { routePath } = usePage().page;
  useEffect(() => {
    const url = `${process.env.SITE_ORIGIN}${withBase(routePath)}`;
    for (const [selector, attribute] of ADDRESSES) {
      document.head.querySelector(selector)?.setAttribute(attribute, url);
    }
  }, [routePath]);
}
