import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, installedChromium } from './scripts/support/chromium.ts';

/** Browser tests against the real server, in a real Chromium. `npm test` finds or provides one; else an installed one. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/support/globalSetup.ts',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: installedChromium(), args: [...CHROMIUM_FLAGS] },
  },
});
