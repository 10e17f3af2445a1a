import { normalizeImagePath } from '@rspress/core/runtime';
import { IconGithub, Link, SvgWrapper } from '@rspress/core/theme-original';
import { useRef } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { TOOL } from '../../../site';
import { CopyButton } from '../../frame/code/CodeButtonGroup';
import { useHomeTexts } from '../Home/homeTexts';
import { Stars } from '../Stars';
import { INSTALL } from './install';

interface Props {
  /** Version of the tool that the site was checked with. */
  version: string;
  /** Address of the tool's repository; without it “Learn More” leads to the introduction. */
  repository?: string;
  hasStars?: boolean;
}

/** What the tool makes of one source, around its mark; decoration. */
const OUTPUTS = ['esm', 'cjs', 'umd', 'iife', 'mf', '.d.ts'];

/** The command, to be copied. */
function Install() {
  const code = useRef<HTMLDivElement>(null);
  return (
    <div className="home-install">
      <div ref={code}>
        <pre translate="no">
          <code>{INSTALL}</code>
        </pre>
      </div>
      <CopyButton codeRef={code} />
    </div>
  );
}

/** Top of the home page (specification 2.5): title, subtitle, description, two links, the command, mark on an oval. */
export function Hero({ version, repository, hasStars = true }: Props) {
  const { t, to } = useHomeTexts();
  const site = useMessages();
  return (
    <section className="home-hero">
      {hasStars && <Stars />}
      <div className="home-hero-words">
        <p className="home-badge">{t('home.hero.badge', { tool: TOOL.name, version })}</p>
        <h1>{site('site.title')}</h1>
        <p className="home-subtitle">{site('subtitle')}</p>
        <p className="home-description">{site('slogan')}</p>
        <div className="home-actions">
          <Link className="home-button home-button-main" href={to('/guide/start/quick-start')}>
            {t('home.hero.start')}
          </Link>
          {repository ? (
            <Link className="home-button" href={repository}>
              <SvgWrapper icon={IconGithub} width="18" height="18" aria-hidden="true" />
              {t('home.hero.repository')}
            </Link>
          ) : (
            <Link className="home-button" href={to('/guide/start/')}>
              {t('home.hero.learnMore')}
            </Link>
          )}
        </div>
        <Install />
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
