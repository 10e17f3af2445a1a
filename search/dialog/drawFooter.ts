import { create } from '../shell/create';
import { icon } from './icons';
import type { DialogTexts } from './texts';

/** The keys of the dialog, and who answers when that is Algolia. */
export function drawFooter({ footer }: DialogTexts, isAlgolia: boolean): HTMLElement {
  const key = (label: string, sign: Node | string) =>
    create('kbd', { role: 'img', 'aria-label': label }, sign);
  const keys = create(
    'ul',
    {},
    create(
      'li',
      {},
      key(footer.selectKeyAriaLabel, icon('enter', 15)),
      create('span', {}, footer.selectText),
    ),
    create(
      'li',
      {},
      key(footer.navigateDownKeyAriaLabel, icon('down', 15)),
      key(footer.navigateUpKeyAriaLabel, icon('up', 15)),
      create('span', {}, footer.navigateText),
    ),
    create('li', {}, key(footer.closeKeyAriaLabel, 'Esc'), create('span', {}, footer.closeText)),
  );
  const foot = create('div', { class: 'foot' }, keys);
  if (isAlgolia) {
    const link = create(
      'a',
      { href: 'https://www.algolia.com/', target: '_blank', rel: 'noopener' },
      'Algolia',
    );
    foot.append(create('span', {}, `${footer.searchByText} `, link));
  }
  return foot;
}
