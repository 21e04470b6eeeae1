import { expect, test } from './support/fixtures.ts';
import { expectList, frameOf, KINDS, rows } from './support/frames.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

for (const kind of KINDS)
  test(`a comment in ${kind} mentions a colleague by keyboard alone, and the colleague is notified`, async ({
    page,
  }) => {
    const frame = frameOf(page, kind);
    const offers = frame.getByRole('listbox').getByRole('option');
    await openAsLin(page, { path: `/child/${kind}/list` });
    await expectList(page, kind);
    await rows(page, kind).first().click();
    const comment = frame.getByRole('textbox', { name: '写评论，输入 @ 提醒同事' });
    await comment.focus();
    await page.keyboard.type('请看一下');
    // A comment that has not been sent is still there after another page of the application, and after a reload.
    await page.goBack();
    await expectList(page, kind);
    await page.goForward();
    await expect(comment).toHaveValue('请看一下');
    await page.reload();
    await expect(comment).toHaveValue('请看一下');
    await comment.press('End');
    await page.keyboard.type(' @');
    const colleague = frame.getByRole('combobox', { name: '提醒同事', exact: true });
    await expect(colleague).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(comment).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('@');
    await expect(colleague).toBeFocused();
    await page.keyboard.type('陈浩');
    // People of the same name are offered as well; the field is at the bottom of the window.
    await expect(offers.filter({ hasNotText: '陈浩' })).toHaveCount(0);
    await expect(offers.filter({ hasText: '控制算法' })).toBeInViewport({ ratio: 0.9 });
    await picture(page, `${kind}-mention`);
    await page.keyboard.press('Enter');
    await expect(comment).toBeFocused();
    await expect(comment).toHaveValue('请看一下 @陈浩 ');
    expect(await accessibilityFaults(page)).toEqual([]);
    const asked = page.waitForRequest((request) => request.url().endsWith('/comment'));
    await frame.getByRole('button', { name: '发送' }).click();
    const { comment: sent, mentions } = (await asked).postDataJSON();
    expect(sent).toBe('请看一下 @陈浩');
    expect(mentions).toHaveLength(1);
    await expect(frame.locator('.history').getByText('请看一下 @陈浩')).toBeVisible();
    await expect(comment).toHaveValue('');
  });
