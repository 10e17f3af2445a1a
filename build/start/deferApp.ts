const STYLESHEET = /<link href="([^"]+\.css)" rel="stylesheet">/g;
const SCRIPT = /<script defer src="([^"]+)"><\/script>\n?/g;
const PRELOAD = /<link rel="preload" href="([^"]+)" as="script">\n?/g;

interface DeferOptions {
  boot: string;
  /** Build id, see offline/writeWorker.ts. */
  build: string;
  /** Content of a built file by its address. */
  readAsset: (address: string) => string;
  /** Writes the stylesheet for readers without JavaScript from all styles of the page; returns its address. */
  noScriptSheet: (css: string) => string;
  /** Source of a RegExp for the paths on which the app starts immediately. */
  startsAtOnce?: string;
}

/**
 * Inlines the stylesheets of a built page and replaces its scripts by a list for the boot script, which loads them
 * later. Throws if the page has no scripts or styles, because then Rspress's template has changed.
 */
export function deferApp(
  html: string,
  { boot, build, readAsset, noScriptSheet, startsAtOnce }: DeferOptions,
): string {
  const end = html.indexOf('</head>');
  let head = html.slice(0, end);
  const addresses = (pattern: RegExp) =>
    [...head.matchAll(pattern)].map(([, address]) => address ?? '');
  // The page's own chunks come before the entry, which waits for them only so long (MAX_CHUNK_WAIT_MS).
  const scripts = [...addresses(PRELOAD), ...addresses(SCRIPT)];
  const styles = addresses(STYLESHEET);
  if (end < 0 || scripts.length === 0 || styles.length === 0) {
    throw new Error(
      'A built page lacks the scripts or styles of Rspress’s template.\nCompare build/start/deferApp.ts with the head of the page.',
    );
  }
  const css = styles.map(readAsset).join('');
  let isFirst = true;
  head = head.replace(STYLESHEET, () => {
    if (!isFirst) return '';
    isFirst = false;
    const sheet = `<link rel="stylesheet" href="${noScriptSheet(css)}">`;
    return `<style>${css.replaceAll('</', '<\\/')}</style><noscript>${sheet}</noscript>`;
  });
  head = head.replace(SCRIPT, '').replace(PRELOAD, '');
  const list = JSON.stringify(scripts).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return `${head}<script data-app='${list}' data-build="${build}"${startsAtOnce ? ` data-now="${startsAtOnce}"` : ''}>${boot}</script>${html.slice(end)}`;
}
