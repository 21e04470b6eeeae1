import type { Page } from '@playwright/test';
import { EXTERNAL_CALLBACK } from '../../contract/externalSignIn.ts';
import { LocalProvider } from '../server/support/localProvider.ts';
import { freePort } from '../support/portalServer.ts';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, enterCompany } from './support/screen.ts';

const PEOPLE = {
  lin: { phone_number: '13900000001', phone_number_verified: true },
  stranger: { phone_number: '13911112222', phone_number_verified: true },
};

/** The provider knows the portal's address before it is started. */
async function installation() {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const provider = await LocalProvider.start(PEOPLE, `${site}${EXTERNAL_CALLBACK}`);
  const environment = {
    PORT: String(port),
    PUBLIC_URL: site,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.config.clientId,
    OIDC_CLIENT_SECRET: provider.config.clientSecret,
    OIDC_NAME: 'Aurora ID',
  };
  return { provider, environment };
}
let running: ReturnType<typeof installation> | undefined;
const installed = () => {
  running ??= installation();
  return running;
};
test.use({
  serverEnvironment: async ({ browserName: _ }, use) => use((await installed()).environment),
});
test.afterAll(async () => (await running)?.provider.stop());

/** On the provider's own pages, which request a font from the internet. */
async function identifyAs(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
test.beforeEach(({ context }) =>
  context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.fulfill({ contentType: 'text/css', body: '' }),
  ),
);

test('a sign-in through the installation’s provider leads to the requested page', async ({ page }) => {
  await page.goto('/portal?panel=todo');
  const button = page.getByRole('button', { name: '使用 Aurora ID 登录' });
  expect(await accessibilityFaults(page)).toEqual([]);
  await button.click();
  await identifyAs(page, 'lin');
  await expect(page.getByRole('dialog')).toContainText('极光制造');
  expect(new URL(page.url()).hash).toBe('');
  await enterCompany(page, '极光制造');
  await page.waitForURL('**/portal?panel=todo**');
});

test('an unknown account is told so on the sign-in page, and may choose another way', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: '使用 Aurora ID 登录' }).click();
  await identifyAs(page, 'stranger');
  await expect(page.getByRole('alert')).toHaveText('这里没有与该身份对应的账号，请联系管理员');
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByLabel('账号或手机号')).toBeEnabled();
});
