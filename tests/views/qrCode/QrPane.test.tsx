import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LIMITS } from '../../../src/constants/limits.ts';
import { qrContentResource } from '../../../src/features/qrCode/qrCodeSlice.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { QrPane } from '../../../src/views/qrCode/QrPane.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

const onBack = jest.fn();
const show = (content: Partial<RootState['qrCode']['content']>) =>
  renderView(
    <QrPane about="审批请求，极光制造" title="采购申请" onBack={onBack}>
      <p>BPM-1</p>
    </QrPane>,
    { state: stateWith({ qrCode: { content: { status: 'idle', data: null, error: null, ...content } } }) },
  );

it('QR-1 shows a code of 180 px, its subject, the sentence and a back button, which has the focus', async () => {
  await show({ status: 'loaded', data: 'atrium://open?code=101' });
  const code = await screen.findByRole('img', { name: '二维码' });
  expect(code).toHaveAttribute('width', String(LIMITS.qrCodePx));
  expect(screen.getByRole('heading', { name: '采购申请' })).toBeVisible();
  expect(screen.getByText('请使用 App 扫码继续')).toBeVisible();
  expect(screen.getByText('BPM-1')).toBeVisible();
  const back = screen.getByRole('button', { name: '返回' });
  expect(back).toHaveFocus();
  await userEvent.click(back);
  expect(onBack).toHaveBeenCalledTimes(1);
});

it('keeps the previous code while the next is made', async () => {
  await show({ status: 'reloading', data: 'atrium://open?code=101' });
  expect(await screen.findByRole('img', { name: '二维码' })).toBeVisible();
});

it('shows only an empty space before the first code', async () => {
  await show({ status: 'loading' });
  expect(screen.queryByRole('img', { name: '二维码' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('正在生成二维码');
});

it('QR-2 shows a failure in place of the code and offers a retry', async () => {
  const { events } = await show({ status: 'failed', error: { key: 'errors:network' } });
  expect(screen.getByRole('alert')).toHaveTextContent('二维码获取失败');
  expect(screen.queryByText('请使用 App 扫码继续')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(events).toEqual([qrContentResource.wanted()]);
});
