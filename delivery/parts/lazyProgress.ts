type Progress = Pick<typeof import('nprogress'), 'configure' | 'start' | 'done'>;

let bar: Progress | undefined;
let isWanted = false;

async function show() {
  bar ??= (await import('nprogress/nprogress.js')).default;
  bar.configure({ showSpinner: false });
  if (isWanted) bar.start();
}

/**
 * Stands in for the library `nprogress` (see lazyLibraries.ts) with what the stock theme calls: fetched at
 * the first navigation that is slow enough for a bar. Without it a slow navigation has no bar.
 */
export default {
  configure() {},
  start() {
    isWanted = true;
    show().catch(() => undefined);
  },
  done() {
    isWanted = false;
    bar?.done();
  },
};
