import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { openAsLin } from './support/signedIn.ts';
import { dress } from './support/sweep/looks.ts';

test.use({ onlyReads: true });

const WIDTHS = [390, 768, 1024, 1200, 1440];
/** How far the hover background extends beyond the words. */
const HOVER = 13;

/** Words that overflow the window or the header, rail or footer they belong to. */
const cutWords = (page: Page) =>
  page.evaluate((reach) => {
    const edges = ['body', 'header', '[data-rail] section', 'footer', '[role=dialog]'];
    return edges.flatMap((edge) =>
      [...document.querySelectorAll(edge)].flatMap((frame) => {
        const { left, right } = frame.getBoundingClientRect();
        return [...frame.querySelectorAll('button, a, span, time, h1, h2')]
          .filter((part) => part.getClientRects().length > 0 && part.textContent?.trim() !== '')
          .filter(
            (part) => getComputedStyle(part).clipPath === 'none' && !part.closest('[role=tooltip], [href="#content"]'),
          )
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.right > right + reach || box.left < left - reach;
          })
          .map((part) => `${edge}: ${part.textContent}`);
      }),
    );
  }, HOVER);

test('nothing is cut off at any width, even in the longer English words', async ({ page }) => {
  await openAsLin(page);
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
  const company = page.getByRole('dialog').getByText('Aurora Manufacturing');
  await expect(company).toBeVisible();
  const { needs, has } = await company.evaluate((name) => ({ needs: name.scrollWidth, has: name.clientWidth }));
  expect(needs).toBeLessThanOrEqual(has);
  await page.keyboard.press('Escape');

  const shortened = await page
    .getByRole('banner')
    .locator('span')
    .evaluateAll((words) =>
      words
        .filter((one) => getComputedStyle(one).clipPath === 'none')
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 2),
        )
        .map(({ textContent }) => textContent),
    );
  expect(shortened, 'what the header says is whole').toEqual([]);

  // A day other than today, so that the way back to it is shown too.
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByRole('button', { name: 'back to today' })).toBeVisible();
  await expect(page.getByRole('tabpanel').first().getByRole('listitem').first().getByRole('button')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('[data-bottom-bar]')).toHaveCount(width < 768 ? 1 : 0);
    expect(await cutWords(page), `at ${width} px`).toEqual([]);
    if (width >= 1024) {
      const footer = await page.getByRole('contentinfo').boundingBox();
      // How many lines a narrow window needs depends on the fonts of the machine.
      expect(footer?.height, `lines of the footer at ${width} px`).toBeLessThanOrEqual(width < 1440 ? 55 : 35);
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, `sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('the button for a new to-do is whole on a phone, even in the longer English words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsLin(page, { path: '/portal?panel=todo', settings: { language: 'en-US' } });
  const lists = page.getByRole('navigation', { name: 'To-do lists' });
  // The chosen list has been scrolled into view.
  await expect(lists.getByRole('button', { name: 'in progress' })).toBeInViewport({ ratio: 1 });
  // Beside them, above the rows.
  const create = page.getByRole('button', { name: 'create to-do' }).first();
  await expect(create).toBeInViewport({ ratio: 1 });
});

test('the kind of a waiting request is fully visible in English, at every width and size', async ({ page }) => {
  await openAsLin(page, { settings: { language: 'en-US' } });
  for (const size of ['default', 'large'] as const) {
    await dress(page, { language: 'en-US', style: 'default', size });
    const rows = page.getByRole('region', { name: 'Waiting for my approval' }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    for (const width of [900, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await rows
        .locator('span:first-child')
        .evaluateAll((kinds) =>
          kinds.filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0).map((one) => one.textContent),
        );
      expect(cut, `at ${width} px, ${size}`).toEqual([]);
    }
  }
});
