import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, installedChromium } from './scripts/support/chromium.ts';

/** Browser tests against the real server, in a real Chromium. `npm test` finds or provides one; else an installed one. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/support/globalSetup.ts',
  // Two cores, and a third of what a test takes is waiting: for the network, a hub that tries again, a server that starts.
  workers: 3,
  // Honest work takes long on a small machine that others use as well; where all is well, a time-out costs nothing.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  globalTimeout: 55 * 60_000,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // A wait that never ends says what it waited for, long before its test is given up.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Only a test of the start page wants it kept: for all others no page may come from anywhere but the server.
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // No test waits for a movement, or measures in the middle of one.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each step costs a tenth of the processor; whoever looks into a failure asks for it.
    trace: process.env['TRACE'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: installedChromium(), args: [...CHROMIUM_FLAGS], timeout: 180_000 },
  },
});
