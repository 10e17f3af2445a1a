import { defineConfig, devices } from '@playwright/test';
import { fixtureUrl } from './tests/fixtures/fixtures';
import { CHROMIUM_FLAGS, findChromium, UNWANTED_FLAGS } from './tools/findChromium';

// Found once; the workers read it from the environment.
process.env.CHROMIUM_PATH = await findChromium();
const port = Number(process.env.E2E_PORT ?? 4273);
const MOBILE = /\.mobile\.spec\.ts$/;

/** Browser tests on the built site (`pnpm build` first), served as a static host would. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  // Two shared cores in CI: a test that passes only on a retry passes, and is named in the report as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-reports/playwright.json' }]],
  webServer: [
    {
      command: 'node --import tsx tools/host/preview.ts',
      env: { PORT: String(port), SITE_BASE: '/' },
      url: `http://127.0.0.1:${port}/`,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: 'node --import tsx tests/fixtures/serve.ts --serve',
      url: fixtureUrl('bare'),
      reuseExistingServer: !process.env.CI,
      timeout: 120_000,
    },
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    // Requests that a service worker answers cannot be watched or stopped; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Handed over by CI with the reports.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: CHROMIUM_FLAGS,
      ignoreDefaultArgs: UNWANTED_FLAGS,
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: MOBILE,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      testMatch: MOBILE,
      // An iPhone's size and touch; the browser stays Chromium.
      use: { ...devices['iPhone 15'], defaultBrowserType: 'chromium' },
    },
  ],
});
