import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, installedChromium } from '../../scripts/support/chromium.ts';
import { showQrCode } from './support/account.ts';
import { writeCameraFile } from './support/cameraFile.ts';
import { expect, test } from './support/fixtures.ts';
import { prepareContext } from './support/pages.ts';
import { accessibilityFaults, enterCompany, PASSWORD, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const TODO = 'AX-40 试产问题清单提交评审';
const field = (page: Page) => page.getByLabel('输入或粘贴二维码的内容');
const give = async (page: Page, text: string) => {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
};

/** lin's phone, whose camera sees the film in `file`. */
async function openPhone(file: string, origin: string): Promise<{ browser: Browser; phone: Page }> {
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const browser = await chromium.launch({
    executablePath: installedChromium(),
    args: [...CHROMIUM_FLAGS, ...camera, `--use-file-for-fake-video-capture=${file}`],
  });
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await prepareContext(context, { upToDate: true });
  const phone = await context.newPage();
  // Every stream of the page, to check whether it is switched off.
  await phone.addInitScript(() => {
    const streams: MediaStream[] = [];
    Object.assign(window, { streams });
    // An empty page is not a secure context.
    if (!('mediaDevices' in navigator)) return;
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      streams.push(stream);
      return stream;
    };
  });
  return { browser, phone };
}
const tracks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as { streams: MediaStream[] }).streams.flatMap((one) =>
      one.getTracks().map(({ readyState }) => readyState),
    ),
  );

test('QR-3 a phone’s camera reads the sign-in code from the screen, and the desktop is signed in once that is allowed', async ({
  page,
  portal,
  problems,
}, info) => {
  problems.expect(/404/);
  const film = info.outputPath('camera.y4m');
  await showQrCode(page);
  await writeCameraFile(film, page, await page.getByRole('img', { name: '登录二维码' }).screenshot());
  const { browser, phone } = await openPhone(film, portal.origin);
  try {
    await openAsLin(phone, { hub: false });
    await phone.getByRole('navigation').getByRole('button', { name: '我的' }).click();
    await phone.getByRole('button', { name: '扫一扫' }).click();
    await expect(phone.getByRole('heading', { name: /在另一台设备上登录/ })).toBeVisible();
    expect(await tracks(phone)).toEqual(['ended']);
    await expect(phone.getByText('127.0.0.1')).toBeVisible();
    await expect(page.getByText('等待手机确认')).toBeVisible();
    await expect(page.getByText('林静')).toHaveCount(0);
    expect(await accessibilityFaults(phone)).toEqual([]);
    await picture(phone, 'scan-question');
    await phone.getByRole('button', { name: '允许登录' }).click();
    await expect(phone.getByRole('heading', { name: '已允许登录' })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();

    // Scanned again, the code is recognised; leaving switches the camera off.
    await phone.getByRole('button', { name: '再扫一个' }).click();
    await expect(phone.getByRole('heading', { name: '已经有人用过这个二维码' })).toBeVisible();
    await phone.getByRole('link', { name: '工作台' }).click();
    await expect(phone.getByRole('heading', { name: '已经有人用过这个二维码' })).toBeHidden();
    expect(await tracks(phone)).toEqual(['ended', 'ended']);
  } finally {
    await browser.close();
  }
});

test('QR-3 without a camera a hand-off is typed, or read from a picture: it opens, or the page says why not', async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  const generated = page.waitForResponse((answer) => answer.url().endsWith('/api/dimensional-code/generate'));
  await openAsLin(page, { path: '/portal?panel=todo' });
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('navigation', { name: '待办列表' }) });
  await dialog
    .getByRole('navigation')
    .getByRole('button', { name: /进行中/ })
    .click();
  await dialog.getByRole('button', { name: TODO, exact: true }).click();
  const { content }: { content: string } = await (await generated).json();
  const second = dialog.getByRole('link', { name: '演示：在新窗口里扮演手机' });
  const phone = await Promise.all([page.waitForEvent('popup'), second.click()]).then(([opened]) => opened);
  await expect(phone.getByRole('dialog').getByRole('heading', { name: TODO })).toBeVisible();
  await phone.close();
  const shot = await dialog.getByRole('img', { name: /二维码/ }).screenshot();

  await page.goto('/scan');
  await expect(page.getByRole('status').filter({ hasText: /相机/ })).toBeVisible();
  await give(page, content.replace('code=102', 'code=101'));
  await expect(page.getByRole('alert')).toContainText('这个二维码不是由本门户生成的');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await give(page, 'https://example.com');
  await expect(page.getByRole('alert')).toContainText('这不是');
  await page.getByRole('button', { name: '再扫一个' }).click();
  const choose = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '从相册选择' }).click();
    await (await chooser).setFiles({ name: 'screen.png', mimeType: 'image/png', buffer });
  };
  await choose(await page.getByRole('heading', { level: 1 }).screenshot());
  await expect(page.getByRole('alert')).toContainText('图片里没有找到二维码');
  expect(await accessibilityFaults(page)).toEqual([]);
  await choose(shot);
  await expect(page).toHaveURL(/\/portal\?panel=todo&id=/);
  await page.goto('/scan');
  await give(page, content);
  await expect(page).toHaveURL(/\/portal\?panel=todo&id=/);
  await expect(page.getByRole('dialog').getByRole('heading', { name: TODO })).toBeVisible();
});

test('the demo plays the phone in a second window, whose sign-in leads back to the code', async ({ page }) => {
  await showQrCode(page);
  const link = page.getByRole('link', { name: '演示：在新窗口里扮演手机' });
  const phone = await Promise.all([page.waitForEvent('popup'), link.click()]).then(([opened]) => opened);
  // The browser remembers the last chosen way of signing in.
  await phone.getByText('密码登录', { exact: true }).click();
  await phone.getByLabel('账号或手机号').fill('lin');
  await phone.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: '登录', exact: true }).click();
  await enterCompany(phone, '极光制造');
  await expect(phone.getByRole('heading', { name: /在另一台设备上登录/ })).toBeVisible();
  await expect(phone).toHaveURL(/\/scan$/);
  await phone.getByRole('button', { name: '不是我' }).click();
  await expect(phone.getByRole('heading', { name: '已拒绝登录' })).toBeVisible();
  await expect(page.getByRole('button', { name: '重新获取' })).toBeVisible();
});
