import { withBase } from '@rspress/core/runtime';
import { useMdUrl } from '@rspress/core/theme-original';
import { useMessages } from '../../../i18n/useMessages';

/** Assistants that accept a question in their address. */
const ASSISTANTS = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
] as const;

/** Links that ask an assistant about the Markdown of this page. */
export function OpenIn() {
  const t = useMessages();
  const { pathname } = useMdUrl();
  const url = `${process.env.SITE_ORIGIN}${withBase(pathname)}`;
  const question = encodeURIComponent(t('layout.openIn.question', { url }));
  return (
    <ul className="site-ask-menu rp-not-doc" aria-label={t('layout.openIn')}>
      {ASSISTANTS.map(({ name, address }) => (
        <li key={name}>
          <a href={`${address}${question}`} target="_blank" rel="noopener noreferrer">
            {t('layout.openIn.name', { name })}
          </a>
        </li>
      ))}
    </ul>
  );
}
