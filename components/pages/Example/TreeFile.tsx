import { withBase } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { fileSize } from '../../../i18n/fileSize';
import { useMessages } from '../../../i18n/useMessages';
import { StaticCode } from '../../frame/code/StaticCode';

interface TreeFileProps {
  path: string;
  name: string;
  /** Bytes, of an emitted file. */
  size: number | undefined;
  /** Where the contents of all files of the example are. */
  contents: string;
  /** Address of the file in the repository. */
  href: string | undefined;
}

/** A file of the tree: opened, it shows its contents, and without a script or network where they are. */
export function TreeFile({ path, name, size, contents, href }: TreeFileProps) {
  const t = useMessages();
  const details = useRef<HTMLDetailsElement>(null);
  // Null for a file that is not text, false when it could not be fetched, or 404: a newer build was deployed.
  const [code, setCode] = useState<string | null | false | 404>();
  const isText = typeof code === 'string';
  const look = () => {
    if (!details.current?.open || isText || code === null) return;
    fetch(withBase(`/${contents}`))
      .then((response) => (response.status === 404 ? { [path]: 404 } : response.json()))
      .then(
        (all) => setCode(all[path]),
        () => setCode(false),
      );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have been opened before the app was there.
  useEffect(look, []);
  return (
    <details ref={details} onToggle={look}>
      <summary>
        {size === undefined ? name : `${name} `}
        {size !== undefined && <small>{fileSize(size)}</small>}
      </summary>
      {href && <a href={href}>{t('example.folder')}</a>}
      {(code === false || code === 404) && (
        <p role="alert">
          {t('example.unreachable')}{' '}
          <button
            type="button"
            className="site-plain-button"
            onClick={code ? () => window.location.reload() : look}
          >
            {t(code ? 'layout.reload' : 'example.retry')}
          </button>
        </p>
      )}
      {code === null && <p>{t('example.binary')}</p>}
      {isText && <StaticCode html={code} />}
    </details>
  );
}
