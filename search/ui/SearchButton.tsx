import type { NavItem } from '@rspress/core';
import { useNav, withBase } from '@rspress/core/runtime';
import { IconSearch, SvgWrapper } from '@rspress/core/theme-original';
import { type Ref, useEffect, useState } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { type EarlySearchTexts, TEXTS_ATTRIBUTE } from '../early/contract';
import styles from './searchButton.module.css';

interface Props {
  ref: Ref<HTMLButtonElement>;
  /** The dialog is wanted and still loading. */
  busy: boolean;
  onClick(): void;
  onWarmUp(): void;
}

/** Texts of the box that stands in for the dialog; the pages of the navbar lead on when search is late. */
function useEarlyTexts(): EarlySearchTexts {
  const t = useMessages();
  return {
    label: t('search.button.label'),
    field: t('search.button.text'),
    cancel: t('search.cancel'),
    late: t('search.late'),
    places: useNav().flatMap((item: NavItem) =>
      'link' in item && item.link ? [{ text: item.text, href: withBase(item.link) }] : [],
    ),
  };
}

/**
 * The button that opens search; its hotkey is shown once the reader's keyboard is known. The boot script
 * finds it by its attribute.
 */
export function SearchButton({ ref, busy, onClick, onWarmUp }: Props) {
  const t = useMessages();
  const [modifier, setModifier] = useState('');
  useEffect(() => {
    setModifier(/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');
  }, []);
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={t('search.button.label')}
      aria-haspopup="dialog"
      {...{ [TEXTS_ATTRIBUTE]: JSON.stringify(useEarlyTexts()) }}
      aria-keyshortcuts="Control+K Meta+K /"
      aria-busy={busy}
      onClick={onClick}
      onPointerEnter={onWarmUp}
      onFocus={onWarmUp}
    >
      <SvgWrapper icon={IconSearch} className={styles.icon} aria-hidden="true" />
      <span className={styles.word}>{t('search.button.text')}</span>
      <kbd className={styles.keys} data-known={modifier !== ''} data-keys={`${modifier} K`} />
    </button>
  );
}
