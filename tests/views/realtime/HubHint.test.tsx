import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reconnectWanted } from '../../../src/features/realtime/realtimeEvents.ts';
import { HubHint } from '../../../src/views/realtime/HubHint.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

const withStatus = (status: 'stopped' | 'following' | 'connecting' | 'connected' | 'waiting' | 'gaveUp' | 'unserved') =>
  stateWith({ realtime: { status, failures: 1 } });

describe('HubHint', () => {
  it.each(['stopped', 'following', 'connecting', 'connected'] as const)('says nothing while %s', async (status) => {
    await renderView(<HubHint />, { state: withStatus(status) });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says that it is waiting to retry, without a button', async () => {
    await renderView(<HubHint />, { state: withStatus('waiting') });
    expect(screen.getByRole('img', { name: '实时消息已中断，正在重新连接' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['gaveUp', 'unserved'] as const)('RT-3 says that a click anywhere reconnects, while %s', async (status) => {
    await renderView(<HubHint />, { state: withStatus(status) });
    expect(screen.getByText('实时消息已中断，点击任意处重新连接')).toBeVisible();
    expect(screen.getByRole('img', { name: /点击页面任意处重新连接$/ })).toBeVisible();
  });

  it.each(['gaveUp', 'unserved'] as const)('RT-3 offers to reconnect while %s', async (status) => {
    const { events } = await renderView(<HubHint />, { state: withStatus(status) });
    await userEvent.click(screen.getByRole('button', { name: '重新连接' }));
    expect(events).toContainEqual(reconnectWanted());
    expect(screen.queryByRole('status')).toBeNull();
  });
});
