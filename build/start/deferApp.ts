const STYLESHEET = /<link href="([^"]+\.css)" rel="stylesheet">/g;
const SCRIPT = /<script defer src="([^"]+)"><\/script>\n?/g;
const PRELOAD = /<link rel="preload" href="([^"]+)" as="script">\n?/g;

/** What a page needs of the built folder: file contents by address. */
interface DeferOptions {
  boot: string;
  /** Id of the build, see offline/writeWorker.ts. */
  build: string;
  readAsset: (address: string) => string;
  /** Address of the stylesheet for readers without JavaScript, given all styles of the page. */
  noScriptSheet: (css: string) => string;
  /** Source of a pattern of the paths for which the app starts with the page. */
  startsAtOnce?: string;
}

/**
 * Makes a built page complete by itself: its stylesheets inlined, its scripts taken out and listed for
 * the boot script, which starts them when a reader touches the page. Throws when the page has no
 * scripts or styles, because then the template of Rspress has changed.
 */
export function deferApp(
  html: string,
  { boot, build, readAsset, noScriptSheet, startsAtOnce }: DeferOptions,
): string {
  const end = html.indexOf('</head>');
  let head = html.slice(0, end);
  const addresses = (pattern: RegExp) =>
    [...head.matchAll(pattern)].map(([, address]) => address ?? '');
  // What the page itself needs comes before the entry, which would wait only so long for it (MAX_CHUNK_WAIT_MS).
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
