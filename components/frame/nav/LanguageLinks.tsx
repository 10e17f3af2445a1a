import { removeBase, useLocation, usePage, useSite, withBase } from '@rspress/core/runtime';
import type { MouseEvent } from 'react';
import { idOfHash } from '../../../browser/hash';
import { languagePath } from './languagePath';
import { noteReadingPosition } from './readingPosition';

/** The hash, if its heading is in view; it is dropped once the reader has scrolled away (specification 2.6). */
function hashInView(): string {
  const { hash } = window.location;
  const box = document.getElementById(idOfHash(hash))?.getBoundingClientRect();
  return box && box.bottom > 0 && box.top < window.innerHeight ? hash : '';
}

/** Hash of the section being read, as the outline marks it. */
function hashBeingRead(): string {
  if (window.scrollY === 0) return '';
  return document.querySelector<HTMLAnchorElement>('a[aria-current="location"]')?.hash ?? '';
}

/** List of the languages; the links keep the query and lead to the heading in view or the section being read. */
export function LanguageLinks({ className }: { className: string }) {
  const { site } = useSite();
  const { page } = usePage();
  const { pathname } = useLocation();
  const routeIn = (lang: string, path: string) => languagePath(path, page.lang, lang, site.lang);
  const onClick = ({ currentTarget }: MouseEvent<HTMLAnchorElement>, lang: string) => {
    const route = routeIn(lang, removeBase(window.location.pathname));
    noteReadingPosition(route);
    currentTarget.href =
      withBase(route) + window.location.search + (hashInView() || hashBeingRead());
  };
  return Object.values(site.locales).map(({ lang, label }) => {
    // The built 404 page does not know its address.
    const route = routeIn(lang, page.pageType === '404' ? '/' : removeBase(pathname));
    const isCurrent = lang === page.lang;
    return (
      <li key={lang} className={`${className} ${isCurrent ? `${className}--active` : ''}`}>
        <a
          className="rp-link rp-hover-group__item__link"
          href={withBase(route)}
          lang={lang}
          hrefLang={lang}
          rel="alternate"
          aria-current={isCurrent ? 'true' : undefined}
          onClick={(event) => onClick(event, lang)}
        >
          {label}
        </a>
      </li>
    );
  });
}
