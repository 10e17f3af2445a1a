import { KINDS } from '../../a11y/pageKinds';
import { READERS } from '../../kit/reader';
import { openPage } from '../../kit/startApp';
import { type CDPSession, expect, type Page, test } from '../../kit/test';

/** Unfolds the page, marks every control that can be seen and used, and gives their descriptions. */
function markControls(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const CONTROL =
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
  return [...document.querySelectorAll<HTMLElement>(CONTROL)]
    .filter((element) => {
      // Of a group of radios Tab reaches the chosen one; arrows reach the others.
      const OUT = ':disabled, [tabindex="-1"], input[type="radio"]:not(:checked)';
      const isOut = element.matches(OUT) || element.closest('[inert]');
      return element.checkVisibility({ visibilityProperty: true }) && !isOut;
    })
    .map((element, index) => {
      element.dataset.control = String(index);
      return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
    });
}

/** A control that had the focus, and whether its ring and some of it could be seen. */
interface Stop {
  index: number;
  hasRing: boolean;
  isSeen: boolean;
}
declare global {
  interface Window {
    stops: Stop[];
  }
}

/** Notes each control that a key has brought the focus to, as it then is. */
function noteStops() {
  window.stops = [];
  const isSeen = (element: HTMLElement) =>
    // WCAG 2.4.11: some of it is in sight, not behind the navbar or another part that stays in place.
    // Each line of a link counts, and of a part larger than the window what is inside the window.
    [...element.getClientRects()].some((box) => {
      const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      return [0.1, 0.5, 0.9].some((part) => {
        const hit = document.elementFromPoint(x, top + (bottom - top) * part);
        // What shows a radio button is its label.
        const shown = element.closest('label') ?? element;
        return hit !== null && (shown.contains(hit) || hit.contains(element));
      });
    });
  const hasRing = (element: HTMLElement) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const [width, offset] = [Number.parseFloat(outlineWidth), Number.parseFloat(outlineOffset)];
    const box = element.getBoundingClientRect();
    // Around what fills a box that scrolls, no side of it would be seen.
    const scroller = element.closest('.rp-scrollbar:not(:focus)')?.getBoundingClientRect();
    const isCutOff =
      scroller &&
      box.left - offset - width < scroller.left &&
      box.top - offset - width < scroller.top &&
      box.right + offset + width > scroller.right &&
      box.bottom + offset + width > scroller.bottom;
    const isDrawn = element.checkVisibility({ opacityProperty: true });
    return isDrawn && outlineStyle !== 'none' && width >= 2 && !isCutOff;
  };
  addEventListener('keyup', () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || !element.dataset.control) return;
    window.stops.push({
      index: Number(element.dataset.control),
      hasRing: hasRing(element),
      isSeen: isSeen(element),
    });
  });
}

/** Elements that invite a click but are not controls, and stand in none. */
function mouseOnly(): string[] {
  const USABLE = 'a[href], button, input, select, summary, label, details, [tabindex]';
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { cursor, visibility } = getComputedStyle(element);
      const isSeen = element.getClientRects().length > 0 && visibility === 'visible';
      return isSeen && cursor === 'pointer' && !element.closest(USABLE);
    })
    .map((element) => element.outerHTML.slice(0, 100));
}

/** Presses of Tab before the page is asked what they reached. */
const STRIDE = 20;

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
/** Presses Tab so many times, without waiting between: the page hears each key, and draws less often. */
const pressTab = (session: CDPSession, times: number) =>
  Promise.all(
    Array.from({ length: 2 * times }, (_, at) =>
      session.send('Input.dispatchKeyEvent', { type: at % 2 ? 'keyUp' : 'rawKeyDown', ...TAB }),
    ),
  );

async function walk(page: Page) {
  const session = await page.context().newCDPSession(page);
  // Boxes that do not scroll cease to be stops once the app has measured them.
  await page.waitForFunction(() =>
    [
      ...document.querySelectorAll(
        '.site-article pre[tabindex], .site-article [role="group"][tabindex]',
      ),
    ].every((stop) => {
      const box = stop.matches('pre') ? stop.parentElement : stop;
      return box !== null && (box.scrollWidth > box.clientWidth || box.clientWidth === 0);
    }),
  );
  const names = await page.evaluate(markControls);
  expect(names.length).toBeGreaterThan(3);
  await page.evaluate(noteStops);
  // Chromium also stops at boxes that scroll, which are not controls.
  const most = names.length * 2 + 20;
  const stops = new Map<number, Stop>();
  for (let pressed = 0; pressed < most && stops.size < names.length; pressed += STRIDE) {
    await pressTab(session, STRIDE);
    for (const stop of await page.evaluate(() => window.stops.splice(0))) {
      if (!stops.has(stop.index)) stops.set(stop.index, stop);
    }
  }
  const order = [...stops.keys()];
  const faults = [...stops.values()].flatMap(({ index, hasRing, isSeen }) => [
    ...(hasRing ? [] : [`no ring: ${names[index]}`]),
    ...(isSeen ? [] : [`out of sight: ${names[index]}`]),
  ]);
  const missed = names.filter((_, index) => !stops.has(index)).map((name) => `missed: ${name}`);
  const isOrdered = order.every((index, at) => at === 0 || index > (order[at - 1] ?? -1));
  return { faults: [...faults, ...missed], isOrdered, mouseOnly: await page.evaluate(mouseOnly) };
}

const WINDOWS = [
  { name: 'wide', viewport: { width: 1440, height: 900 } },
  { name: 'narrow', viewport: { width: 390, height: 844 } },
];
/** The sidebar beside the page, the outline and the settings behind buttons. */
const TABLET = { name: 'tablet', viewport: { width: 1024, height: 768 } };

/** The page of an option and of examples with the controls that the longest have, and a third as many. */
const PAGES = {
  ...KINDS,
  options: '/config/lib/syntax',
  example: '/guide/basic/cli',
  drawing: '/guide/start/npm-packages',
};

// Two windows for each kind; the languages, whose controls are the same, take turns.
Object.entries(PAGES).forEach(([kind, path], row) => {
  const windows = kind === 'article' ? [...WINDOWS, TABLET] : WINDOWS;
  windows.forEach(({ name, viewport }, column) => {
    const { language, prefix } = READERS[(row + column) % 2 === 0 ? 0 : 1];
    test.describe(`${kind}, ${name}, ${language}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
      test('Tab reaches every control in order, with a ring, in sight; nothing is for the mouse only', async ({
        page,
      }) => {
        test.setTimeout(90_000);
        await openPage(page, prefix + path);
        expect(await walk(page)).toEqual({ faults: [], isOrdered: true, mouseOnly: [] });
      });
    });
  });
});
