import { home as en } from '../../i18n/en/home';
import { home as zh } from '../../i18n/zh/home';
import { expect, type Page, test } from '../kit/test';

const SIDES = [
  { path: '/', text: en },
  { path: '/zh/', text: zh },
];

/** The section with the source and what the tool made of it. */
const proofOf = (page: Page, text: (typeof SIDES)[number]['text']) =>
  page.locator('section', {
    has: page.getByRole('heading', { name: text['home.proof.title'], exact: true }),
  });

for (const { path, text } of SIDES) {
  test(`${path}: no line of the proof is cut, and none wraps at 1440 px`, async ({ page }) => {
    await page.goto(path);
    const proof = proofOf(page, text);
    for (const width of [390, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
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
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a switch shows the output of other options, by pointer and by key', async ({ page }) => {
    await page.goto('/zh/');
    const proof = proofOf(page, zh);
    const choices = proof.getByRole('radiogroup', { name: zh['home.proof.choice'] });
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
