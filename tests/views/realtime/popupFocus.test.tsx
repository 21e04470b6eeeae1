import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as centre from '../../../src/features/notificationCentre/notificationCentreSlice.ts';
import { dialogClosed, dialogOpened } from '../../../src/features/notificationDialog/notificationDialogSlice.ts';
import { NotificationDialogHost } from '../../../src/views/notificationDialog/NotificationDialogHost.tsx';
import { PopupHost } from '../../../src/views/realtime/PopupHost.tsx';
import { BellButton } from '../../../src/views/shell/BellButton.tsx';
import { notificationOf } from '../../support/fixtures.ts';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** A page with these popups; the newest comes first. */
async function open(...names: string[]) {
  const state = workbenchState();
  const popups = names.map((name) => notificationOf(name, { diplayName: name }));
  const rendered = await renderView(
    <>
      <BellButton />
      <button type="button">work</button>
      <NotificationDialogHost />
      <PopupHost />
    </>,
    { state: { ...state, notificationCentre: { ...state.notificationCentre, popups } } },
  );
  await screen.findAllByRole('article');
  return rendered;
}

it('closing a popup by keyboard leads to the next one, from the last to the one before', async () => {
  await open('a', 'b', 'c');
  button('work').focus();
  await act(async () => button('关闭“b”').focus());
  await userEvent.keyboard('{Enter}');
  expect(button('关闭“c”')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button('关闭“a”')).toHaveFocus();
});

it('the last popup that goes returns the focus to where it was before it entered them', async () => {
  await open('a', 'b');
  button('work').focus();
  await act(async () => button('关闭“b”').focus());
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('article')).toBeNull();
  expect(button('work')).toHaveFocus();
});

it('closing all of them returns it too', async () => {
  await open('a', 'b');
  button('work').focus();
  await act(async () => button('全部关闭').focus());
  await userEvent.keyboard('{Enter}');
  expect(button('work')).toHaveFocus();
});

it('from nowhere, it goes to the bell', async () => {
  await open('a');
  await act(async () => button('关闭“a”').focus());
  await userEvent.keyboard('{Enter}');
  expect(button(/^通知/)).toHaveFocus();
});

it('so does what is opened from the last popup, once it is closed', async () => {
  const { store } = await open('a');
  button('work').focus();
  // The code of the dialog has already been loaded.
  await act(async () => void store.dispatch(dialogOpened({ tab: 1 })));
  await screen.findByRole('dialog');
  await act(async () => void store.dispatch(dialogClosed()));
  expect(button('work')).toHaveFocus();
  await act(async () => button('扫码处理').focus());
  await act(async () => {
    store.dispatch(centre.popupDismissed('a'));
    store.dispatch(dialogOpened({ tab: 1 }));
  });
  expect(screen.getByRole('dialog')).toHaveFocus();
  await act(async () => void store.dispatch(dialogClosed()));
  expect(button('work')).toHaveFocus();
});
