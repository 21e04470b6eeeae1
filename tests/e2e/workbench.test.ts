import { shiftMs } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { watchTraffic } from './support/traffic.ts';

test.use({ onlyReads: true });

const PHONE = { width: 390, height: 844 };

test('each call is made once as the workbench opens, and again once after a reload', async ({ page }) => {
  const asked: string[] = [];
  const quiet = watchTraffic(page);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  // The first hub connection causes no second load if it opens within seconds, which it does not on a busy machine.
  await page.clock.setFixedTime(Date.now() + shiftMs());
  const eachOnce = async (): Promise<void> => {
    await expect(page.getByRole('region', { name: '工作待办' }).getByRole('listitem')).toHaveCount(6);
    // The last request, which waits for the screen; a page left before then sends it only with the next page.
    await expect.poll(() => asked).toContain('GET /api/account/security-notices');
    await quiet();
    expect(asked.filter((call, index) => asked.indexOf(call) !== index)).toEqual([]);
  };
  await openAsLin(page);
  await eachOnce();

  asked.length = 0;
  await page.goto('/portal');
  await eachOnce();
});

test('on a phone no list is out of view, and the workbench has no fault that axe can find', async ({ page }) => {
  await openAsLin(page);
  await expect(page.getByRole('region', { name: '工作待办' }).getByRole('listitem')).toHaveCount(6);
  await picture(page, 'workbench-1440');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  for (const tab of await page.getByRole('tablist').getByRole('tab').all()) {
    await tab.scrollIntoViewIfNeeded();
    const box = await tab.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= PHONE.width).toBe(true);
  }
  await picture(page, 'workbench-390-tabs');
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await picture(page, 'workbench-390');
  expect(await accessibilityFaults(page)).toEqual([]);
});
