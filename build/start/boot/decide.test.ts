// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { decideOnClick, decideOnKey } from './decide';

document.body.innerHTML =
  '<a href="/x"><b>link</b></a><button><i>button</i></button><button popovertarget="p"><u>menu</u></button><button data-search><s>search</s></button><div class="site-search"><em>dialog</em></div><input><div role="tab" tabindex="0"></div><p>text</p>';
const element = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

test.each([
  ['b', 'native'],
  ['input', 'native'],
  ['u', 'native'],
  ['s', 'native'],
  ['em', 'native'],
  ['i', 'keep'],
  ['p', 'keep'],
])('a click on %s: %s', (selector, decision) =>
  expect(decideOnClick(element(selector))).toBe(decision),
);

const plain = { ctrlKey: false, metaKey: false, altKey: false };
test.each([
  ['Tab', plain, 'p', 'native'],
  ['k', { ...plain, ctrlKey: true }, 'p', 'native'],
  ['K', { ...plain, metaKey: true }, 'p', 'native'],
  ['c', { ...plain, ctrlKey: true }, 'p', 'native'],
  ['/', plain, 'input', 'native'],
  ['d', plain, 'p', 'keep'],
  ['d', plain, 'em', 'native'],
  ['Enter', plain, 'i', 'native'],
  ['Enter', plain, '[role]', 'keep'],
  ['ArrowDown', plain, 'p', 'native'],
  ['ArrowRight', plain, '[role]', 'keep'],
  ['Escape', plain, 'p', 'native'],
  ['PageDown', plain, 'p', 'native'],
] as const)('the key %s with %j on %s: %s', (...row) => {
  const [key, modifiers, selector, decision] = row;
  expect(decideOnKey({ key, ...modifiers }, element(selector))).toBe(decision);
});
