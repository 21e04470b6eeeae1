import { fireEvent, screen } from '@testing-library/react';
import { type Toast, toastClosed } from '../../../src/features/feedback/feedbackSlice.ts';
import { ToastHost } from '../../../src/views/feedback/ToastHost.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

const show = (...toasts: Toast[]) => renderView(<ToastHost />, { state: stateWith({ feedback: { toasts } }) });

describe('toasts', () => {
  it('words the warning for the flow’s action', async () => {
    const message = { key: 'companySwitch:pleaseSelect', params: { action: 'login' } };
    await show({ id: '1', kind: 'warning', message, count: 1 });
    expect(screen.getByRole('alert')).toHaveTextContent('请选择要登录的公司');
  });

  it('shows the server’s sentence as it is, and how often it came', async () => {
    await show({ id: '1', kind: 'error', message: { text: 'common:retry is {n}' }, count: 3 });
    expect(screen.getByRole('alert')).toHaveTextContent('common:retry is {n}×3共 3 次');
  });

  it('ERR-1 describes a failed request by its status and address', async () => {
    const message = { key: 'errors:requestFailed', params: { status: 502, url: '/api/x' } };
    await show({ id: '1', kind: 'error', message, count: 1 });
    expect(screen.getByRole('alert')).toHaveTextContent('请求失败：502，/api/x');
  });

  it('can be closed if it stays until something is done about it', async () => {
    const { events } = await show(
      { id: '1', kind: 'warning', message: { text: 'Changed.' }, count: 1, action: { text: 'Look' } },
      { id: '2', kind: 'success', message: { text: 'Saved.' }, count: 1 },
    );
    fireEvent.click(screen.getByRole('button', { name: '忽略' }));
    expect(events).toEqual([toastClosed('1')]);
    expect(screen.queryByText('Changed.')).toBeNull();
  });

  it('ACS-2 announces success politely and a failure assertively: each in one live region only', async () => {
    await show(
      { id: '1', kind: 'success', message: { key: 'companySwitch:switched' }, count: 1 },
      { id: '2', kind: 'error', message: { key: 'errors:requestFailed' }, count: 1 },
    );
    const words = screen.getByText('切换公司成功，正在自动跳转到工作台');
    expect(words.closest('[aria-live], [role=alert]')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('alert').parentElement?.closest('[aria-live]')).toBeNull();
  });
});
