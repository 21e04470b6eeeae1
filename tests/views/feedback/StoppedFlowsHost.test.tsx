import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flowStopped, flowsRetried } from '../../../src/features/supervisor/supervisorSlice.ts';
import { StoppedFlowsHost } from '../../../src/views/feedback/StoppedFlowsHost.tsx';
import { renderView } from '../../support/renderView.tsx';

it('says once for all flows that part of the portal has stopped, until it is retried', async () => {
  const { store, events } = await renderView(<StoppedFlowsHost />);
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => {
    store.dispatch(flowStopped('realtime'));
    store.dispatch(flowStopped('notices'));
  });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['部分功能已停止工作重试']);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(events.at(-1)).toEqual(flowsRetried());
  expect(screen.queryByRole('alert')).toBeNull();
});
