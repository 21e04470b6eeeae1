import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { watchTraffic } from './support/traffic.ts';

test.use({ onlyReads: true });

/** What the frame needs before there is a page at all; their failures are tested elsewhere. */
const OF_THE_FRAME = /application-configuration|user-in-tenants|current-users|\/hub/;
/** Pages with the minimum number of panes that each report their own failure. */
const AREAS: Readonly<Record<string, readonly (readonly [path: string, panes: number])[]>> = {
  'the workbench and its dialog': [
    ['/portal', 6],
    ['/portal?panel=notifications', 1],
    ['/portal?panel=todo', 1],
    ['/portal?panel=schedule', 1],
  ],
  'the company portal and the console': [
    ['/company', 6],
    ['/console', 2],
    ['/console/organizationManagement/myOrganization', 2],
    ['/console/costCenter/orderManage', 2],
    ['/console/accountCenter/securitySetting', 6],
  ],
};

for (const [area, places] of Object.entries(AREAS))
  test(`each failed pane of ${area} says so in its place, and its own retry restores it`, async ({
    page,
    problems,
  }) => {
    problems.expect(/500/, /api/);
    const quiet = watchTraffic(page);
    for (const [index, [path, panes]] of places.entries())
      await test.step(path, async () => {
        await page.route('**/api/**', refuse);
        await (index === 0 ? openAsLin(page, { path }) : page.goto(path));
        const scope = path.includes('panel=') ? page.getByRole('dialog') : page.getByRole('main');
        const retries = scope.getByRole('button', { name: '重试' });
        await expect.poll(() => retries.count()).toBeGreaterThanOrEqual(panes);
        expect(await isWiderThanWindow(page)).toBe(false);
        expect(await accessibilityFaults(page)).toEqual([]);
        await picture(page, `failed${path.replace(/\W/g, '-')}`);
        await page.unroute('**/api/**', refuse);
        for (let left = await retries.count(); left > 0; left = await retries.count()) {
          await retries.first().click();
          await expect.poll(() => retries.count()).toBeLessThan(left);
        }
        await quiet();
        await expect(retries).toHaveCount(0);
      });
  });

function refuse(route: Route): Promise<void> {
  return OF_THE_FRAME.test(route.request().url()) ? route.fallback() : route.fulfill({ status: 500, body: '' });
}
const isWiderThanWindow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
