import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signInAsLin } from './support/screen.ts';

const WIDTHS = [390, 768, 1024, 1200, 1440];
/** How far the ground under a pointer reaches beyond the words. */
const HOVER = 13;

/** Words that stand beyond the window or beyond the edge of the header, the rail or the footer they belong to. */
const cutWords = (page: Page) =>
  page.evaluate((reach) => {
    const edges = ['body', '.shell-header', '.workbench-rail section', '.shell-footer', '.popover-panel'];
    return edges.flatMap((edge) =>
      [...document.querySelectorAll(edge)].flatMap((frame) => {
        const { left, right } = frame.getBoundingClientRect();
        return [...frame.querySelectorAll('button, a, span, time, h1, h2')]
          .filter((part) => part.getClientRects().length > 0 && part.textContent?.trim() !== '')
          .filter((part) => getComputedStyle(part).clipPath === 'none' && !part.closest('.tooltip, .skip-link'))
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.right > right + reach || box.left < left - reach;
          })
          .map((part) => `${edge}: ${part.textContent}`);
      }),
    );
  }, HOVER);

test('HDR-1, HDR-3, HDR-7, POR-2 nothing is cut at any width, nor in the longer English words', async ({ page }) => {
  await signInAsLin(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '应用', exact: true }).click();
  const applications = page.getByRole('dialog', { name: '全部应用' });
  await expect(applications).toBeVisible();
  expect(await applications.evaluate((panel) => Math.round(panel.getBoundingClientRect().width))).toBe(390);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: /林静/ }).click();
  await page.getByRole('button', { name: '界面设置' }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /林静/ }).click();
  const company = page.locator('.user-company').getByText('Aurora Manufacturing');
  await expect(company).toBeVisible();
  const { needs, has } = await company.evaluate((name) => ({ needs: name.scrollWidth, has: name.clientWidth }));
  expect(needs).toBeLessThanOrEqual(has);
  await page.keyboard.press('Escape');

  // Another day than today, so that the way back to it stands there too.
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByRole('button', { name: 'back to today' })).toBeVisible();
  await expect(page.locator('.task-row').first().getByRole('button')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('.bottom-bar')).toHaveCount(width < 768 ? 1 : 0);
    expect(await cutWords(page), `at ${width} px`).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, `sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
});
