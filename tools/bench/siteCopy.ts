import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { LANGUAGES } from '../../site';
import { scratchCopy } from '../../tests/kit/scratchCopy';

/** A copy of the checkout in which every cache is cold, with the guide and the config pages `times` times. */
export function copySite(times = 1) {
  const copy = scratchCopy();
  for (const language of LANGUAGES) {
    for (const section of ['guide', 'config']) {
      const place = `${copy.root}/docs/${language}/${section}`;
      for (let more = 2; more <= times; more++) {
        cpSync(place, `${place}-${more}`, { recursive: true });
        // Addresses of their own, since keywords belong to sections of the folder that they stand in.
        for (const file of globSync(`${place}-${more}/**/_keywords.txt`)) {
          const text = readFileSync(file, 'utf8');
          const moved = text.replaceAll(`/${section}/`, `/${section}-${more}/`);
          writeFileSync(
            file,
            moved.replace(new RegExp(`^/${section}(?=[#\\s])`, 'gm'), `/${section}-${more}`),
          );
        }
      }
    }
  }
  return copy;
}
