import type { FrameLocator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { frameOf, rows } from './support/frames.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ onlyReads: true });

/** WCAG 2.5.8: the minimum width and height of a pointer target. Text for screen readers only has no size. */
const LEAST = 24;
const tooSmall = (application: FrameLocator): Promise<string[]> =>
  application.locator('main').evaluate(
    (main, least) =>
      [...main.querySelectorAll('a, button')]
        .filter((one) => one.checkVisibility() && !one.closest('thead'))
        .flatMap((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width < least || height < least ? [`${one.textContent}: ${width} × ${height}`] : [];
        }),
    LEAST,
  );

for (const [module, resource] of [
  ['fms', 'receivable'],
  ['qms', 'nonconformity'],
] as const)
  test(`ACS-1 ${module}: on a phone every link of a list and of a record is large enough to press`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAsLin(page, { path: `/child/${module}/${resource}` });
    const application = frameOf(page, module);
    await expect(rows(page, module).first()).toBeVisible();
    expect(await tooSmall(application)).toEqual([]);
    await rows(page, module).first().click();
    await expect(application.locator('dd a').first()).toBeVisible();
    expect(await tooSmall(application)).toEqual([]);
  });
