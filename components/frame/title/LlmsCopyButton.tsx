import '@rspress/core/dist/theme/components/Llms/index.css';
import '@rspress/core/dist/theme/components/Llms/LlmsCopyButton.css';
import { useI18n } from '@rspress/core/runtime';
import { SvgWrapper } from '@rspress/core/theme';
import { IconCopy, IconSuccess, useMdUrl } from '@rspress/core/theme-original';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { copyToClipboard } from '../code/copyToClipboard';
import { announce } from '../focus/announce';

/** How long the button shows success, as the stock one does. */
const COPIED_MS = 500;

async function fetchText(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/**
 * Copies the page as Markdown. Unlike the stock button it keeps the focus while the text loads, and does not copy the
 * host's error page: a failure replaces its label until the next press.
 */
export function LlmsCopyButton() {
  const stock = useI18n();
  const t = useMessages();
  const { pathname } = useMdUrl();
  const [state, setState] = useState<'' | 'loading' | 'success' | 'failed'>('');
  const copy = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      if (await copyToClipboard(fetchText(pathname))) {
        setState('success');
        await new Promise((resolve) => setTimeout(resolve, COPIED_MS));
      }
      setState('');
    } catch {
      setState('failed');
      announce(t('controls.copyFailed'));
    }
  };
  return (
    <button
      type="button"
      className={`rp-not-doc rp-llms-button rp-llms-copy-button ${state && `rp-llms-copy-button--${state}`}`}
      aria-busy={state === 'loading'}
      onClick={() => void copy()}
    >
      <div className="rp-llms-copy-button__icon-wrapper">
        <SvgWrapper icon={IconSuccess} className="rp-llms-copy-button__icon-success" />
        <SvgWrapper icon={IconCopy} className="rp-llms-copy-button__icon-copy" />
      </div>
      <span>{state === 'failed' ? t('controls.copyFailed') : stock('copyMarkdownText')}</span>
    </button>
  );
}
