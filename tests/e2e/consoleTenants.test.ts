import { enrol } from './support/enrol.ts';
import { expect, test } from './support/fixtures.ts';
import { prove } from './support/prove.ts';
import { accessibilityFaults, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

test('CON-1 the home of a company shows what is due first, and each figure leads to what it counts', async ({
  page,
}) => {
  await openAsLin(page, { path: '/console' });
  await expect(page.getByRole('heading', { level: 1, name: '控制台' })).toBeVisible();
  const due = page.locator('section').filter({ has: page.getByRole('heading', { name: '待处理' }) });
  await expect(due.getByRole('listitem').first()).toContainText('168,000.00 元');
  const days = page.getByRole('list', { name: '近 7 天登录' });
  await expect(days.getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('heading', { name: '最近操作' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const people = (await days.getByRole('link').first().textContent()) ?? '';
  await days.getByRole('link').first().click();
  await expect(page).toHaveURL(/myOrganization\?signedInOn=/);
  await expect(page.getByText(new RegExp(`共 ${people} `))).toBeVisible();
  await page.getByRole('link', { name: /登录过 取消此条件/ }).click();
  await expect(page).toHaveURL(/myOrganization$/);
  await page.goBack();
  await page.goBack();
  await due.getByRole('link', { name: '去支付' }).click();
  await expect(page).toHaveURL(/\/console\/costCenter\/orderDetail\//);
});

test('CON-1 a host administrator creates a company step by step, finds it in the list, and disables and restores it', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await expect(page).toHaveURL(/\/portal$/);
  await page.goto('/console/openTenant');
  const next = page.getByRole('button', { name: /^下一步/ });
  await page.getByLabel('公司名称').fill('余烬科技');
  await page.getByLabel('公司编码').fill('aurora');
  await expect(page.getByText('该编码已被使用')).toBeVisible();
  await next.click();
  await expect(page.getByRole('heading', { level: 2, name: '公司信息' })).toBeVisible();
  await page.getByLabel('公司编码').fill('ember');
  await expect(page.getByText('可以使用')).toBeVisible();
  await next.click();
  await page.getByRole('radio', { name: /基础版/ }).check();
  await expect(page.getByLabel('用户数')).toHaveValue('50');
  expect(await accessibilityFaults(page)).toEqual([]);
  await next.click();
  await page.reload();
  // What was typed is restored, at the step that lacks something.
  await expect(page.getByRole('heading', { level: 2, name: '管理员' })).toBeVisible();
  // Back leads to the previous step, as it was left, and forward to this one.
  await page.goBack();
  await expect(page.getByLabel('用户数')).toHaveValue('50');
  await page.goBack();
  await expect(page.getByLabel('公司编码')).toHaveValue('ember');
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 2, name: '管理员' })).toBeVisible();
  await page.getByLabel('管理员手机号').fill('13900000004');
  await expect(page.getByText('账号：苏洛')).toBeVisible();
  await next.click();
  await page.getByRole('button', { name: '开通公司', exact: true }).click();
  await expect(page.getByRole('heading', { name: '“余烬科技”已开通' })).toBeVisible();
  await expect(page.getByText('已通知 苏洛')).toBeVisible();
  await page.getByRole('link', { name: '在公司列表中查看' }).click();
  await expect(page).toHaveURL(/\/console\?filter=ember$/);

  const row = page.getByRole('row').filter({ hasText: '余烬科技' });
  await expect(row).toContainText('正常');
  await row.getByRole('button', { name: '停用 余烬科技' }).click();
  const question = page.getByRole('alertdialog', { name: '停用公司' });
  await expect(question).toContainText('1 名成员将无法进入');
  await expect(question).toContainText('将通知管理员：苏洛');
  await question.getByRole('button', { name: '停用公司' }).click();
  await expect(row).toContainText('已停用');
  await row.getByRole('button', { name: '启用 余烬科技' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '启用公司' }).click();
  await expect(row).toContainText('正常');

  await row.getByRole('button', { name: '编辑 余烬科技' }).click();
  const dialog = page.getByRole('dialog', { name: '编辑“余烬科技”' });
  await dialog.getByLabel('用户数上限').fill('80');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('1 / 80');
});

test('the figures of the installation lead to its accounts, and one that lost the second step is recovered', async ({
  page,
  request,
  problems,
}) => {
  // The portal asks for proof of identity.
  problems.expect(/403/);
  await signIn(page, 'admin');
  await page.getByRole('region', { name: '您负责管理本平台' }).getByRole('link', { name: '进入管理后台' }).click();
  const accounts = page.locator('section').filter({ has: page.getByRole('heading', { name: '账号' }) });
  const total = /[\d,]+/.exec((await accounts.getByRole('link', { name: /全部账号/ }).textContent()) ?? '')?.[0];
  await accounts.getByRole('link', { name: /全部账号/ }).click();
  await expect(page).toHaveURL(/\/console\/organizationManagement\/myOrganization$/);
  await expect(page.getByRole('heading', { level: 1, name: '账号' })).toBeVisible();
  await expect(page.getByText(`共 ${total?.replace(',', '')} 个账号`)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('list', { name: '近 7 天登录' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/myOrganization\?signedInOn=\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('row').filter({ hasText: 'admin' })).toBeVisible();
  await page.getByRole('link', { name: '取消日期限制' }).click();
  await page.getByLabel('姓名、账号或完整手机号').fill('solo');
  await expect(page).toHaveURL(/\?filter=solo$/);
  await expect(page.getByText('共 1 个账号')).toBeVisible();
  await page.getByRole('radio', { name: '已停用' }).click({ force: true });
  await expect(page.getByText('没有符合条件的账号')).toBeVisible();
  await page.reload();
  await expect(page.getByText('没有符合条件的账号')).toBeVisible();

  await enrol(request, 'solo');
  await page.goto('/console/organizationManagement/myOrganization?filter=solo');
  await page.getByRole('button', { name: '重置 苏洛 的两步验证' }).click();
  await page.getByRole('alertdialog', { name: '重置两步验证？' }).getByRole('button', { name: '重置两步验证' }).click();
  await prove(page);
  await expect(page.getByText('苏洛 的两步验证已重置')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'solo' })).toContainText('未开启');
});

test('the pages of the installation are not for the administrator of a company', async ({ page }) => {
  await openAsLin(page, { path: '/console/openTenant' });
  await expect(page.getByRole('heading', { name: '没有操作权限' })).toBeVisible();
});
