import summary from 'virtual-recordings';
import { TOOL } from '../../../site';
import { Link } from '../../frame/link/Link';
import { useHomeTexts } from '../Home/homeTexts';

const FORMATS = ['esm', 'cjs', 'umd', 'iife', 'mf'];
const MODES = 2;
const ENGINES = 3;
/** Explains how the numbers are obtained. */
const MEASURED = '/guide/start/#verified';

interface Fact {
  value: string;
  name: string;
  text: string;
  /** Where it is shown or how it is measured, without the language. */
  proof: string;
}

/** The facts of the home page in the language of the route; counts and measurements come from recordings. */
export function useFacts(): Fact[] {
  const { t } = useHomeTexts();
  const { packages, megabytes, seconds, runs, node } = summary.install;
  return [
    {
      value: `${FORMATS.length}`,
      name: t('home.facts.formats.name'),
      text: t('home.facts.formats.text', { formats: FORMATS.join(' · ') }),
      proof: '/guide/basic/output-format',
    },
    {
      value: `${MODES}`,
      name: t('home.facts.modes.name'),
      text: t('home.facts.modes.text'),
      proof: '/guide/basic/output-structure',
    },
    {
      value: `${ENGINES}`,
      name: t('home.facts.engines.name'),
      text: t('home.facts.engines.text'),
      proof: '/guide/advanced/dts#engine',
    },
    {
      value: `${packages}`,
      name: t('home.facts.packages.name'),
      text: t('home.facts.packages.text', { size: megabytes }),
      proof: MEASURED,
    },
    {
      value: t('home.facts.time.value', { seconds }),
      name: t('home.facts.time.name'),
      text: t('home.facts.time.text', { runs, node }),
      proof: MEASURED,
    },
    {
      value: `${summary.examples}`,
      name: t('home.facts.examples.name'),
      text: t('home.facts.examples.text', { files: summary.files }),
      proof: MEASURED,
    },
  ];
}

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
