/** A run of lines of an emitted file; `isRuntime` marks what the bundler added around the code. */
export interface Part {
  code: string;
  isRuntime: boolean;
}

const START = /^\s*var __webpack_(require__ = \{\}|module_cache__ = \{\});?\s*$/;
const END = /^\s*(\(\(\)\s*=>\s*\{|\}\)\(\);|var __webpack_module_cache__ = \{\};?)\s*$/;

/**
 * Splits off the module runtime of Rspack: from `var __webpack_require__ = {};` up to
 * `var __webpack_exports__ = {};`. Files without it are one part. Joining the parts with line feeds
 * gives the file back.
 */
export function splitRuntime(code: string): Part[] {
  const lines = code.replace(/\n$/, '').split('\n');
  const from = lines.findIndex((line) => START.test(line));
  if (from < 0) return [{ code: lines.join('\n'), isRuntime: false }];
  let to = lines.findIndex((line, i) => i > from && /^\s*var __webpack_exports__ = /.test(line));
  if (to < 0) {
    const lastEnd = lines.findLastIndex((line, i) => i > from && END.test(line));
    to = lastEnd < 0 ? -1 : lastEnd + 1;
  }
  if (to - from < 4) return [{ code: lines.join('\n'), isRuntime: false }];
  return [
    { code: lines.slice(0, from).join('\n'), isRuntime: false },
    { code: lines.slice(from, to).join('\n'), isRuntime: true },
    { code: lines.slice(to).join('\n'), isRuntime: false },
  ].filter((part) => part.code !== '');
}
