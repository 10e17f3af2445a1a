import { useLang, useSite } from '@rspress/core/runtime';
import { useLinkNavigate } from '@rspress/core/theme-original';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { composed, composingField, openerOf } from './earlySearch';
import './earlySearch.css';
import { readSearchKey, typeAhead } from './hotkeys';
import { SearchButton } from './SearchButton';

type ModalModule = typeof import('./SearchModal');

let loaded: ModalModule | undefined;
let loading: Promise<ModalModule> | undefined;

/** Loads the dialog once; after a failure the next call tries again. */
function loadModal(): Promise<ModalModule> {
  loading ??= import(/* webpackChunkName: "search-dialog" */ './SearchModal').then(
    (module) => {
      loaded = module;
      return module;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Loads everything a first search needs; a failure is told when search is opened, not before. */
const warmUp = (lang: string) =>
  void loadModal().then(
    (modal) => modal.warmUp(lang),
    () => {},
  );

/**
 * Search of the navbar: button and hotkeys at once, the dialog when wanted. Keys typed while it loads
 * become its first query. Nothing is drawn with `themeConfig.search: false` (specification 2.6).
 */
export function Search() {
  const { site } = useSite();
  return (site.themeConfig as { search?: boolean }).search === false ? null : <SearchControl />;
}

function SearchControl() {
  const t = useMessages();
  const lang = useLang();
  const navigate = useLinkNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const typed = useRef('');
  const chosen = useRef<string>(undefined);
  const opener = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  const [ready, setReady] = useState(false);

  const fail = useCallback((error: unknown) => {
    console.error(error);
    setWanted(false);
    setFailed(true);
  }, []);
  const open = useCallback(() => {
    typed.current = '';
    opener.current = openerOf(document.activeElement);
    setFailed(false);
    setWanted(true);
    loadModal()
      .then(composed)
      .then(() => setReady(true), fail);
  }, [fail]);
  const close = useCallback(() => setWanted(false), []);
  const choose = useCallback((url: string) => {
    chosen.current = url;
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = readSearchKey(event, wanted);
      if (key) {
        event.preventDefault();
        if (key === 'open') open();
        else close();
      } else if (wanted && !loaded) {
        const text = typeAhead(typed.current, event);
        if (text !== typed.current) event.preventDefault();
        typed.current = text;
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [wanted, open, close]);

  // The dialog restores the scroll position when it goes; only then go to the page that was chosen.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!wanted && wasOpen.current) {
      if (chosen.current) void navigate(chosen.current);
      else {
        const back = opener.current?.isConnected ? opener.current : button.current;
        back?.focus({ preventScroll: true });
      }
      chosen.current = undefined;
    }
    wasOpen.current = wanted;
  }, [wanted, navigate]);

  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
    const handle = idle(() => warmUp(lang));
    return () => (window.cancelIdleCallback ?? clearTimeout)(handle as number);
  }, [lang]);

  // What is composed is not torn off by the dialog's field.
  const Modal = ready || !composingField() ? loaded?.SearchDialog : undefined;
  return (
    <>
      <SearchButton
        ref={button}
        busy={wanted && !Modal}
        onClick={open}
        onWarmUp={() => warmUp(lang)}
      />
      <span role="status">{failed ? t('search.failed') : ''}</span>
      {wanted && Modal && (
        <Modal
          lang={lang}
          initialQuery={typed.current || undefined}
          onClose={close}
          onChoose={choose}
          onError={fail}
        />
      )}
    </>
  );
}
