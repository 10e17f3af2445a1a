import { withBase } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { fileSize } from '../../../i18n/fileSize';
import { useMessages } from '../../../i18n/useMessages';
import { StaticCode } from '../../frame/code/StaticCode';

interface TreeFileProps {
  path: string;
  name: string;
  /** Size in bytes of an emitted file. */
  size: number | undefined;
  /** Address of the contents of all files of the example. */
  contents: string;
  /** Address of the file in the repository. */
  href: string | undefined;
}

/** A file of the tree. Opening it shows its contents, or without script or network a link to them. */
export function TreeFile({ path, name, size, contents, href }: TreeFileProps) {
  const t = useMessages();
  const details = useRef<HTMLDetailsElement>(null);
  // Null if the file is not text, false if fetching failed, 404 if a newer build was deployed.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have been opened before the app started.
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
