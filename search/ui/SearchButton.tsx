import type { NavItem } from '@rspress/core';
import { useNav, withBase } from '@rspress/core/runtime';
import { IconSearch, SvgWrapper } from '@rspress/core/theme-original';
import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { type SearchTexts, TEXTS_ATTRIBUTE } from '../shell/contract';
import styles from './searchButton.module.css';

/** Texts of the dialog's shell, with the pages of the navbar for when the rest fails to load. */
function useShellTexts(): SearchTexts {
  const t = useMessages();
  return {
    label: t('search.button.label'),
    field: t('search.button.text'),
    cancel: t('search.cancel'),
    late: t('search.late'),
    failed: t('search.failed'),
    places: useNav().flatMap((item: NavItem) =>
      'link' in item && item.link ? [{ text: item.text, href: withBase(item.link) }] : [],
    ),
  };
}

/**
 * The button that opens search; its hotkey is shown once the platform is known. The shell of the dialog (search/shell)
 * finds it by its attribute.
 */
export function SearchButton() {
  const t = useMessages();
  const [modifier, setModifier] = useState('');
  useEffect(() => {
    setModifier(/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');
  }, []);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('search.button.label')}
      aria-haspopup="dialog"
      {...{ [TEXTS_ATTRIBUTE]: JSON.stringify(useShellTexts()) }}
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <SvgWrapper icon={IconSearch} className={styles.icon} aria-hidden="true" />
      <span className={styles.word}>{t('search.button.text')}</span>
      <kbd className={styles.keys} data-known={modifier !== ''} data-keys={`${modifier} K`} />
    </button>
  );
}
