import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import { expect, test } from 'vitest';
import { SOCIAL_IMAGE } from '../head/headTags';
import { socialCard } from './socialCard';

const { resolve } = createRequire(import.meta.url);
const file = '@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff';
const fonts = [{ name: 'Noto Sans SC', data: readFileSync(resolve(file)) }];

test('even the longest texts fit into the picture', async () => {
  const long = 'word '.repeat(40);
  const card = socialCard({ site: 'Rslib', title: long, description: long, language: 'en' });
  const svg = await satori(card, { ...SOCIAL_IMAGE, fonts });
  const parts = [...svg.matchAll(/<path x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/g)];
  // Three bars of the mark and the one at the foot.
  expect(parts).toHaveLength(4);
  for (const [x = 0, y = 0, width = 0, height = 0] of parts.map((part) =>
    part.slice(1).map(Number),
  )) {
    expect(x + width).toBeLessThan(SOCIAL_IMAGE.width);
    expect(y + height).toBeLessThan(SOCIAL_IMAGE.height);
  }
});
