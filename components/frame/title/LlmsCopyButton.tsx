import '@rspress/core/dist/theme/components/Llms/index.css';
import '@rspress/core/dist/theme/components/Llms/LlmsCopyButton.css';
import { useI18n } from '@rspress/core/runtime';
import { SvgWrapper } from '@rspress/core/theme';
import { IconCopy, IconSuccess, useMdUrl } from '@rspress/core/theme-original';
import { useState } from 'react';
import { copyToClipboard } from '../code/copyToClipboard';

/** How long the button shows that it has copied, as the stock one does. */
const COPIED_MS = 500;

async function fetchText(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/**
 * Copies the page as Markdown. The stock button is disabled while the text comes, and so loses the focus; it
 * also copies the host's page of an error.
 */
export function LlmsCopyButton() {
  const t = useI18n();
  const { pathname } = useMdUrl();
  const [state, setState] = useState<'' | 'loading' | 'success'>('');
  const copy = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      if (!(await copyToClipboard(fetchText(pathname)))) return;
      setState('success');
      await new Promise((resolve) => setTimeout(resolve, COPIED_MS));
    } catch (error) {
      console.log(error);
    } finally {
      setState('');
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
      <span>{t('copyMarkdownText')}</span>
    </button>
  );
}
