/**
 * `pnpm search:records [file]`: writes the search records of the built site as JSON for an Algolia index. With
 * `DOCSEARCH_WRITE_KEY` in the environment it also replaces the index.
 */
import '../../checks/run/command';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteBase, siteOrigin } from '../../site';
import { readBuilt } from './readBuilt';
import { toObjects } from './toObjects';
import { uploadObjects, uploadTarget } from './uploadObjects';

const [file = 'search-records.json'] = process.argv.slice(2);
const site = siteOrigin() + siteBase().replace(/\/$/, '');
const count = (number: number) => number.toLocaleString('en-US');

const target = uploadTarget(process.env);
const records = readBuilt('doc_build');
const objects = records.flatMap((language) => {
  const own = toObjects(language, site);
  console.log(`${language.lang}: ${language.pages.length} pages, ${count(own.length)} records`);
  return own;
});
mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
writeFileSync(file, JSON.stringify(objects));
console.log(`${file}: ${count(objects.length)} records with addresses of ${site}`);
if (target) {
  console.log(`Sending ${count(objects.length)} records …`);
  await uploadObjects(objects, target);
  console.log(`The index “${target.indexName}” has been replaced.`);
} else console.log('Set DOCSEARCH_WRITE_KEY to upload them.');
