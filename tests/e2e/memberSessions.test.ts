import { workAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const PATH = '/console/organizationManagement/myOrganization';
const LOOKS = [
  {
    language: 'zh-CN',
    style: 'default',
    width: 1440,
    words: {
      devices: '正在使用的设备',
      end: '结束',
      none: '现在没有在任何设备上使用本公司',
      own: '自己的登录请在安全设置中结束',
    },
  },
  {
    language: 'en-US',
    style: 'dark',
    width: 390,
    words: {
      devices: 'Devices in use',
      end: 'End',
      none: 'Not working in this company on any device at present',
      own: 'End your own sign-ins in the security settings',
    },
  },
] as const;

for (const { language, style, width, words } of LOOKS)
  test(`an administrator sees where a member is signed in and ends those sessions, in ${language}, ${width} px`, async ({
    page,
    playwright,
    portal,
  }) => {
    const request = await playwright.request.newContext({ baseURL: portal.origin });
    const chen = await workAs(request, 'chen', '极光');
    const id = await chen.userId();
    await page.setViewportSize({ width, height: 900 });
    await openAsLin(page, { path: `${PATH}?member=${id}`, settings: { style, language } });
    const devices = page.getByRole('dialog').getByRole('region', { name: words.devices });
    const rows = devices.getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await devices.scrollIntoViewIfNeeded();
    await picture(page, `member-sessions-${language}`);
    expect(await accessibilityFaults(page)).toEqual([]);

    // By keyboard, until none is left.
    for (let left = await rows.count(); left > 0; left--) {
      await rows.first().getByRole('button').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: words.end, exact: true }).click();
      await expect(rows).toHaveCount(left - 1);
    }
    await expect(devices.getByText(words.none)).toBeVisible();
    expect(await chen.isAtWork()).toBe(false);

    const lin = await workAs(request, 'lin', '极光');
    await page.goto(`${PATH}?member=${await lin.userId()}`);
    await expect(devices.getByText(words.own)).toBeVisible();
    await expect(devices.getByRole('button')).toHaveCount(0);
  });

test('Escape closes one thing at a time: a question, then its dialog, which warns of what was typed before a reload', async ({
  page,
  playwright,
  portal,
}) => {
  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const chen = await workAs(request, 'chen', '极光');
  await openAsLin(page, { path: `${PATH}?member=${await chen.userId()}` });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('岗位').fill('首席工程师');
  await page.reload();
  await expect(dialog.getByLabel('岗位')).toHaveValue('首席工程师');
  const end = dialog.getByRole('region', { name: '正在使用的设备' }).getByRole('button').first();
  await end.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(end).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toHaveText('填写的内容还没有保存，再按一次 Esc 将放弃。');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
