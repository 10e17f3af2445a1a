/** `pnpm explorer:record [source…]`: builds every choice of the sources, all by default, and replaces their recordings. */
import '../run/command';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { EXPLORER_FOLDER, writeSourceRecording } from '../../build/pages/explorer/sourceRecording';
import { SOURCES } from '../../explorer/sources';
import { recordSource } from './recordSource';

const root = process.cwd();
const ids = process.argv.slice(2);
const unknown = ids.filter((id) => !SOURCES.some((source) => source.id === id));
if (unknown.length > 0) {
  const known = SOURCES.map(({ id }) => id).join(', ');
  throw new Error(`No source "${unknown.join('", "')}" in the explorer; it has: ${known}`);
}
mkdirSync(join(root, EXPLORER_FOLDER, '__recorded__'), { recursive: true });
for (const source of SOURCES.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
  const recording = await recordSource(root, source);
  writeSourceRecording(root, source.id, recording);
  const failed = recording.choices.filter(({ exit }) => exit !== 0).length;
  console.log(`${source.id}: ${recording.choices.length} choices, ${failed} of them fail`);
}
