import { create } from '../shell/create';
import { icon } from './icons';
import type { DialogTexts } from './texts';

/** The keys of the dialog, and the credit if Algolia answers. */
export function drawFooter({ footer }: DialogTexts, isAlgolia: boolean): HTMLElement {
  const item = (text: string, signs: Record<string, Node | string>) => {
    const keys = Object.entries(signs).map(([label, sign]) =>
      create('kbd', { role: 'img', 'aria-label': label }, sign),
    );
    return create('li', {}, ...keys, create('span', {}, text));
  };
  const keys = create(
    'ul',
    {},
    item(footer.selectText, { [footer.selectKeyAriaLabel]: icon('enter', 15) }),
    item(footer.navigateText, {
      [footer.navigateDownKeyAriaLabel]: icon('down', 15),
      [footer.navigateUpKeyAriaLabel]: icon('up', 15),
    }),
    item(footer.closeText, { [footer.closeKeyAriaLabel]: 'Esc' }),
  );
  const link = { href: 'https://www.algolia.com/', target: '_blank', rel: 'noopener' };
  const by = create('span', {}, `${footer.searchByText} `, create('a', link, 'Algolia'));
  return create('div', { class: 'foot' }, keys, ...(isAlgolia ? [by] : []));
}
