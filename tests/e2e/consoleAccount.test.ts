import type { Page } from '@playwright/test';
import { drawPng } from './support/drawPng.ts';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, PASSWORD, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const ID_NUMBER = '11010519491231002X';

/** Picks a picture of this size, which opens the dialog that crops it. */
async function pickPicture(page: Page, width: number, height: number) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: '更换头像' }).click(),
  ]);
  await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer: drawPng(width, height) });
  return page.getByRole('dialog', { name: '裁剪头像' });
}

test('a picture is cropped by keys and pointer, reduced before upload, and shown in the header at once', async ({
  page,
}) => {
  await openAsLin(page, { path: '/console/accountCenter/personalInfo' });
  await expect(page.getByLabel('姓名')).toHaveValue('林静');
  const header = page.locator('header').getByRole('button', { name: '林静' });
  await expect(header.locator('img')).toHaveCount(0);

  const dialog = await pickPicture(page, 1200, 800);
  const area = dialog.getByRole('button', { name: '裁剪区域' });
  await expect(area).toBeFocused();
  const left = () => area.locator('img').evaluate((image) => Number.parseFloat(image.style.left));
  const before = await left();
  await area.press('ArrowRight');
  expect(await left()).toBeLessThan(before);
  await dialog.getByLabel('缩放', { exact: true }).fill('2');
  const box = await area.boundingBox();
  if (!box) throw new Error('no box');
  const zoomed = await left();
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 100);
  await page.mouse.up();
  expect(await left()).toBeGreaterThan(zoomed);
  expect(await accessibilityFaults(page)).toEqual([]);

  const sent = page.waitForRequest((request) => request.url().endsWith('/api/account/profile-picture'));
  await dialog.getByRole('button', { name: '使用这张图片' }).click();
  const size = (await sent).headers()['content-length'];
  if (size !== undefined) expect(Number(size)).toBeLessThan(100 * 1024);
  await expect(dialog).toBeHidden();
  const shown = header.locator('img');
  await expect(shown).toBeVisible();
  const pixels = await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(pixels).toEqual([256, 256]);

  await page.getByRole('button', { name: '移除头像' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '移除头像' }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('button', { name: '移除头像' })).toHaveCount(0);
});

test('CON-1 personal information is validated beside its field, survives a reload unsent, and is saved', async ({
  page,
  problems,
}) => {
  // The portal asks for proof of identity.
  problems.expect(/403.*personal-info\/update/);
  await openAsLin(page, { path: '/console/accountCenter/personalInfo' });
  await page.getByLabel('邮箱').fill('lin@nowhere');
  await page.getByLabel('英文名').fill('Jing Lin');
  await expect(page.getByText('请填写有效的邮箱地址')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('英文名')).toHaveValue('Jing Lin');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByLabel('邮箱')).toBeFocused();
  await page.getByLabel('邮箱').fill('lin@example.com');
  await page.getByRole('button', { name: '保存' }).click();
  const proof = page.getByRole('dialog', { name: '请确认是您本人' });
  await proof.getByLabel('登录密码', { exact: true }).fill(PASSWORD);
  expect(await accessibilityFaults(page)).toEqual([]);
  await proof.getByRole('button', { name: '确认', exact: true }).click();
  await expect(page.getByText('个人信息已保存')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('邮箱')).toHaveValue('lin@example.com');
  await expect(page.getByText('139****0001')).toBeVisible();
  await page.getByRole('link', { name: '更换手机号' }).click();
  await expect(page).toHaveURL(/\/console\/accountCenter\/securitySetting$/);
});

test('CON-1 a real name is sent with its number, withdrawn, sent again, and reviewed by the whole number', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsLin(page, { path: '/console/accountCenter/realNameAuthentication' });
  const number = page.getByLabel('身份证号码');
  await page.getByLabel('真实姓名').fill('林静');
  await number.fill('110105194912310021');
  await page.getByRole('button', { name: '提交认证' }).click();
  await expect(number).toBeFocused();
  await expect(page.getByText('号码不正确，请核对')).toBeVisible();
  // Masked as it is typed, and not kept.
  await expect(number).toHaveAttribute('type', 'password');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('真实姓名')).toHaveValue('林静');
  await expect(number).toHaveValue('');

  await number.fill(ID_NUMBER.toLowerCase());
  await page.getByRole('button', { name: '提交认证' }).click();
  await expect(page.getByText('资料审核中')).toBeVisible();
  await expect(page.getByText('1****************X')).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.innerHTML]),
  );
  expect(kept.toUpperCase()).not.toContain(ID_NUMBER);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click();
  await expect(page.getByLabel('真实姓名')).toHaveValue('林静');
  await number.fill(ID_NUMBER);
  await page.getByRole('button', { name: '提交认证' }).click();
  await expect(page.getByText('资料审核中')).toBeVisible();

  // The reviewer sees the whole number of the one under review, and keeps it nowhere.
  const host = await browser.newContext();
  const review = await host.newPage();
  await review.goto(new URL('/login', page.url()).href);
  await signIn(review, 'admin');
  await expect(review).toHaveURL(/\/portal$/);
  await review.goto(new URL('/console/organizationManagement/authentication', page.url()).href);
  await review.getByRole('button', { name: '审核 lin' }).click();
  await expect(review.getByText(ID_NUMBER)).toBeVisible();
  const storage = await review.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(storage).not.toContain(ID_NUMBER);
  await review.getByRole('button', { name: '收起', exact: true }).click();
  await expect(review.getByText(ID_NUMBER)).toHaveCount(0);
  await host.close();
});
