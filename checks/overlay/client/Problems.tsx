import { useLang, usePage, withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { areaMessages } from '../../../i18n/areaMessages';
import { dev as en } from '../../../i18n/en/dev';
import { dev as zh } from '../../../i18n/zh/dev';
import type { Language } from '../../../site';
import type { Finding } from '../../finding';
import { PROBLEMS_PATH } from '../problemsPath';
import './Problems.css';

const textsOf = areaMessages({ en, zh });

/** Problems of all pages, as the dev server sends them. */
function useProblems(): Finding[] {
  const [findings, setFindings] = useState<Finding[]>([]);
  useEffect(() => {
    const source = new EventSource(withBase(PROBLEMS_PATH));
    source.onmessage = ({ data }) => setFindings(JSON.parse(data));
    return () => source.close();
  }, []);
  return findings;
}

/** Whether a file is the page at this path in docs/, in any language. */
const isOfPage = (file: string, path: string) =>
  file.replace(/^docs\/\w+\//, '') === path.replace(/^\w+\//, '');

/** In development: the problems of the open page, with the corrected text. */
export default function Problems() {
  const { page } = usePage();
  const t = textsOf(useLang() as Language);
  const all = useProblems();
  const [hadSome, setHadSome] = useState(false);
  const findings = all.filter(({ file }) => isOfPage(file, String(page._relativePath)));
  const count = findings.length;
  useEffect(() => setHadSome((had) => had || count > 0), [count]);
  return (
    <aside className="dev-problems rp-not-doc" hidden={count === 0 && !hadSome}>
      <p role="status" className="dev-problems-status">
        {count > 0 ? t('dev.problems.title', { count }) : hadSome && t('dev.problems.none')}
      </p>
      {count > 0 && (
        <details open>
          <summary>{t('dev.problems.title', { count })}</summary>
          <ol>
            {findings.map(({ file, line, problem, because, write }) => (
              <li key={`${file}:${line} ${problem}`}>
                <code>{`${file}:${line}`}</code>
                <p lang="en">{problem}</p>
                {because && <p lang="en">{because}</p>}
                {write && (
                  <p>
                    {t('dev.problems.write')} <code>{write}</code>
                  </p>
                )}
              </li>
            ))}
          </ol>
          <p>{t('dev.problems.more')}</p>
        </details>
      )}
    </aside>
  );
}
