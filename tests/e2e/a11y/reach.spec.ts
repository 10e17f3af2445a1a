import { KINDS } from '../../a11y/pageKinds';
import { READERS } from '../../kit/reader';
import { openPage } from '../../kit/startApp';
import { type CDPSession, expect, type Page, test } from '../../kit/test';

/** Expands the page, marks every visible, enabled control, and returns their descriptions. */
function markControls(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const CONTROL =
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
  return [...document.querySelectorAll<HTMLElement>(CONTROL)]
    .filter((element) => {
      // In a radio group, Tab reaches only the checked one; arrows reach the others.
      const OUT = ':disabled, [tabindex="-1"], input[type="radio"]:not(:checked)';
      const isOut = element.matches(OUT) || element.closest('[inert]');
      return element.checkVisibility({ visibilityProperty: true }) && !isOut;
    })
    .map((element, index) => {
      element.dataset.control = String(index);
      return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
    });
}

/** A control that had focus, and whether its ring and part of it were visible. */
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

/** Records each control, as it is when the keyboard focuses it. */
function noteStops() {
  window.stops = [];
  const isSeen = (element: HTMLElement) =>
    // WCAG 2.4.11: part of it is visible, not covered by the navbar or another fixed element. Each line of a link is
    // checked, and for elements larger than the viewport, the part inside it.
    [...element.getClientRects()].some((box) => {
      const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      return [0.1, 0.5, 0.9].some((part) => {
        const hit = document.elementFromPoint(x, top + (bottom - top) * part);
        // A radio button is displayed by its label.
        const shown = element.closest('label') ?? element;
        return hit !== null && (shown.contains(hit) || hit.contains(element));
      });
    });
  const hasRing = (element: HTMLElement) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const [width, offset] = [Number.parseFloat(outlineWidth), Number.parseFloat(outlineOffset)];
    const box = element.getBoundingClientRect();
    // The ring of an element that fills a scrolling box would be clipped on all sides.
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

/** Elements that look clickable but are neither controls nor inside one. */
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

/** Tab presses between queries to the page. */
const STRIDE = 20;

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
/** Presses Tab `times` times without waiting: the page gets each key but renders less often. */
const pressTab = (session: CDPSession, times: number) =>
  Promise.all(
    Array.from({ length: 2 * times }, (_, at) =>
      session.send('Input.dispatchKeyEvent', { type: at % 2 ? 'keyUp' : 'rawKeyDown', ...TAB }),
    ),
  );

async function walk(page: Page) {
  const session = await page.context().newCDPSession(page);
  // Boxes that do not scroll stop being tab stops once the app has measured them.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('pre[tabindex], [role="group"][tabindex]')].every((stop) => {
      const box = stop.matches('pre') ? stop.parentElement : stop;
      return box !== null && (box.scrollWidth > box.clientWidth || box.clientWidth === 0);
    }),
  );
  const names = await page.evaluate(markControls);
  expect(names.length).toBeGreaterThan(3);
  await page.evaluate(noteStops);
  // Chromium also stops at scrolling boxes, which are not controls.
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
/** Sidebar visible; outline and settings behind buttons. */
const TABLET = { name: 'tablet', viewport: { width: 1024, height: 768 } };

/** An option page and an examples page, with the same controls as the longest ones but a third as many. */
const PAGES = {
  ...KINDS,
  options: '/config/lib/syntax',
  example: '/guide/basic/cli',
  drawing: '/guide/start/npm-packages',
};

// Two viewports per kind; the languages have the same controls, so they alternate.
Object.entries(PAGES).forEach(([kind, path], row) => {
  const windows = kind === 'article' ? [...WINDOWS, TABLET] : WINDOWS;
  windows.forEach(({ name, viewport }, column) => {
    const { language, prefix } = READERS[(row + column) % 2 === 0 ? 0 : 1];
    test.describe(`${kind}, ${name}, ${language}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
      test('Tab reaches every control in order, visible and with a focus ring; nothing needs a mouse', async ({
        page,
      }) => {
        test.setTimeout(90_000);
        await openPage(page, prefix + path);
        expect(await walk(page)).toEqual({ faults: [], isOrdered: true, mouseOnly: [] });
      });
    });
  });
});
