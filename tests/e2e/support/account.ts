import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from './screen.ts';

/** The newest code that the demo sent to a number, read where a person without a phone reads it. */
export async function codeSentTo(page: Page, phoneNumber: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const outbox = await (await page.request.get('/demo/outbox')).text();
      const row = outbox.split('<tr>').find((part) => part.includes(phoneNumber));
      code = /\b\d{6}\b/.exec(row?.replace(phoneNumber, '').split(/验证码|code is/)[1] ?? '')?.[0];
      return code;
    })
    .toBeDefined();
  return code ?? '';
}

/** Fills in the number, requests a code and types it; `form` if the page has more than one. */
export async function proveNumber(page: Page, phoneNumber: string, form: Page | Locator = page): Promise<void> {
  await form.getByRole('textbox', { name: '手机号', exact: true }).fill(phoneNumber);
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(form.getByRole('button', { name: /验证码已发送/ })).toBeDisabled();
  await form.getByLabel('短信验证码').fill(await codeSentTo(page, phoneNumber));
}

/** Shows the QR code of the sign-in page; resolves with the address in its picture. */
export async function showQrCode(page: Page): Promise<string> {
  const made = page.waitForResponse((answer) => answer.url().endsWith('/api/account/create-qrcode'));
  await page.goto('/login');
  await page.getByText('扫码登录', { exact: true }).click();
  const { content }: { content: string } = await (await made).json();
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
  return content;
}

/** The demo's phone in a browser of its own: opens the address in the picture and presses its buttons in turn. */
export async function phoneWith(context: BrowserContext, content: string) {
  const phone = await context.newPage();
  await phone.goto(content);
  return async (action: 'scan' | 'grant' | 'refuse') => {
    await phone.getByLabel('User name').fill('chen');
    await phone.getByLabel('Password').fill(PASSWORD);
    await phone.getByRole('button', { name: action }).click();
    await expect(phone.getByRole('status')).toContainText(
      { scan: 'Scanned', grant: 'Granted', refuse: 'Refused' }[action],
    );
  };
}
