/** Helpers for tests of the HTML that the host sends, without a browser. */
import type { APIRequestContext } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, type Reader } from './reader';

/** The document at an address, which must respond with 200 and no redirect. */
export async function readHtml(request: APIRequestContext, address: string): Promise<HTMLElement> {
  const answer = await request.get(address, { maxRedirects: 0 });
  expect(answer.status(), address).toBe(200);
  // By default the parser does not parse the content of `pre`.
  return parse(await answer.text(), { blockTextElements: { script: true, style: true } });
}

export const hrefs = (root: HTMLElement | null, selector = 'a') =>
  root?.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '') ?? [];
export const texts = (root: HTMLElement | null, selector: string) =>
  root?.querySelectorAll(selector).map(({ text }) => text.trim()) ?? [];

/** Names of the parts of the frame that a page has: navbar, sidebar, outline and footer. */
export function partsIn(page: HTMLElement, { t }: Reader): string[] {
  const parts = {
    navbar: '.rp-nav',
    sidebar: '#site-sidebar',
    outline: '#site-outline a',
    footer: `nav[aria-label="${t['controls.nav.neighbors']}"]`,
  };
  return Object.entries(parts).flatMap(([name, part]) => (page.querySelector(part) ? [name] : []));
}
