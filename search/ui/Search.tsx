import { useLang, useSite } from '@rspress/core/runtime';
import { useLinkNavigate } from '@rspress/core/theme-original';
import { useCallback, useEffect, useRef, useState } from 'react';
import { want } from '../../browser/wanted';
import { useMessages } from '../../i18n/useMessages';
import { EARLY_SEARCH, type EarlySearch, SEARCH_WANTED } from '../early/contract';
import '../early/earlySearch.css';
import { readSearchKey } from './hotkeys';
import { SearchButton } from './SearchButton';

/** A result that was chosen: its address, and the words that its row has marked. */
interface Choice {
  url: string;
  words: string[];
}

type ModalModule = typeof import('./SearchModal');

let loaded: ModalModule | undefined;

/**
 * Loads the dialog. On a slow line one wait for a script (`MAX_CHUNK_WAIT_MS`) is too short: then it is asked for
 * as long as the reader waits at the box. After a failure the next call tries again.
 */
const loadModal = (box?: EarlySearch): Promise<ModalModule> =>
  import('./SearchModal').then(
    (module) => {
      loaded = module;
      return module;
    },
    (error) => {
      if (box?.waits(error)) return loadModal(box);
      throw error;
    },
  );

/** Loads everything a first search needs; a failure is reported when search is opened, not before. */
const warmUp = (lang: string) =>
  void loadModal()
    .then((modal) => modal.warmUp(lang))
    .catch(() => {});

/** Whether the boot script shows its box, which then asks for the dialog (EARLY_SEARCH). */
const isBoxShown = () => !document.dispatchEvent(new Event(SEARCH_WANTED, { cancelable: true }));

/** The element that has the focus; none for the page itself. */
const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : null;

/**
 * Search of the navbar: button and hotkeys at once, the dialog when wanted. Until the dialog is loaded the
 * box of search/early stands in for it. Nothing is drawn with `themeConfig.search: false` (specification 2.6).
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
  const chosen = useRef<Choice>(undefined);
  const opener = useRef<HTMLElement>(null);
  const early = useRef<EarlySearch>(undefined);
  const [wanted, setWanted] = useState(false);
  const [Modal, setModal] = useState<ModalModule['SearchDialog']>();

  const close = useCallback(() => setWanted(false), []);
  const fail = useCallback(
    (error: unknown) => {
      console.error(error);
      loaded = undefined;
      setModal(undefined);
      // Only the box can say it; where there was none it is opened, and what fails fails once more.
      if (early.current ? !early.current.giveUp(t('search.failed')) : !isBoxShown()) close();
    },
    [t, close],
  );
  const open = useCallback(
    (box?: EarlySearch) => {
      if (!box && !loaded && isBoxShown()) return;
      early.current = box;
      opener.current = box ? box.opener : focused();
      box?.closed.addEventListener('abort', close);
      setWanted(true);
      warmUp(lang);
      loadModal(box)
        .then(async ({ SearchDialog }) => {
          await box?.composed();
          setModal(() => SearchDialog);
        })
        .catch(fail);
    },
    [fail, close, lang],
  );
  const choose = useCallback((choice: Choice) => {
    chosen.current = choice;
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The first key of Ctrl+K: nothing is loaded without a sign of a reader who may search.
      if (event.key === 'Control' || event.key === 'Meta') warmUp(lang);
      const key = readSearchKey(event, wanted);
      if (!key) return;
      event.preventDefault();
      // Held down, the keys do it once.
      if (!event.repeat) (key === 'open' ? open : close)();
    };
    const onEarly = (event: CustomEvent<EarlySearch>) => {
      event.preventDefault();
      open(event.detail);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener(EARLY_SEARCH, onEarly);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener(EARLY_SEARCH, onEarly);
    };
  }, [wanted, open, close, lang]);

  // The dialog restores the scroll position when it goes; only then go to the page that was chosen.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!wanted && wasOpen.current) {
      if (chosen.current) {
        const { url, words } = chosen.current;
        want(new URL(url, window.location.href).href);
        void navigate(url);
        loaded?.markArrival(url, words);
      } else {
        const back = opener.current?.isConnected ? opener : button;
        back.current?.focus({ preventScroll: true });
      }
      chosen.current = undefined;
    }
    wasOpen.current = wanted;
  }, [wanted, navigate]);

  return (
    <>
      <SearchButton
        ref={button}
        busy={wanted && !Modal}
        onClick={() => open()}
        onWarmUp={() => warmUp(lang)}
      />
      {wanted && Modal && (
        <Modal lang={lang} early={early.current} onClose={close} onChoose={choose} onError={fail} />
      )}
    </>
  );
}
