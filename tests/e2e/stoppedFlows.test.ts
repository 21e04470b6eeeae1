import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

test('a flow that crashes repeatedly says so, leaves the rest running, and restarts on a retry', async ({
  page,
  problems,
}) => {
  problems.expect(/the clock is broken/);
  await page.addInitScript(() => {
    const { formatToParts } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.formatToParts = function (time) {
      if (!document.documentElement.hasAttribute('data-clock-mended')) throw new Error('the clock is broken');
      return formatToParts.call(this, time);
    };
  });
  await openAsLin(page);
  const stopped = page.getByRole('alert').filter({ hasText: '部分功能已停止工作' });
  await expect(stopped).toBeVisible();
  await picture(page, 'flow-stopped');
  expect(await accessibilityFaults(page)).toEqual([]);
  // The other flows are running.
  await page.getByRole('banner').getByRole('button', { name: /未读/ }).click();
  await expect(page.getByRole('dialog').getByRole('tab')).not.toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).first().click();

  await page.evaluate(() => document.documentElement.setAttribute('data-clock-mended', ''));
  await stopped.getByRole('button', { name: '重试' }).click();
  await expect(stopped).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /林静/ })).toBeVisible();
});
