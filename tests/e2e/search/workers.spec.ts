import { timeWorker } from '../../../tools/bench/search/timing';
import { builtScript } from '../../../tools/builtScript';
import { testChinese, testEnglish } from '../../kit/reader';
import { expect, FOUND, openSearch, START, searchOf } from './searchDialog';

testChinese(
  'a worker that hangs on a query is replaced after 10 s, and the query is answered',
  async ({ page, open, reader }) => {
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      let hanging: Worker | undefined;
      Worker.prototype.postMessage = function (
        this: Worker,
        message: unknown,
        ports: MessagePort[],
      ) {
        if ((message as { query?: object }).query) {
          hanging ??= this;
          Object.assign(window, { isHanging: true });
        }
        if (this !== hanging) Reflect.apply(postMessage, this, [message, ports]);
      } as typeof postMessage;
    });
    const search = await openSearch({ page, open, reader });
    await page.clock.install();
    await search.field.fill(FOUND.query);
    await page.waitForFunction(() => 'isHanging' in window);
    await page.clock.runFor(9900);
    await expect(search.rows).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(search.rows.first().getByRole('link')).toHaveAttribute('href', /umd-name/, {
      timeout: 20_000,
    });
  },
);

testEnglish(
  'worker and records moved by a deploy are loaded from their new addresses',
  async ({ page, open, reader }) => {
    await open(reader.prefix + START);
    const gone = await page.locator('meta[name="search-files"]').evaluate((meta) => {
      const files = meta.getAttribute('content') ?? '';
      meta.setAttribute('content', files.replace(/\b(worker|en)\.\w+\./g, '$1.gone.'));
      return meta.getAttribute('content');
    });
    expect(gone?.match(/gone/g)).toHaveLength(2);
    const search = searchOf(page, reader);
    await search.open();
    await search.ask(FOUND.query);
    await expect(search.rows.first().getByRole('link')).toHaveAttribute('href', /umd-name/);
  },
);

testEnglish(
  'without workers search reports a failure, and can be retried',
  async ({ page, open, reader }) => {
    await page.addInitScript(() => {
      const { Worker } = window;
      const blocked = class {
        constructor() {
          throw new DOMException('blocked', 'SecurityError');
        }
      };
      Object.assign(window, {
        Worker: blocked,
        allowWorkers: () => Object.assign(window, { Worker }),
      });
    });
    const search = await openSearch({ page, open, reader });
    const { titleText, retryText } = search.texts.errorScreen;
    await search.field.fill(FOUND.query);
    await expect(search.dialog.getByText(titleText, { exact: true })).toBeVisible();
    await page.evaluate(() => Reflect.get(window, 'allowWorkers')());
    await search.dialog.getByRole('button', { name: retryText }).click();
    await expect(search.rows.first().getByRole('link')).toHaveAttribute('href', /umd-name/);
  },
);

testEnglish(
  'pnpm bench:search can time the worker for each key',
  async ({ page, open, reader }) => {
    // tsx and the test compiler wrap functions in a `__name` helper that the page lacks.
    await page.addInitScript('globalThis.__name = (named) => named');
    await open(reader.prefix + START);
    const { load, keys } = await timeWorker(page, `/${builtScript('search worker')}`, ['d', 'dt']);
    expect(load).toBeGreaterThan(0);
    expect(keys).toHaveLength(2);
  },
);
