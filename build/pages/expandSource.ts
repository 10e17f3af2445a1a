import { relative, sep } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../site';
import { expandPage } from './expandPage';

/**
 * Writes out a page's source as the build compiles it, for what reads sources instead of rendered pages:
 * search. The language is that of the file's folder under `docs/`.
 *
 * @param root root of the checkout
 */
export function expandSource(root: string): (source: string, file: string) => string {
  return (source, file) => {
    const path = relative(root, file);
    const language = LANGUAGES.find((name) => name === path.split(sep)[1]) ?? DEFAULT_LANGUAGE;
    return expandPage(source, { root, file: path, language, face: 'mdx' }).code;
  };
}
