import { expect, test } from 'vitest';
import { addressOfFiles, contentsOf } from './exampleFiles';

const files = (text: string) =>
  new Map([
    ['src/a.ts', Buffer.from(text)],
    ['a.png', Buffer.from([0x89, 0])],
  ]);

test('contents are lines of HTML, and null for a file that is not text', async () => {
  const contents = JSON.parse(await contentsOf(files('const a = 1 < 2;\n\n')));
  expect(contents['src/a.ts']).toMatch(/^<span class="line"><span style="color:.*&lt;.*<\/span>$/);
  expect(contents['src/a.ts'].replace(/<[^>]+>/g, '')).toBe('const a = 1 &lt; 2;');
  expect(contents['a.png']).toBeNull();
});

test('the address depends on names and contents', () => {
  const address = addressOfFiles('x', files('a'));
  expect(address).toMatch(/^static\/examples\/x\.[0-9a-f]{10}\.json$/);
  expect(addressOfFiles('x', files('a'))).toBe(address);
  expect(addressOfFiles('x', files('b'))).not.toBe(address);
  expect(addressOfFiles('x', new Map([['src/b.ts', Buffer.from('a')]]))).not.toBe(address);
});

test('the address depends on the highlighter', () => {
  const address = (drawnBy?: string[]) => addressOfFiles('x', files('a'), drawnBy);
  expect(address(['shiki 4.6.0'])).not.toBe(address(['shiki 4.6.1']));
  expect(address()).not.toBe(address([]));
});
