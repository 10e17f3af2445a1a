/** Pages as the host sends them, for statements about the HTML: no browser is needed. */
import type { APIRequestContext } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect } from './reader';

/** The document at an address, which has to answer 200 without leading elsewhere. */
export async function readHtml(request: APIRequestContext, address: string): Promise<HTMLElement> {
  const answer = await request.get(address, { maxRedirects: 0 });
  expect(answer.status(), address).toBe(200);
  // The parser takes the text of `pre` as it stands unless told otherwise.
  return parse(await answer.text(), { blockTextElements: { script: true, style: true } });
}

export const hrefs = (root: HTMLElement | null, selector = 'a') =>
  root?.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '') ?? [];
export const texts = (root: HTMLElement | null, selector: string) =>
  root?.querySelectorAll(selector).map(({ text }) => text.trim()) ?? [];
