import type { ExplorerData, ExplorerResult } from '../../../explorer/data';
import { useExplorerTexts } from './explorerTexts';

const NAMES = {
  'use.mjs': 'explorer.use.import',
  'use.cjs': 'explorer.use.require',
  'use.mts': 'explorer.use.types',
} as const;
const nameOf = (use: string) =>
  use in NAMES ? NAMES[use as keyof typeof NAMES] : 'explorer.use.command';

/** What the source's scripts that use the built package printed. */
export function Uses({ data, result }: { data: ExplorerData; result: ExplorerResult }) {
  const { t } = useExplorerTexts();
  const uses = Object.entries(result.uses);
  if (uses.length === 0) return null;
  return (
    <section className="explorer-part">
      <h2>{t('explorer.uses')}</h2>
      <dl>
        {uses.map(([name, place]) => {
          const lines = data.texts[place]?.html;
          return (
            <div key={name}>
              <dt>
                {t(nameOf(name))} <code translate="no">{name}</code>
              </dt>
              {lines ? (
                <dd>
                  {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped at build */}
                  <samp translate="no" dangerouslySetInnerHTML={{ __html: lines }} />
                </dd>
              ) : (
                <dd>{t('explorer.use.silent')}</dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
