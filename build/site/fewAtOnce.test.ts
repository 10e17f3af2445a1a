import { expect, test } from 'vitest';
import { fewAtOnce } from './fewAtOnce';

test('each item is worked on, never more than four at once', async () => {
  const done: number[] = [];
  let now = 0;
  let most = 0;
  await fewAtOnce([...Array(20).keys()], async (item) => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, item % 3));
    now--;
    done.push(item);
  });
  expect(most).toBe(4);
  expect(done.sort((a, b) => a - b)).toEqual([...Array(20).keys()]);
});

test('what goes wrong with one is told', async () => {
  const work = async (item: number) => {
    if (item === 7) throw new Error('seven');
  };
  await expect(fewAtOnce([...Array(20).keys()], work)).rejects.toThrow('seven');
});
