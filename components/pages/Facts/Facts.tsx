import { Link } from '@rspress/core/theme-original';
import summary from 'virtual-recordings';
import { TOOL } from '../../../site';
import { useHomeTexts } from '../Home/homeTexts';
import { useFacts } from './useFacts';

/** Numbers about the tool, each with a link to the section that proves it. */
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
        {facts.map(({ value, name, text, proof }) => (
          <li key={name}>
            <p className="home-fact-head">
              <strong>{value}</strong> <Link href={to(proof)}>{name}</Link>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
