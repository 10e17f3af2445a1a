/**
 * Runs inline in the head of every built page; all the JavaScript there is until the page has loaded. Starts
 * the app when the browser is idle then, or at the first touch, and keeps what was pressed meanwhile.
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
 * Signs of a reader. Plain scrolling counts: the outline and the navbar follow it. So does a choice made in another
 * tab (`storage`), which the app brings here.
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
/** A choice of the explorer, which only the app can show. */
const ASKED_FOR = /\/explore(\.html)?\?source=/;

/** What was chosen meanwhile reaches a page that the browser kept and shows again, as it does other tabs. */
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const key of Object.keys(localStorage)) dispatchEvent(new StorageEvent('storage', { key }));
});

setAppState('idle');
const { app = '[]', now } = document.currentScript?.dataset ?? {};
const start = prepareApp(JSON.parse(app));
for (const sign of SIGNS)
  window.addEventListener(sign, start, { capture: true, once: true, passive: true });
// Before the app, and where there is none.
window.addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element) leadToSection(target);
  },
  true,
);
const handleAlone = (target: Element) => switchThemeEarly(target) || copyCodeEarly(target);
// First: its keys are no others'.
installSearch(loadKept);
keepEarlyEvents({ start, handleEarly: handleAlone });
// What needs no app works without one.
document.addEventListener(FAILED_EVENT, () => {
  window.addEventListener('click', ({ target }) => {
    if (target instanceof Element) handleAlone(target);
  });
});
// On the page of unknown addresses `now` is a pattern of the addresses that lead elsewhere.
const isElsewhere = now !== undefined && new RegExp(now, 'i').test(location.pathname);
if (isElsewhere || ASKED_FOR.test(location.pathname + location.search)) start();
restoreControls();
