import { expect, test } from './support/fixtures.ts';
import { frameOf, rows } from './support/frames.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ onlyReads: true });

test('a voucher that opened a receivable offers no reversal, and says what to do instead', async ({ page }) => {
  await openAsLin(page, { path: '/child/fms/voucher?in.cause=opening' });
  const fms = frameOf(page, 'fms');
  await rows(page, 'fms').first().click();
  await expect(fms.getByText('该凭证由应收或应付单立账，请作废对应单据。')).toBeVisible();
  await expect(fms.getByRole('button', { name: '冲销' })).toHaveCount(0);
  await page.goto('/child/fms/voucher?in.cause=payment&in.status=posted');
  await rows(page, 'fms').first().click();
  await expect(fms.getByRole('button', { name: '冲销' })).toBeVisible();
});

for (const [module, resource] of [
  ['scm', 'supplier'],
  ['qms', 'inspection'],
] as const)
  test(`${module}: a record's note leads to the other record that it names`, async ({ page }) => {
    const kind = `${module}/${resource}`;
    const shown = new RegExp(`/api/business/${kind}/([0-9a-f-]{36})$`);
    let other = '';
    await page.route(shown, async (route) => {
      const answer = await route.fetch();
      const id = shown.exec(route.request().url())?.[1] ?? '';
      const notes =
        id === other
          ? []
          : [{ text: { zh: '另见：', en: 'See also:' }, leadsTo: { resource: kind, id: other, called: '那一条' } }];
      await route.fulfill({ json: { ...(await answer.json()), notes } });
    });
    const listed = page.waitForResponse((answer) => answer.url().endsWith(`/${kind}/list`));
    await openAsLin(page, { path: `/child/${kind}` });
    const { items } = await (await listed).json();
    other = items[1].id;
    await rows(page, module).first().click();
    const application = frameOf(page, module);
    await expect(application.getByText('另见：')).toBeVisible();
    await application.getByRole('link', { name: '那一条' }).click();
    await expect(application.getByRole('heading', { level: 1 })).toHaveText(items[1].number);
    await expect(page).toHaveURL(`/child/${kind}/${other}`);
  });
