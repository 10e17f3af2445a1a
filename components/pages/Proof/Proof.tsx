import summary from 'virtual-recordings';
import type { ColoredFile } from '../../../build/pages/home/summarizeRecordings';
import { useMessages } from '../../../i18n/useMessages';
import { TOOL } from '../../../site';
import { Link } from '../../frame/link/Link';
import { TabChoices, tabPanel, tabs } from '../../frame/tabs/TabChoices';
import { useHomeTexts } from '../Home/homeTexts';

/** Lines of code. Long ones wrap on narrow screens. */
const Lines = ({ html }: { html: string }) => (
  <pre translate="no">
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter's own HTML, made at build */}
    <code dangerouslySetInnerHTML={{ __html: html }} />
  </pre>
);

/** A file as the tool read or wrote it; the bundler's runtime code is collapsed. */
function File({ path, parts }: ColoredFile) {
  const t = useMessages();
  return (
    <div className="home-file">
      <p>{path}</p>
      {parts.map(({ html, lines, isRuntime }) =>
        isRuntime ? (
          <details key={html}>
            <summary>{t('example.runtime', { count: lines })}</summary>
            <Lines html={html} />
          </details>
        ) : (
          <Lines key={html} html={html} />
        ),
      )}
    </div>
  );
}

/** Line below the files: version and, if git knows it, day of the last recording. */
export function useRecordedLine(): string {
  const { language, t } = useHomeTexts();
  const { version, day } = summary;
  const names = { package: TOOL.package, version };
  return day
    ? t('home.proof.recordedOn', { ...names, date: day[language] })
    : t('home.proof.recorded', names);
}

/** A source, the commands, and what the tool emitted for some options: all from a recording. */
export function Proof() {
  const { t, to } = useHomeTexts();
  const { source, outputs, steps, address } = summary;
  const recorded = useRecordedLine();
  return (
    <section className="home-section">
      <h2>{t('home.proof.title')}</h2>
      <p className="home-lead">{t('home.proof.lead')}</p>
      <div className="home-proof">
        <div className="home-proof-side">
          <h3>{t('home.proof.write')}</h3>
          {source.map((file) => (
            <File key={file.path} {...file} />
          ))}
          <h3>{t('home.proof.run')}</h3>
          <div className="home-file home-terminal">
            <pre translate="no">
              <code>
                {steps.map(({ command, output }, at) => (
                  <span key={command}>
                    <b>{command}</b>
                    {at === steps.length - 1 && output ? `\n${output}` : ''}
                    {'\n'}
                  </span>
                ))}
              </code>
            </pre>
          </div>
        </div>
        <div className={tabs}>
          <div className="home-proof-choice">
            <h3>{t('home.proof.emit')}</h3>
            <TabChoices
              name={t('home.proof.choice')}
              choices={outputs.map(({ label }) => ({ label: <code translate="no">{label}</code> }))}
              className="home-proof-choices"
            />
          </div>
          {outputs.map(({ label, files }, index) => (
            <div key={label} {...tabPanel(index)}>
              <div className="home-proof-side">
                {files.map((file) => (
                  <File key={file.path} {...file} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
      <p className="home-recorded">
        {recorded}
        <Link className="home-more" href={to('/guide/start/quick-start')}>
          {t('home.proof.more')}
        </Link>
        <Link className="home-more" href={to(address)}>
          {t('home.proof.explore')}
        </Link>
      </p>
    </section>
  );
}
