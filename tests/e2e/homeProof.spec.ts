import { expect, READERS, type Reader, test } from '../kit/reader';
import type { Page } from '../kit/test';
import { boxOf } from './measure';

/** The section with the source and the tool's output. */
const proofOf = (page: Page, { t }: Reader) =>
  page.locator('section', {
    has: page.getByRole('heading', { name: t['home.proof.title'], exact: true }),
  });

test('no line of the proof is cut off, and none wraps at 1440 px; source and output are aligned at the top', async ({
  page,
}) => {
  await page.goto('/');
  const proof = proofOf(page, READERS[0]);
  const sides = proof.locator('.home-proof-side').filter({ visible: true });
  const top = async (side: number) =>
    (await boxOf(sides.nth(side).locator('.home-file').first())).y;
  for (const width of [390, 768, 1008, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    if (width >= 1008) expect(await top(1), `${width} px`).toBeCloseTo(await top(0), 0);
    for (const choice of await proof.getByRole('radio').all()) {
      await choice.check({ force: true });
      const boxes = proof.locator('pre:visible');
      const cut = await boxes.evaluateAll((all) =>
        all.filter((pre) => pre.scrollWidth > pre.clientWidth).map((pre) => pre.textContent),
      );
      expect(cut, `${width} px`).toEqual([]);
      if (width < 1440) continue;
      const wrapped = await boxes.locator('code > span').evaluateAll((lines) =>
        lines
          .filter((line) => {
            const range = document.createRange();
            range.selectNodeContents(line);
            const drawn = [...range.getClientRects()].filter((rect) => rect.width > 0);
            const isOne = !line.textContent.trimEnd().includes('\n');
            return isOne && new Set(drawn.map((rect) => Math.round(rect.top))).size > 1;
          })
          .map((line) => line.textContent),
      );
      expect(wrapped, `${width} px`).toEqual([]);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a switch shows the output of other options, by pointer and keyboard', async ({ page }) => {
    await page.goto('/zh/');
    const [, reader] = READERS;
    const proof = proofOf(page, reader);
    const choices = proof.getByRole('radiogroup', { name: reader.t['home.proof.choice'] });
    await expect(choices.getByRole('radio', { name: "format: 'esm'" })).toBeChecked();
    const [esm, cjs] = [proof.getByText('dist/guest.d.ts').first(), proof.getByText('index.cjs')];
    await expect(esm).toBeVisible();
    await expect(cjs).toBeHidden();
    await choices.getByText("format: 'cjs'").click();
    await expect(cjs).toBeVisible();
    await expect(esm).toBeHidden();
    await choices.getByRole('radio', { name: "format: 'cjs'" }).press('ArrowRight');
    await expect(choices.getByRole('radio', { name: 'bundle: false' })).toBeFocused();
    await expect(proof.getByText('dist/guest.js')).toBeVisible();
  });
});
