import { pathnameToRouteService } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import summary from 'virtual-recordings';
import { TOOL } from '../../../site';
import { useHomeTexts } from '../Home/homeTexts';
import { useFacts } from './useFacts';

/** Numbers about the tool, each with a link to the page that shows it, where that page exists. */
export function Facts() {
  const { t, to } = useHomeTexts();
  const facts = useFacts();
  return (
    <section className="home-section">
      <h2>{t('home.facts.title')}</h2>
      <p className="home-lead">
        {t('home.facts.lead', { package: TOOL.package, version: summary.version })}
      </p>
      <ul className="home-facts">
        {facts.map(({ value, name, text, page }) => (
          <li key={name}>
            <p className="home-fact-head">
              <strong>{value}</strong>{' '}
              {pathnameToRouteService(to(page)) ? <Link href={to(page)}>{name}</Link> : name}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
