import { useSite, withBase } from '@rspress/core/runtime';
import { FEEDS, TOOL } from '../../../site';
import { useHomeTexts } from '../Home/homeTexts';

/** Footer of the home page: says that the site is independent, and links to the tool's own. */
export function HomeFooter() {
  const { language, t } = useHomeTexts();
  const { editLink } = useSite().site.themeConfig;
  const feed = FEEDS.find((candidate) => candidate.language === language);
  const links = [
    [t('home.footer.homepage'), TOOL.homepage],
    [t('home.footer.repository'), TOOL.repository],
    [t('home.footer.source'), editLink?.docRepoBaseUrl.replace(/\/tree\/.*$/, '')],
    [t('home.footer.feed'), feed && withBase(`/rss/${feed.filename}`)],
  ] as const;
  return (
    <footer className="home-footer">
      <p>{t('home.footer.independent')}</p>
      <ul aria-label={t('home.footer.links')}>
        {links.map(
          ([text, href]) =>
            href && (
              <li key={text}>
                <a href={href}>{text}</a>
              </li>
            ),
        )}
      </ul>
      <p>{t('home.footer.license')}</p>
    </footer>
  );
}
