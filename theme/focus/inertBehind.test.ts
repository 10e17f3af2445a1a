// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { inertBehind } from './inertBehind';

beforeEach(() => {
  document.body.innerHTML = `
    <div id="app">
      <header id="header"><a id="home">Home</a><button id="opener">Menu</button></header>
      <main id="main"></main>
      <footer id="footer" inert></footer>
    </div>
    <div id="modal"><nav id="panel"></nav></div>`;
});

const inert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);
const find = (id: string) => document.getElementById(id);

test('siblings of the kept elements are inert, their ancestors are not', () => {
  inertBehind([find('header'), find('panel')]);
  expect(inert()).toEqual(['main', 'footer']);
});

test('a kept element deep inside spares only its own branch', () => {
  inertBehind([find('opener'), find('panel')]);
  expect(inert()).toEqual(['home', 'main', 'footer']);
});

test('what it did is taken back, what was inert before stays', () => {
  inertBehind([find('panel'), null])();
  expect(inert()).toEqual(['footer']);
});
