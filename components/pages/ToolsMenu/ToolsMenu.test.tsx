import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ToolsMenu } from './ToolsMenu';

vi.mock('@rspress/core/runtime', () => ({
  useLocation: () => ({ pathname: '/' }),
  normalizeImagePath: (path: string) => path,
}));

test('4.34 an empty list draws nothing', () => {
  expect(renderToStaticMarkup(<ToolsMenu tools={[]} />)).toBe('');
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
