import { removeBase, useLocation, usePage, useSite, withBase } from '@rspress/core/runtime';
import { useLinkNavigate } from '@rspress/core/theme-original';
import type { MouseEvent } from 'react';
import { languagePath } from './languagePath';

/** List of the languages; the links keep query and hash, so the reader stays at the same heading. */
export function LanguageLinks({ className }: { className: string }) {
  const { site } = useSite();
  const { page } = usePage();
  const { pathname } = useLocation();
  const navigate = useLinkNavigate();
  const onClick = (event: MouseEvent, route: string) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(route + window.location.search + window.location.hash);
  };
  return Object.values(site.locales).map(({ lang, label }) => {
    const route = languagePath(removeBase(pathname), page.lang, lang, {
      defaultLanguage: site.lang,
      isNotFound: page.pageType === '404',
    });
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
          onClick={(event) => onClick(event, route)}
        >
          {label}
        </a>
      </li>
    );
  });
}
