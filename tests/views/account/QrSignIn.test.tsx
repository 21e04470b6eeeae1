import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as qr from '../../../src/features/qrSignIn/qrSignInSlice.ts';
import { QrSignIn } from '../../../src/views/account/QrSignIn.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

const waiting = stateWith({ qrSignIn: { status: 'waiting', content: 'QRCODE_LOGIN:c1', seconds: 180, made: 1 } });

describe('sign-in by QR code', () => {
  it('shows that a code is being made, then the code of 180 px and what to do with it', async () => {
    const { store } = await renderView(<QrSignIn />, { state: stateWith({ qrSignIn: { status: 'loading' } }) });
    expect(screen.getByText('正在生成二维码')).toBeInTheDocument();
    act(() => void store.dispatch(qr.qrSignInCodeMade({ content: 'QRCODE_LOGIN:c1', seconds: 180 })));
    expect(screen.getByRole('img', { name: '登录二维码' })).toHaveAttribute('width', '180');
    expect(screen.getByRole('status')).toHaveTextContent('请使用 Atrium App 扫码登录');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('ACC-3 says who scanned it, and that the phone has confirmed', async () => {
    const { store } = await renderView(<QrSignIn />, { state: waiting });
    act(() => void store.dispatch(qr.qrSignInScanned({ name: '林静' })));
    expect(screen.getByText('已扫码')).toBeVisible();
    expect(screen.getByText('扫码人：林静')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('等待手机确认');
    act(() => void store.dispatch(qr.qrSignInGranted()));
    expect(screen.getByRole('status')).toHaveTextContent('手机已确认，正在登录');
  });

  it.each([
    ['expired', qr.qrSignInExpired(), '二维码已过期', '刷新'],
    ['refused', qr.qrSignInRefused(), '手机端已取消登录', '重新获取'],
  ])('ACC-3 %s says so and offers a new code', async (_, event, sentence, button) => {
    const { store, events } = await renderView(<QrSignIn />, { state: waiting });
    act(() => void store.dispatch(event));
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.getByRole('region', { name: '扫码登录' })).toHaveFocus();
    expect(events.at(-1)).toEqual(qr.qrSignInRenewed());
    expect(screen.getByText('正在生成二维码')).toBeVisible();
  });

  it('says why it failed', async () => {
    const failed = stateWith({ qrSignIn: { status: 'failed', error: { text: '请求过于频繁' } } });
    await renderView(<QrSignIn />, { state: failed });
    expect(screen.getByText('请求过于频繁')).toBeVisible();
    expect(screen.getByRole('button', { name: '重新获取' })).toBeVisible();
  });
});
