// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { decideOnClick, decideOnKey } from './decide';

document.body.innerHTML =
  '<a href="/x"><b>link</b></a><button><i>button</i></button><button popovertarget="p"><u>menu</u></button><input><div role="tab" tabindex="0"></div><p>text</p>';
const element = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

test.each([
  ['b', 'native'],
  ['input', 'native'],
  ['u', 'native'],
  ['i', 'keep'],
  ['p', 'keep'],
])('a click on %s: %s', (selector, decision) =>
  expect(decideOnClick(element(selector))).toBe(decision),
);

const plain = { ctrlKey: false, metaKey: false, altKey: false };
test.each([
  ['Tab', plain, 'p', false, 'native'],
  ['k', { ...plain, ctrlKey: true }, 'p', false, 'take'],
  ['K', { ...plain, metaKey: true }, 'p', false, 'take'],
  ['c', { ...plain, ctrlKey: true }, 'p', false, 'native'],
  ['/', plain, 'p', false, 'take'],
  ['/', plain, 'input', false, 'native'],
  ['d', plain, 'p', true, 'type'],
  ['d', plain, 'p', false, 'keep'],
  ['Enter', plain, 'i', false, 'native'],
  ['Enter', plain, '[role]', false, 'keep'],
  ['ArrowDown', plain, 'p', false, 'native'],
  ['ArrowRight', plain, '[role]', false, 'keep'],
  ['Escape', plain, 'p', false, 'keep'],
] as const)('the key %s with %j on %s (a field is opening: %s): %s', (...row) => {
  const [key, modifiers, selector, isOpening, decision] = row;
  expect(decideOnKey({ key, ...modifiers }, element(selector), isOpening)).toBe(decision);
});
