import { notificationCentreMachine } from '../../src/features/notificationCentre/notificationCentreMachine.ts';
import * as centre from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import { addressOf, openingOf } from '../../src/features/notificationDialog/dialogAddress.ts';
import { notificationDialogMachine } from '../../src/features/notificationDialog/notificationDialogMachine.ts';
import * as dialog from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { exhaust } from '../support/exhaust.ts';
import { notificationOf } from '../support/fixtures.ts';

const silent = notificationOf('n1', { moduleName: 'Basic', notificationName: 'tenantCreated' });
const scanned = notificationOf('n2', { moduleName: 'BPM', notificationName: 'approvalRequest' });

/** Events that leave the content of the dialog. */
const dialogEvents = {
  'notificationDialog/dialogOpened': [dialog.dialogOpened({ tab: 1 }), dialog.dialogOpened({ tab: 2 })],
  'notificationDialog/dialogTabChosen': [dialog.dialogTabChosen(1), dialog.dialogTabChosen(3)],
  'notificationDialog/dialogClosed': [dialog.dialogClosed()],
};

describe('notificationDialog', () => {
  exhaust(notificationDialogMachine, dialog.notificationDialogReducer, {
    dialogOpened: [
      dialog.dialogOpened({ tab: 1, place: 'BPM' }),
      dialog.dialogOpened({ tab: 2, intent: { kind: 'create' } }),
      dialog.dialogOpened({ tab: 3, intent: { kind: 'day', date: '2026-11-20' } }),
    ],
    dialogTabChosen: [dialog.dialogTabChosen(1), dialog.dialogTabChosen(3)],
    dialogPlaceShown: [dialog.dialogPlaceShown('BPM')],
    dialogIntentTaken: [dialog.dialogIntentTaken()],
    dialogClosed: [dialog.dialogClosed()],
  });
});

describe('notificationCentre', () => {
  exhaust(notificationCentreMachine, centre.notificationCentreReducer, {
    moduleOpened: [centre.moduleOpened('BPM')],
    filterChosen: [centre.filterChosen('unread')],
    ...dialogEvents,
    notificationPressed: [centre.notificationPressed(silent), centre.notificationPressed(scanned)],
    notificationBackPressed: [centre.notificationBackPressed()],
  });
});

it('an opening hands its intent to the tab, and the address gets its subject', () => {
  const after = (...events: Parameters<typeof dialog.notificationDialogReducer>[1][]) =>
    events.reduce(dialog.notificationDialogReducer, dialog.notificationDialogReducer(undefined, { type: '@@test' }));
  const detail = { kind: 'detail', id: 't1' } as const;
  expect(after(dialog.dialogOpened({ tab: 2, intent: detail }))).toMatchObject({
    tab: 2,
    todoIntent: detail,
    place: 't1',
  });
  const day = { kind: 'day', date: '2026-11-20' } as const;
  expect(after(dialog.dialogOpened({ tab: 3, intent: day }))).toMatchObject({
    tab: 3,
    scheduleIntent: day,
    place: day.date,
  });
  const taken = after(dialog.dialogOpened({ tab: 2, intent: detail }), dialog.dialogIntentTaken());
  expect(taken).toMatchObject({ todoIntent: null, place: 't1' });
  // Another tab does not know the previous tab's intent.
  expect(after(dialog.dialogOpened({ tab: 2, intent: detail }), dialog.dialogTabChosen(3))).toMatchObject({
    status: 'open',
    tab: 3,
    todoIntent: null,
    place: null,
  });
});

it.each([
  ['?panel=notifications&id=BPM', { tab: 1, place: 'BPM' }],
  ['?panel=todo', { tab: 2 }],
  ['?panel=todo&id=t1', { tab: 2, intent: { kind: 'detail', id: 't1' } }],
  ['?panel=schedule&id=2026-11-20', { tab: 3, intent: { kind: 'day', date: '2026-11-20' } }],
  ['?panel=schedule&id=soon', { tab: 3 }],
])('the address %s is a way in', (search, expected) => {
  const address = addressOf({ pathname: '/portal', search });
  expect(address && openingOf(address)).toEqual(expected);
});
