import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as centre from '../../../src/features/notificationCentre/notificationCentreSlice.ts';
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

/** With its popups rendered: their chunk is fetched with the first of them. */
async function open(state: ReturnType<typeof withPopups>) {
  const rendered = await renderView(<PopupHost />, { state });
  await screen.findAllByRole('article');
  return rendered;
}

describe('PopupHost', () => {
  it('shows each live notification with module, time and subject; PDC is PLM, an unknown module keeps its name', async () => {
    const { container } = await open(withPopups(0));
    const region = screen.getByRole('region', { name: '消息通知' });
    const [first, second] = within(region).getAllByRole('article');
    expect(first).toHaveTextContent('Drawing changedPLM，今天 10:12标题AX-40');
    expect(second).toHaveTextContent('Unheard ofStranger，今天 10:12');
    // Outside the page's root, which an open dialog makes inert: pressed and announced over that dialog too.
    expect(container).not.toContainElement(region);
    expect(region).not.toHaveTextContent('还有');
  });

  it('says how many are hidden and dismisses the one whose cross is pressed', async () => {
    const { events } = await open(withPopups(12));
    expect(screen.getByText('还有 12 条新消息')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '关闭“Unheard of”' }));
    expect(events).toContainEqual(centre.popupDismissed('b'));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('leads to its subject, to the list, and to the module of the hidden ones', async () => {
    const state = withPopups(12);
    state.notificationCentre.moreModule = 'WMS';
    const { events } = await open(state);
    const [first, second] = state.notificationCentre.popups;
    await userEvent.click(screen.getByRole('button', { name: '查看', description: 'Drawing changed' }));
    await userEvent.click(screen.getByRole('button', { name: '全部' }));
    await userEvent.click(screen.getByRole('button', { name: 'WMS 还有 12 条新消息' }));
    expect(events).toContainEqual(centre.popupPressed(first as NonNullable<typeof first>));
    expect(events).not.toContainEqual(centre.popupPressed(second as NonNullable<typeof second>));
    expect(events).toContainEqual(centre.popupListPressed(null));
    expect(events).toContainEqual(centre.popupListPressed('WMS'));
  });

  it('dismisses all with one press', async () => {
    await open(withPopups(12));
    await userEvent.click(screen.getByRole('button', { name: '全部关闭' }));
    expect(screen.getByRole('region', { name: '消息通知' })).toBeEmptyDOMElement();
  });

  it('an approval message asks to be handled', async () => {
    const state = withPopups(0);
    state.notificationCentre.popups = [
      notificationOf('c', { moduleName: 'BPM', notificationName: 'approvalRequest', diplayName: 'Approval' }),
    ];
    await open(state);
    expect(screen.getByRole('button', { name: '扫码处理' })).toBeVisible();
    // With one, its own cross is enough.
    expect(screen.queryByRole('button', { name: '全部关闭' })).toBeNull();
  });

  it.each([
    ['zh-CN', '王磊删除了待办', '王磊完成了待办'],
    ['en-US', '王磊 deleted the to-do', '王磊 completed the to-do'],
  ] as const)(
    'says what has happened to a to-do and who did it, in %s; a deleted one cannot be looked at',
    async (language, deleted, completed) => {
      const state = withPopups(0);
      state.settings = { ...state.settings, settings: { ...state.settings.settings, language } };
      const todo = (event: string, businessId: string | null) =>
        notificationOf(event, {
          notificationName: 'personalTodo',
          properties: JSON.stringify({ App: { businessId, event, actor: '王磊', title: '核对备件' } }),
        });
      state.notificationCentre.popups = [todo('deleted', null), todo('completed', 't1')];
      await open(state);
      const [first, second] = screen.getAllByRole('article');
      expect(within(first as HTMLElement).getByText(deleted)).toBeVisible();
      expect(within(first as HTMLElement).getAllByRole('button')).toHaveLength(1);
      expect(within(second as HTMLElement).getByText(completed)).toBeVisible();
      expect(within(second as HTMLElement).getAllByRole('button')).toHaveLength(2);
    },
  );

  it('pauses while the pointer or the keyboard focus is in it', async () => {
    const { events } = await open(withPopups(0));
    const [first] = screen.getAllByRole('article');
    await userEvent.hover(first as HTMLElement);
    expect(events.at(-1)).toEqual(centre.popupsHeld('pointer'));
    await userEvent.unhover(first as HTMLElement);
    expect(events.at(-1)).toEqual(centre.popupsReleased('pointer'));
    await userEvent.tab();
    expect(events.at(-1)).toEqual(centre.popupsHeld('focus'));
    events.length = 0;
    await userEvent.tab();
    expect(events).not.toContainEqual(centre.popupsReleased('focus'));
    act(() => screen.getByRole('button', { name: '全部关闭' }).blur());
    expect(events.at(-1)).toEqual(centre.popupsReleased('focus'));
  });

  it('keeps the keyboard focus when the focused popup goes', async () => {
    await open(withPopups(0));
    act(() => screen.getByRole('button', { name: '关闭“Unheard of”' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('region', { name: '消息通知' })).toContainElement(document.activeElement as HTMLElement);
  });

  it('does without its popups if they cannot be rendered, and breaks nothing else', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const state = withPopups(0);
    state.notificationCentre.popups = [{ ...notificationOf('d'), creationTime: null as unknown as string }];
    await renderView(
      <>
        <p>beside</p>
        <PopupHost />
      </>,
      { state },
    );
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(screen.getByText('beside')).toBeVisible();
    expect(screen.getByRole('region', { name: '消息通知' })).toBeEmptyDOMElement();
  });

  it('keeps its live region on the page while it is empty, so that the first popup is announced', async () => {
    await renderView(<PopupHost />, { state: workbenchState() });
    expect(screen.getByRole('region', { name: '消息通知' })).toBeEmptyDOMElement();
  });
});
