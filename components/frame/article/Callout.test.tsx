import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { zh } from '../../../i18n/zh';
import { Callout } from './Callout';

vi.mock('@rspress/core/theme-original', () => ({
  Callout: ({ title }: { title: string }) => <b>{title}</b>,
}));
vi.mock('../../../i18n/useMessages', () => ({
  useMessages: () => (key: keyof typeof zh) => zh[key],
}));

const titleOf = (title: string) => {
  const callout = (
    <Callout type="warning" title={title}>
      Text
    </Callout>
  );
  return /<b>(.*)<\/b>/.exec(renderToStaticMarkup(callout))?.[1];
};

test('a callout without a title gets one in the language of the page', () => {
  // What the compiler writes for `:::warning`.
  expect(titleOf('Warning')).toBe('警告');
  expect(titleOf('')).toBe('警告');
  expect(titleOf('注意')).toBe('注意');
});
