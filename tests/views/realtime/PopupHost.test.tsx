import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { popupDismissed } from '../../../src/features/notificationCentre/notificationCentreSlice.ts';
import { PopupHost } from '../../../src/views/realtime/PopupHost.tsx';
import { notificationOf } from '../../support/fixtures.ts';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';

const withPopups = (morePopups: number) => {
  const state = workbenchState();
  return {
    ...state,
    notificationCentre: {
      ...state.notificationCentre,
      popups: [
        notificationOf('a', {
          moduleName: 'PDC',
          diplayName: 'Drawing changed',
          properties: '{"App":{"title":"AX-40"}}',
        }),
        notificationOf('b', { moduleName: 'Stranger', diplayName: 'Unheard of', properties: '{broken' }),
      ],
      morePopups,
    },
  };
};

describe('PopupHost', () => {
  it('NTF-6 shows each live notification with module, time and what it is about; PDC is PLM, an unknown one keeps its name', async () => {
    const { container } = await renderView(<PopupHost />, { state: withPopups(0) });
    const region = screen.getByRole('region', { name: '消息通知' });
    const [first, second] = within(region).getAllByRole('article');
    expect(first).toHaveTextContent('Drawing changedPLM今天 10:12AX-40');
    expect(second).toHaveTextContent('Unheard ofStranger今天 10:12');
    // Outside the page's root, which an open dialog makes inert: it is pressed and announced over that dialog too.
    expect(container).not.toContainElement(region);
    expect(region).not.toHaveTextContent('还有');
  });

  it('NTF-6 says how many are not shown and dismisses the one whose cross is pressed', async () => {
    const { events } = await renderView(<PopupHost />, { state: withPopups(12) });
    expect(screen.getByText('还有 12 条新消息')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '关闭“Unheard of”' }));
    expect(events).toContainEqual(popupDismissed('b'));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('keeps its live region on the page while it is empty, so that the first popup is announced', async () => {
    await renderView(<PopupHost />, { state: workbenchState() });
    expect(screen.getByRole('region', { name: '消息通知' })).toBeEmptyDOMElement();
  });
});
