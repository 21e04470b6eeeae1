import type { Locator } from '@playwright/test';
import { TIMING } from '../../src/constants/timing.ts';
import { workAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { lengthen } from './support/pages.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ onlyReads: true });

/** The number of lines that a text takes. */
const linesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a work to-do shows its whole code, and the list comes back', async ({ page }) => {
    await openAsLin(page, { path: '/portal?panel=todo' });
    const title = page.getByRole('dialog').getByRole('button', { name: 'AX-40 试产问题清单提交评审', exact: true });
    await title.click();
    await expect(page.getByRole('img', { name: '二维码' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('请使用 App 扫码继续')).toBeInViewport({ ratio: 1 });
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'todo-code-390');
    await page.getByRole('button', { name: '返回' }).click();
    await expect(title).toBeVisible();
  });

  test('in English each heading fits on one line; the choice is visible, the month picker next to its button', async ({
    page,
  }) => {
    await openAsLin(page, { path: '/portal?panel=schedule&id=new/2026-11-17', settings: { language: 'en-US' } });
    const back = page.getByRole('button', { name: 'Back', exact: true });
    const title = page.getByRole('heading', { name: 'New schedule' });
    await expect(title).toBeVisible();
    expect([await linesOf(back), await linesOf(title)]).toEqual([1, 1]);
    await expect.poll(() => title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await back.click();
    const month = page.getByRole('button', { name: /Choose a month/ });
    await month.click();
    const gap = async () => {
      const button = await month.boundingBox();
      const panel = await page.getByRole('dialog', { name: 'Choose a month' }).boundingBox();
      return button && panel && panel.y - button.y - button.height;
    };
    await expect.poll(async () => Math.abs((await gap()) ?? Number.NaN)).toBeLessThan(12);
    await picture(page, 'month-picker-390');

    await page.goto('/portal?panel=notifications&id=SCM');
    const chips = page.getByRole('navigation', { name: 'Notification modules' });
    await expect(chips.getByRole('button', { name: /SCM/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('article').first()).toContainText('Event warning');
  });
});

test('a live notification appears over the open dialog and can be dismissed there', async ({
  page,
  playwright,
  portal,
}) => {
  await lengthen(page.context(), TIMING.popupMs);
  await openAsLin(page, { path: '/portal?panel=schedule' });
  await expect(page.getByRole('grid')).toBeVisible();
  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const lin = await workAs(request, 'lin', '极光');
  const wang = await workAs(request, 'wang', '极光');
  await wang.assign('复核二号线首件', [await lin.userId()]);
  const popup = page.getByRole('region', { name: '消息通知' }).getByRole('article');
  await expect(popup).toContainText('复核二号线首件');
  await picture(page, 'popup-over-dialog');
  await popup.getByRole('button', { name: /关闭/ }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByRole('tab', { name: /日程/ })).toHaveAttribute('aria-selected', 'true');
});
