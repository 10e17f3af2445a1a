import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SIBLING_TOOLS } from '../siblingTools/tools';
import { ToolsMenu } from './ToolsMenu';

vi.mock('@rspress/core/runtime', () => ({
  useLocation: () => ({ pathname: '/' }),
  normalizeImagePath: (path: string) => path,
}));

test('4.34 an empty list draws nothing', () => {
  expect(renderToStaticMarkup(<ToolsMenu tools={[]} />)).toBe('');
});

test('2.8 every entry is in the HTML, in a popover that its button opens without a script', () => {
  const html = renderToStaticMarkup(<ToolsMenu />);
  const [, id] = /<button[^>]* popoverTarget="([^"]+)"/i.exec(html) ?? [];
  expect(html).toContain(`id="${id}" popover="auto"`);
  for (const { url } of SIBLING_TOOLS) expect(html).toContain(`href="${url}"`);
});

test.each([
  [undefined, 'hover'],
  ['focus', 'focus'],
  ['click', 'click'],
] as const)('2.8.1 with the trigger %s it opens by %s', (trigger, expected) => {
  expect(renderToStaticMarkup(<ToolsMenu trigger={trigger} />)).toContain(
    `data-trigger="${expected}"`,
  );
});
