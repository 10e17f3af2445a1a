import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listExamples } from '../../build/pages/example/exampleFolders';
import { type Recording, readRecording } from '../../build/pages/example/recording';
import OTHER_NAMES from '../../checks/facts/otherNames.json';

const root = join(import.meta.dirname, '../..');
/** `code` or ``co`de``, with the padding space that MDX strips. */
const CODE = /^\| (`+) ?(.+?) ?\1 \| /gm;
const page = readFileSync(join(root, 'docs/en/guide/faq/errors.mdx'), 'utf8');
const [messages = ''] = page.split('{#silent}');
const listed = [...messages.matchAll(CODE)].map(([, , message = '']) => message);
/** Messages that no run here produces; the file and their rows say why. */
const NOT_RUN = listed.filter((message) => Object.hasOwn(OTHER_NAMES, message));

const recordings = listExamples(root).flatMap(({ id, dir }) => {
  const recording = readRecording(dir);
  return recording ? [{ id, steps: recording.steps }] : [];
});
const printed = ({ output = '' }: Recording['steps'][number]) => output.replace(/\s+/g, ' ');

test('a message that no run produces is marked as such', () => {
  for (const message of NOT_RUN) {
    const row = page.split('\n').find((line) => line.includes(message));
    expect(row).toMatch(/no run of this site shows it|tried by hand/);
  }
});

/** Their messages come from the plugins they demonstrate. */
const OWN_MESSAGES = ['bundle-guard', 'plugin-size-limit'];

test('every recorded failure of rslib is in the error index', () => {
  const failed = recordings.flatMap(({ id, steps }) =>
    steps
      .filter(({ cmd, exit }) => exit !== 0 && cmd.startsWith('rslib'))
      .map((step) => ({ id, text: printed(step) })),
  );
  const isListed = ({ text }: { text: string }) => listed.some((message) => text.includes(message));
  expect(failed.length).toBeGreaterThan(20);
  expect(failed.filter((failure) => !isListed(failure)).map(({ id }) => id)).toEqual(OWN_MESSAGES);
});
