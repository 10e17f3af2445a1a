import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STATUS_ID } from '../../components/frame/focus/announce';
import { en } from '../../i18n/en';
import { zh } from '../../i18n/zh';
import { type FaultServer, startFaultServer } from '../e2e/faults/faultServer';
import { type Engine, until } from './tab';

const ARTICLE = '/guide/start/quick-start';
const READERS = [
  { language: 'en', prefix: '', t: en, query: 'declaration' },
  { language: 'zh', prefix: '/zh', t: zh, query: '类型声明' },
] as const;

let host: FaultServer;
beforeAll(async () => {
  host = await startFaultServer();
});
afterAll(() => host.close());

/** Tests of the main paths in one engine. */
export function mainPaths({ name, tab: started, absence }: Engine) {
  if (!started) {
    console.warn(`${name}: ${absence}; its tests are left out.`);
    test.skip(`${name}: ${absence}`);
    return;
  }
  describe(name, () => {
    const tab = started;
    beforeAll(async () => {
      await tab.resize(1440, 900);
      // A first visit would redirect to the reader's language (specification 4.25).
      await tab.open(`${host.url}/robots.txt`);
      await tab.evaluate('localStorage.setItem("rspress-visited", "1")');
    });
    afterAll(() => tab.close());

    /** Opens a page at a viewport width and waits for hydration. */
    const open = async (route: string, width = 1440) => {
      await tab.resize(width, 900);
      await tab.open(host.url + route);
      await tab.evaluate('void window.dispatchEvent(new Event("scroll"))');
      await until(tab, 'document.documentElement.dataset.app', 'ready');
    };
    const at = (route: string) => until(tab, 'location.pathname', route);

    // Firefox and Safari report scripts aborted by navigation as failed; the page must not reload.
    test('a page can be left while its scripts are loading', async () => {
      host.setFaults([/\.js$|\/blog\//, { late: 1500 }]);
      try {
        // The browser's first page: its cache is empty.
        await tab.open(host.url + ARTICLE);
        await tab.evaluate('void window.dispatchEvent(new Event("scroll"))');
        await until(tab, 'document.documentElement.dataset.app', 'loading');
        await tab.evaluate('void location.assign("/blog/")');
        await until(tab, 'location.pathname', '/blog/');
      } finally {
        host.setFaults();
      }
    });

    for (const { language, prefix, t, query } of READERS) {
      describe(language, () => {
        test('a page is readable: its language, one h1, highlighted code, nothing too wide', async () => {
          await open(prefix + ARTICLE);
          await until(tab, 'document.documentElement.lang', language);
          expect(await tab.evaluate('document.querySelectorAll("h1").length')).toBe(1);
          expect(
            await tab.evaluate('document.documentElement.scrollWidth - innerWidth'),
          ).toBeLessThanOrEqual(0);
          const colors = `new Set([...document.querySelectorAll("main pre code span")].map((span) => getComputedStyle(span).color)).size`;
          expect(await tab.evaluate(colors)).toBeGreaterThan(2);
        });

        test('search opens by keyboard, finds, and Enter opens the result', async () => {
          await open(prefix + ARTICLE);
          await tab.press('/');
          await until(tab, 'document.activeElement?.getAttribute("type")', 'search');
          expect(await tab.evaluate('document.activeElement.placeholder')).toBe(
            t['search.button.label'],
          );
          await tab.type(query);
          await until(tab, 'document.querySelectorAll("[role=treeitem]").length > 0');
          await tab.press('Enter');
          await until(tab, `location.pathname !== '${prefix + ARTICLE}'`);
          await until(tab, 'document.querySelectorAll("[role=treeitem]").length', 0);
          await until(tab, 'document.documentElement.lang', language);
        });
      });
    }

    // The rest does not depend on the language, so the engines alternate.
    const [{ prefix, t }, other] =
      name === 'Firefox' ? READERS : ([READERS[1], READERS[0]] as const);

    test('the language menu leads to the page in the other language', async () => {
      await open(prefix + ARTICLE);
      await tab.click('.site-nav-language button');
      await until(
        tab,
        `getComputedStyle(document.querySelector('.site-nav-language [hreflang]')).visibility`,
        'visible',
      );
      await tab.click(`.site-nav-language a[hreflang="${other.language}"]`);
      await at(other.prefix + ARTICLE);
      await until(tab, 'document.documentElement.lang', other.language);
    });

    test('a sidebar link opens its page without a full load; Back returns to the line below the heading', async () => {
      await open(prefix + ARTICLE);
      await tab.evaluate('void (window.isSameLoad = true)');
      await tab.evaluate('void document.querySelector(\'aside a[href$="#use-it"]\').click()');
      await until(tab, 'location.hash', '#use-it');
      await tab.evaluate('void window.scrollBy({ top: 337, behavior: "instant" })');
      const place = Number(await tab.evaluate('Math.round(scrollY)'));
      const link = '#site-sidebar a:not([aria-current])';
      const target = await tab.evaluate(`new URL(document.querySelector('${link}').href).pathname`);
      await tab.click(link);
      await at(String(target));
      await until(tab, 'document.activeElement?.tagName', 'H1');
      expect(await tab.evaluate('window.isSameLoad')).toBe(true);
      await tab.evaluate('void history.back()');
      await at(prefix + ARTICLE);
      await until(tab, 'Math.round(scrollY)', place);
      await until(
        tab,
        `document.querySelector('#site-sidebar [aria-current="page"]')?.pathname`,
        prefix + ARTICLE,
      );
    });

    test('the scroll position is kept while the app starts, and after a reload', async () => {
      await tab.resize(1440, 900);
      await tab.open(host.url + prefix + ARTICLE);
      await tab.evaluate('void window.scrollTo({ top: 1200, behavior: "instant" })');
      await until(tab, 'document.documentElement.dataset.app', 'ready');
      expect(await tab.evaluate('Math.round(scrollY)')).toBe(1200);
      await tab.evaluate('void location.reload()');
      await until(tab, 'document.documentElement.dataset.app', 'ready');
      await until(tab, 'Math.round(scrollY)', 1200);
    });

    test('the theme switch turns the page dark, and the choice is remembered', async () => {
      await open(prefix + ARTICLE);
      const button = '.rp-nav__others .rp-switch-appearance';
      const isDark = 'document.documentElement.classList.contains("rp-dark")';
      const before = await tab.evaluate(isDark);
      await tab.click(button);
      await until(tab, isDark, !before);
      await open(prefix + ARTICLE);
      await until(tab, isDark, !before);
      await tab.click(button);
      await until(tab, isDark, before);
    });

    // WebKitGTK 2.50 supports view transitions but not `document.activeViewTransition`.
    test('a double click on the theme switch restores the theme', async () => {
      await open(prefix + ARTICLE);
      const isDark = 'document.documentElement.classList.contains("rp-dark")';
      const turning = 'document.documentElement.matches(".rp-appearance-transition")';
      const before = await tab.evaluate(isDark);
      const press = 'document.querySelector(".rp-nav__others .rp-switch-appearance").click()';
      await tab.evaluate(`void (${press}, ${press})`);
      await until(tab, turning, false);
      await until(tab, isDark, before);
    });

    // Safari copies only what is promised synchronously; “Copy Markdown” fetches.
    test.each(['main .rp-code-copy-button', '.rp-llms-copy-button'])(
      'the button %s copies and confirms it',
      async (button) => {
        await open(prefix + ARTICLE);
        await tab.click(button);
        await until(
          tab,
          `document.getElementById(${JSON.stringify(STATUS_ID)}).textContent`,
          t['controls.copied'],
        );
      },
    );

    // In WebKit, `window.find` only finds visible text.
    test.runIf(name === 'Firefox')(
      'what is looked for is found in a file of an example that is not shown',
      async () => {
        await open(prefix + ARTICLE);
        const word = 'export declare const upper';
        await until(tab, `document.querySelector('[data-panel][hidden]') !== null`);
        expect(await tab.evaluate(`window.find('${word}')`)).toBe(true);
        const tabs = '[data-kind="output"] [data-tab]';
        await until(tab, `document.querySelectorAll('${tabs}')[2].checked`);
        await until(tab, 'getSelection().toString()', word);
      },
    );

    test('the skip link leads Tab into the article; Tab in the navbar does not move the page', async () => {
      await open(`${prefix + ARTICLE}#install`);
      const focusSkipLink = `document.querySelector('.site-skip-link').focus({ preventScroll: true })`;
      await tab.evaluate(focusSkipLink);
      const place = await tab.evaluate('scrollY');
      expect(place).toBeGreaterThan(300);
      await tab.press('Tab');
      await until(tab, `document.activeElement.closest('.rp-nav') !== null`);
      // Firefox may round a place between two pixels the other way.
      expect(Math.abs(Number(await tab.evaluate('scrollY')) - Number(place))).toBeLessThan(2);
      await tab.evaluate(focusSkipLink);
      await tab.press('Enter');
      await until(tab, 'scrollY', 0);
      await tab.press('Tab');
      await until(tab, `document.activeElement.closest('main') !== null`);
    });

    test('the menu of a phone opens, closes on Escape, and its links work', async () => {
      await open(prefix + ARTICLE, 390);
      const button = '.rp-nav-hamburger__sm';
      const isOpen = `document.querySelector('.rp-nav-screen').matches(':popover-open')`;
      await tab.click(button);
      await until(tab, isOpen, true);
      await until(tab, 'document.activeElement.closest(".rp-nav-screen") !== null');
      await tab.press('Escape');
      await until(tab, isOpen, false);
      await until(tab, `document.activeElement.matches(${JSON.stringify(button)})`);
      await tab.click(button);
      await until(tab, isOpen, true);
      await tab.click('.rp-nav-screen .site-nav-panel a:not([aria-current])');
      await until(tab, isOpen, false);
      await until(tab, `location.pathname !== '${prefix + ARTICLE}'`);
    });
  });
}
