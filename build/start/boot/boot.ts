/**
 * Runs inline in the head of every built page; the only JavaScript until the page has loaded. Starts the app
 * once the browser is idle after that, or at the first touch, and queues presses until the app is ready.
 */
import { installSearch } from '../../../search/shell/shell';
import { FAILED_EVENT, setAppState } from './appState';
import { copyCodeEarly } from './copyCode';
import { keepEarlyEvents } from './earlyEvents';
import { loadKept, restoreControls } from './keptControls';
import { leadToSection } from './languageLink';
import { prepareApp } from './loadApp';
import { switchThemeEarly } from './theme';

/**
 * Events that start the app. Scrolling counts, since the outline and the navbar follow it; so does a choice made in
 * another tab (`storage`), which the app applies here.
 */
const SIGNS = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'scroll',
  'wheel',
  'storage',
];
/** Address of an explorer choice, which only the app can show. */
const ASKED_FOR = /\/explore(\.html)?\?source=/;

/** Tells a page restored from the back/forward cache what was chosen meanwhile, as other tabs are told. */
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const key of Object.keys(localStorage)) dispatchEvent(new StorageEvent('storage', { key }));
});

setAppState('idle');
const { app = '[]', now } = document.currentScript?.dataset ?? {};
const start = prepareApp(JSON.parse(app));
for (const sign of SIGNS)
  window.addEventListener(sign, start, { capture: true, once: true, passive: true });
// Needed before the app starts, and if it never does.
window.addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element) leadToSection(target);
  },
  true,
);
const handleAlone = (target: Element) => switchThemeEarly(target) || copyCodeEarly(target);
// First, so that search gets its keys before anything else does.
installSearch(loadKept);
keepEarlyEvents({ start, handleEarly: handleAlone });
// These work even if the app fails.
document.addEventListener(FAILED_EVENT, () => {
  window.addEventListener('click', ({ target }) => {
    if (target instanceof Element) handleAlone(target);
  });
});
// On the 404 page, `now` is a pattern of the addresses that redirect.
const isElsewhere = now !== undefined && new RegExp(now, 'i').test(location.pathname);
if (isElsewhere || ASKED_FOR.test(location.pathname + location.search)) start();
restoreControls();
