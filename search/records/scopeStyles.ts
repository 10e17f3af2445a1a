import type { RsbuildPluginAPI } from '@rsbuild/core';

/**
 * DocSearch's style sheet with its variables on the dialog instead of the root, where their arrival would
 * restyle the whole page. The site's tokens set the dark colors, so its own dark rules go.
 */
export function scopeStyles(css: string): string {
  const scoped = css
    .replace(/html\[data-theme=dark\]\{[^}]*\}/g, '')
    .replace(/:root\{/g, '.DocSearch{');
  if (scoped === css)
    throw new Error('Search: @docsearch/css has no :root any more; delete scopeStyles.');
  return scoped;
}

/** Applies it to the sheet of the dialog. */
export const scopedStyles = {
  name: 'search-scoped-styles',
  setup(api: RsbuildPluginAPI) {
    const test = /@docsearch[\\/]css[\\/]dist[\\/]style\.css$/;
    api.transform({ test }, ({ code }) => scopeStyles(code));
  },
};
