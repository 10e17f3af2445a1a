import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { ReactNode } from 'react';
import satori from 'satori';
import { SOCIAL_IMAGE } from '../head/headTags';
import { type SocialText, socialCard } from './socialCard';

const { resolve } = createRequire(import.meta.url);
const font = (subset: string, weight: 400 | 700) => ({
  name: 'Noto Sans SC',
  weight,
  data: readFileSync(
    resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-${subset}-${weight}-normal.woff`),
  ),
});

/**
 * Returns a function that renders the social image of a page into `folder`/static/social and resolves to its address
 * within the site. File names are hashes of the content; the folder `cache` keeps images between builds.
 */
export function createSocialImages(folder: string, cache: string) {
  let fonts: ReturnType<typeof font>[] | undefined;
  const draw = async (card: ReactNode): Promise<Buffer> => {
    fonts ??= [
      font('latin', 700),
      font('latin', 400),
      font('chinese-simplified', 400),
      font('chinese-simplified', 700),
    ];
    const svg = await satori(card, { ...SOCIAL_IMAGE, fonts });
    // Text is already converted to paths; loading system fonts would double the time.
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  };
  return async (text: SocialText): Promise<string> => {
    const card = socialCard(text);
    const hash = createHash('sha256')
      .update(JSON.stringify([SOCIAL_IMAGE, card]))
      .digest('hex')
      .slice(0, 16);
    const cached = path.join(cache, `${hash}.png`);
    if (!existsSync(cached)) {
      await mkdir(cache, { recursive: true });
      await writeFile(cached, await draw(card));
    }
    const address = `/static/social/${hash}.png`;
    await mkdir(path.join(folder, 'static/social'), { recursive: true });
    await copyFile(cached, path.join(folder, address));
    return address;
  };
}
