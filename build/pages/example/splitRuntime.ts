/** Consecutive lines of an emitted file; `isRuntime` marks code added by the bundler. */
export interface Part {
  code: string;
  isRuntime: boolean;
}

const START = /^\s*var __webpack_(require__ = \{\}|module_cache__ = \{\});?\s*$/;
const END = /^\s*(\(\(\)\s*=>\s*\{|\}\)\(\);|var __webpack_module_cache__ = \{\};?)\s*$/;

/**
 * Splits off the module runtime of Rspack: from `var __webpack_require__ = {};` to `var __webpack_exports__ = {};` or,
 * without that line, to the last end of the runtime. A file without a runtime is one part. Joining the parts with line
 * feeds restores the file.
 */
export function splitRuntime(code: string): Part[] {
  const lines = code.split('\n');
  const from = lines.findIndex((line) => START.test(line));
  const exported = lines.findIndex((line) => /^\s*var __webpack_exports__ = /.test(line));
  const to = exported < 0 ? lines.findLastIndex((line) => END.test(line)) + 1 : exported;
  if (from < 0 || to <= from) return [{ code, isRuntime: false }];
  return [
    { code: lines.slice(0, from).join('\n'), isRuntime: false },
    { code: lines.slice(from, to).join('\n'), isRuntime: true },
    { code: lines.slice(to).join('\n'), isRuntime: false },
  ].filter((part) => part.code !== '');
}
