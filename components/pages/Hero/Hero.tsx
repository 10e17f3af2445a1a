import { normalizeImagePath } from '@rspress/core/runtime';
import { IconGithub, SvgWrapper } from '@rspress/core/theme-original';
import summary from 'virtual-recordings';
import { useMessages } from '../../../i18n/useMessages';
import { TOOL } from '../../../site';
import { Link } from '../../frame/link/Link';
import { PackageManagerTabs } from '../../frame/tabs/PackageManagerTabs';
import { useHomeTexts } from '../Home/homeTexts';
import { Stars } from '../Stars/Stars';

/** What the tool emits from one source, around its mark; decorative. */
const OUTPUTS = ['esm', 'cjs', 'umd', 'iife', 'mf', '.d.ts'];

/** Top of the home page (specification 2.5): title, subtitle, description, two links, the command, mark on an oval. */
export function Hero() {
  const { t, to } = useHomeTexts();
  const site = useMessages();
  return (
    <section className="home-hero">
      <Stars />
      <div className="home-hero-words">
        <p className="home-badge">
          {t('home.hero.badge', { tool: TOOL.name, version: summary.version })}
        </p>
        <h1>{site('site.title')}</h1>
        <p className="home-subtitle">{site('subtitle')}</p>
        <p className="home-description">{site('slogan')}</p>
        <div className="home-actions">
          <Link className="home-button home-button-main" href={to('/guide/start/quick-start')}>
            {t('home.hero.start')}
          </Link>
          <Link className="home-button" href={TOOL.repository}>
            <SvgWrapper icon={IconGithub} width="18" height="18" aria-hidden="true" />
            {t('home.hero.repository')}
          </Link>
        </div>
        <div className="home-install">
          <PackageManagerTabs command={TOOL.install} />
        </div>
      </div>
      <div className="home-art" aria-hidden="true">
        <div className="home-oval" />
        <img src={normalizeImagePath('/logo.svg')} alt="" width="168" height="168" />
        {OUTPUTS.map((output) => (
          <code key={output} translate="no">
            {output}
          </code>
        ))}
      </div>
    </section>
  );
}
