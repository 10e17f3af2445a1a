import { testEnglish } from '../../kit/reader';
import { expect, FOUND, START, searchOf } from './searchDialog';

testEnglish(
  'embedded search requests no other origin, under the policy of the page',
  async ({ page, open, reader, errors, baseURL }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        violations.push(`${violatedDirective}: ${blockedURI}`),
      );
    });
    await open(reader.prefix + START);
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute('content', /default-src 'self'.*connect-src 'self';/);
    const search = searchOf(page, reader);
    await search.open();
    await search.ask(FOUND.query);
    await search.ask('dts');
    await page.keyboard.press('Enter');
    await expect(search.dialog).toHaveCount(0);
    expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
    expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
    expect(errors).toEqual([]);
  },
);
