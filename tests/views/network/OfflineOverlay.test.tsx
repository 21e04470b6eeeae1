import { screen } from '@testing-library/react';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { OfflineOverlay } from '../../../src/views/network/OfflineOverlay.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

const show = (network: RootState['network']) => renderView(<OfflineOverlay />, { state: stateWith({ network }) });

describe('offline overlay', () => {
  it.each(['online', 'probing'] as const)('is hidden while %s', async (status) => {
    await show({ status, failedProbes: 0 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('blocks the page and says which of the eleven attempts is next', async () => {
    await show({ status: 'offline', failedProbes: 3 });
    expect(screen.getByRole('alertdialog', { name: '网络已断开' })).toHaveFocus();
    const attempts = screen.getByRole('progressbar', { name: '第 4 次尝试' });
    expect(attempts).toHaveAttribute('aria-valuenow', '4');
    expect(attempts).toHaveAttribute('aria-valuemax', '11');
    expect(attempts.children).toHaveLength(11);
  });

  it.each([
    ['recovered', '网络已恢复，正在刷新页面'],
    ['givenUp', '网络连接失败，正在刷新页面'],
  ] as const)('stays until the reload when %s', async (status, words) => {
    await show({ status, failedProbes: 0 });
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(words);
  });
});
