import '@rspress/core/dist/theme/components/CodeButtonGroup/index.css';
import './codeButtons.css';
import { useI18n } from '@rspress/core/runtime';
import type { CodeButtonGroup as StockGroup } from '@rspress/core/theme-original';
import { type ComponentProps, useRef, useState } from 'react';
import { COPIED_MS, copyToClipboard, textOfCode } from './copyToClipboard';

type GroupProps = ComponentProps<typeof StockGroup>;

/** Copies the code inside `codeRef`, and shows success for two seconds. */
export function CopyButton({ codeRef }: { codeRef: GroupProps['copyElementRef'] }) {
  const t = useI18n();
  const [isCopied, setCopied] = useState(false);
  const timer = useRef(0);
  const copy = async () => {
    const code = codeRef.current;
    if (!code || !(await copyToClipboard(textOfCode(code)))) return;
    setCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(setCopied, COPIED_MS, false);
  };
  return (
    <button
      type="button"
      className={`rp-code-button-group__button rp-code-copy-button ${isCopied ? 'rp-code-copy-button--copied' : ''}`}
      title={t('codeButtonGroupCopyButtonText')}
      aria-label={t('codeButtonGroupCopyButtonText')}
      onClick={() => void copy()}
    />
  );
}

/**
 * Wrap and copy buttons of a code block (specification 4.19 to 4.21). Unlike the stock ones they expose their state
 * and keep the focus; copyToClipboard announces the copy. Icons are masks in the style sheet: as elements they made
 * up a seventh of a page with much code.
 */
export function CodeButtonGroup({
  wrapCode,
  toggleWrapCode,
  copyElementRef,
  showWrapCodeButton = true,
  showCopyButton = true,
}: GroupProps) {
  const t = useI18n();
  return (
    <div className="rp-code-button-group">
      {showWrapCodeButton && (
        <button
          type="button"
          className={`rp-code-button-group__button rp-code-wrap-button ${wrapCode ? 'rp-code-wrap-button--wrapped' : ''}`}
          title={t('codeButtonGroupWrapButtonText')}
          aria-label={t('codeButtonGroupWrapButtonText')}
          aria-pressed={wrapCode}
          onClick={toggleWrapCode}
        />
      )}
      {showCopyButton && <CopyButton codeRef={copyElementRef} />}
    </div>
  );
}
