import { MIGRATIONS } from '../../../search/dialog/texts';
import { fixturePath, testBoth, testEnglish } from '../../kit/reader';
import {
  expect,
  keepSearches,
  NONSENSE,
  openSearch,
  savedPage,
  searchOf,
  test,
} from './searchDialog';

/** All text that is visible or announced in the dialog, except index and query text. */
const wordsOfDialog = () => {
  const dialog = document.querySelector('[role=dialog]');
  const spoken = [...(dialog?.querySelectorAll('[aria-label], [title], [placeholder]') ?? [])]
    .filter((element) => !element.matches('[role=tree]'))
    .flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
  const shown = [...(dialog?.querySelectorAll('p, span, button, kbd, .source') ?? [])]
    .filter((element) => !element.closest('[role=treeitem], [role=listitem] button'))
    .map((element) => element.textContent ?? '');
  return [...spoken, ...shown].join(' ');
};

testBoth(
  '2.7.12 2.7.13 2.7.14 4.36 the panel opens as soon as the field has focus; all labels are in the language of the page, on every screen',
  async ({ page, open, reader }) => {
    test.slow();
    await keepSearches(page, reader, {
      recent: [savedPage('1', reader)],
      favorite: [savedPage('2', reader)],
    });
    const search = await openSearch({ page, open, reader });
    await expect(search.field).toHaveAttribute('aria-expanded', 'true');
    await expect(search.rows).toHaveCount(2);
    await expect(search.field).toHaveAttribute(
      'placeholder',
      reader.language === 'zh' ? '搜索文档' : 'Search docs',
    );
    for (const text of ['selectText', 'navigateText', 'closeText'] as const) {
      await expect(
        search.dialog.getByText(search.texts.footer[text], { exact: true }),
      ).toBeVisible();
    }
    const seen = [await page.evaluate(wordsOfDialog)];
    await search.field.fill(NONSENSE);
    // The status announces the same a moment later.
    const none = search.dialog.getByText(search.texts.none.replace('{query}', NONSENSE));
    await expect(none.first()).toBeVisible();
    seen.push(await page.evaluate(wordsOfDialog));
    const letters = seen
      .join(' ')
      .replaceAll(NONSENSE, '')
      // Tool names are the same in every language.
      .replace(new RegExp(MIGRATIONS.join('|'), 'g'), '')
      .replace(/\bEsc\b/g, '');
    if (reader.language === 'zh') expect(letters).not.toMatch(/[A-Za-z]{2,}/);
    else expect(letters).not.toMatch(/\p{Script=Han}/u);
    expect(letters.length).toBeGreaterThan(50);
  },
);

testEnglish(
  '2.7.5 9.32 a site below a base path finds pages below it',
  async ({ page, open, reader }) => {
    // The fixture is built for Algolia; without its settings the same build uses the local search.
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/TESTAPP|search-only-key|handbook/g, '');
      await route.fulfill({ response, body });
    });
    await open(fixturePath('features', reader, 'guide/'));
    const search = searchOf(page, reader);
    await search.open();
    await search.ask('navbar');
    const link = search.rows.first().getByRole('link');
    await expect(link).toHaveAttribute('href', new RegExp(`^/docs${reader.prefix}/guide/`));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/docs${reader.prefix}/guide/parts/navbar`));
  },
);
