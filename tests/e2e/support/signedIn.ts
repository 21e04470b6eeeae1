import { readFile, writeFile } from 'node:fs/promises';
import { chromium, expect, type FullConfig, type Page } from '@playwright/test';
import { hubOf } from './hub.ts';
import { prepareContext } from './pages.ts';
import { PASSWORD, signInAsLin } from './screen.ts';
import { type Settings, storedKeys } from './storage.ts';
import { fileOfRun } from './template.ts';
import { CLIENT } from './wire.ts';

const RECORD = 'signed-in.json';

/** lin signs in with the form, once per run; what her browser has stored by then is kept for `openAsLin`. */
export async function recordSignIn(origin: string, config: FullConfig): Promise<void> {
  const use = config.projects[0]?.use;
  const browser = await chromium.launch(use?.launchOptions);
  try {
    const context = await browser.newContext({ locale: use?.locale, timezoneId: use?.timezoneId, baseURL: origin });
    // The version is up to each test's own context.
    await prepareContext(context, { upToDate: false });
    const page = await context.newPage();
    await signInAsLin(page);
    const { versionNo: _, ...stored } = await storedKeys(page);
    await writeFile(fileOfRun(RECORD), JSON.stringify(stored));
  } finally {
    await browser.close();
  }
}

interface TokenAnswer {
  readonly token_type: string;
  readonly access_token: string;
  readonly refresh_token: string;
}

interface Opening {
  /** Whether to wait until the page is connected; a page without the shell never is. */
  readonly hub?: boolean;
  /** Where she starts: a test that goes there from the workbench loads two pages. */
  readonly path?: string;
  /** Her earlier settings. */
  readonly settings?: Settings;
  /** Other stored values: set before the page starts, because it would overwrite what is put there while it runs. */
  readonly more?: Readonly<Record<string, string>>;
}

/**
 * lin on her workbench (or at another `path`) in Aurora, in a browser that she signed in with earlier: its stored data is there, with a session of
 * this test's own. Connected to the hub, as after `signInAsLin`, which takes the long way through the form.
 */
export async function openAsLin(
  page: Page,
  { hub = true, path = '/portal', settings, more }: Opening = {},
): Promise<void> {
  const stored: Record<string, string> = JSON.parse(await readFile(fileOfRun(RECORD), 'utf8'));
  const { request } = page.context();
  const signedIn = await request.post('/connect/token', {
    form: { ...CLIENT, scope: 'offline_access portal', grant_type: 'password', username: 'lin', password: PASSWORD },
  });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  const host: TokenAnswer = await signedIn.json();
  const entered = await request.get(`/api/identity/organization-units/switch/${stored['tenantId']}/tenant`, {
    headers: { Authorization: `${host.token_type} ${host.access_token}` },
    params: CLIENT,
  });
  expect(entered.ok(), await entered.text()).toBe(true);
  const company: TokenAnswer = await entered.json();
  const own = {
    ...(settings && { settings: JSON.stringify({ ...JSON.parse(stored['settings'] ?? '{}'), ...settings }) }),
    host_token: `${host.token_type} ${host.access_token}`,
    host_refresh_token: host.refresh_token,
    token: `${company.token_type} ${company.access_token}`,
    refresh_token: company.refresh_token,
  };
  const localStorage = Object.entries({ ...stored, ...own, ...more }).map(([name, value]) => ({ name, value }));
  await page
    .context()
    .setStorageState({ cookies: [], origins: [{ origin: new URL(signedIn.url()).origin, localStorage }] });
  const connected = hub ? hubOf(page) : undefined;
  await page.goto(path);
  await connected;
}
