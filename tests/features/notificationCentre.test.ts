import type { UnknownAction } from '@reduxjs/toolkit';
import { LIMITS } from '../../src/constants/limits.ts';
import * as centre from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import * as dialog from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { notificationReceived } from '../../src/features/realtime/realtimeEvents.ts';
import { crashed } from '../../src/lib/crash.ts';
import { notificationOf } from '../support/fixtures.ts';

const received = (id: string, moduleName = 'OA') => notificationReceived(notificationOf(id, { moduleName }));
const stateAfter = (...actions: UnknownAction[]) =>
  actions.reduce(centre.notificationCentreReducer, centre.notificationCentreReducer(undefined, { type: '@@test' }));
const popupsOf = (state: ReturnType<typeof stateAfter>) => [state.popups.map(({ id }) => id), state.morePopups];

describe('popups', () => {
  it('show each notification once, even after it was dismissed', () => {
    expect(popupsOf(stateAfter(received('a'), received('a')))).toEqual([['a'], 0]);
    expect(popupsOf(stateAfter(received('a'), centre.popupDismissed('a'), received('a')))).toEqual([[], 0]);
  });

  it('show the newest, and count those that do not fit', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    expect(LIMITS.popups).toBe(3);
    expect(popupsOf(stateAfter(...ids.slice(0, 3).map((id) => received(id))))).toEqual([['c', 'b', 'a'], 0]);
    expect(popupsOf(stateAfter(...ids.map((id) => received(id))))).toEqual([['e', 'd', 'c'], 2]);
  });

  it('go one by one, and the count of further ones goes with the last', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => received(id));
    const without = (...ids: string[]) => stateAfter(...four, ...ids.map((id) => centre.popupDismissed(id)));
    expect(popupsOf(without('d'))).toEqual([['c', 'b'], 1]);
    expect(popupsOf(without('d', 'c'))).toEqual([['b'], 1]);
    expect(popupsOf(without('d', 'c', 'b'))).toEqual([[], 0]);
  });

  it('go all at once, with the count of further ones', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => received(id));
    expect(popupsOf(stateAfter(...four, centre.popupsDismissed()))).toEqual([[], 0]);
  });

  it('keep their places while the pointer or the focus is among them: further ones only count', () => {
    const three = ['a', 'b', 'c'].map((id) => received(id));
    for (const hold of ['pointer', 'focus'] as const) {
      expect(popupsOf(stateAfter(...three, centre.popupsHeld(hold), received('d')))).toEqual([['c', 'b', 'a'], 1]);
      const left = [centre.popupsHeld(hold), centre.popupsReleased(hold)];
      expect(popupsOf(stateAfter(...three, ...left, received('d')))).toEqual([['d', 'c', 'b'], 1]);
    }
  });

  it('are no longer held once they are gone, as there is nothing left for the pointer to leave', () => {
    const held = [received('a'), centre.popupsHeld('pointer'), centre.popupsHeld('focus')];
    const isHeld = (...actions: UnknownAction[]) =>
      centre.selectPopupsHeld({ notificationCentre: stateAfter(...held, ...actions) });
    expect(isHeld()).toBe(true);
    expect(isHeld(centre.popupsReleased('pointer'))).toBe(true);
    expect(isHeld(centre.popupDismissed('a'))).toBe(false);
    expect(isHeld(centre.popupsDismissed(), centre.popupsHeld('pointer'))).toBe(false);
  });

  it('name the module of those that do not fit, unless they come from several', () => {
    const moreModule = (...modules: string[]) =>
      stateAfter(...modules.map((name, n) => received(`n${n}`, name)), ...['x', 'y', 'z'].map((id) => received(id)))
        .moreModule;
    expect(moreModule('WMS')).toBe('WMS');
    expect(moreModule('WMS', 'WMS')).toBe('WMS');
    expect(moreModule('WMS', 'BPM', 'WMS')).toBeNull();
  });

  it.each([centre.moduleRead, centre.moduleReadElsewhere])('of a module disappear when it is read: %p', (read) => {
    const modules = ['WMS', 'WMS', 'WMS', 'OA', 'WMS'];
    const all = modules.map((name, n) => received(`n${n}`, name));
    expect(popupsOf(stateAfter(...all, read('WMS')))).toEqual([['n3'], 0]);
    expect(stateAfter(...all, read('WMS')).moreModule).toBeNull();
    expect(stateAfter(...all, read('OA')).moreModule).toBe('WMS');
    expect(popupsOf(stateAfter(...all, read('OA')))).toEqual([['n4', 'n2'], 2]);
  });

  it('end with a crash, because nothing would remove them', () => {
    const crash = crashed('notificationCentre')();
    expect(popupsOf(stateAfter(...['a', 'b', 'c', 'd'].map((id) => received(id)), crash))).toEqual([[], 0]);
  });

  it('remember a limited number of ids', () => {
    const many = Array.from({ length: LIMITS.rememberedPopups + 1 }, (_, n) => received(`n${n}`));
    const state = stateAfter(...many);
    expect(state.shownIds).toHaveLength(LIMITS.rememberedPopups);
    expect(state.shownIds[0]).toBe(`n${LIMITS.rememberedPopups}`);
  });
});

describe('the open lists', () => {
  const page = (...ids: string[]) => ({
    items: ids.map((id) => notificationOf(id, { moduleName: 'BPM' })),
    totalCount: ids.length,
  });
  const open = [
    dialog.dialogOpened({ tab: 1 }),
    centre.moduleOpened('BPM'),
    centre.notificationPages.requested('all'),
    centre.notificationPages.loaded(page('n1'), 'all'),
    centre.notificationPages.requested('unread'),
    centre.notificationPages.loaded(page('n1'), 'unread'),
  ];
  const idsOf = ({ lists }: ReturnType<typeof stateAfter>) =>
    [lists.all, lists.unread].map(({ items }) => items.map(({ id }) => id));

  it('accept a live notification of their module only', () => {
    expect(idsOf(stateAfter(...open, received('live', 'BPM')))).toEqual([
      ['live', 'n1'],
      ['live', 'n1'],
    ]);
    expect(idsOf(stateAfter(...open, received('live', 'OA')))).toEqual([['n1'], ['n1']]);
  });

  it.each([
    ['another module', centre.moduleOpened('OA')],
    ['another tab', dialog.dialogTabChosen(2)],
    ['the dialog opened at another tab', dialog.dialogOpened({ tab: 3 })],
    ['the end of the dialog', dialog.dialogClosed()],
  ])('are dropped with the filter by %s', (_case, leaving) => {
    expect(stateAfter(...open, centre.filterChosen('unread')).filter).toBe('unread');
    const state = stateAfter(...open, centre.filterChosen('unread'), leaving);
    expect(idsOf(state)).toEqual([[], []]);
    expect(state.filter).toBe('all');
  });

  it.each([
    ['the tab that is shown', dialog.dialogTabChosen(1)],
    ['the dialog opened at it again', dialog.dialogOpened({ tab: 1 })],
  ])('stay for %s', (_case, event) => {
    expect(idsOf(stateAfter(...open, event))).toEqual([['n1'], ['n1']]);
  });

  it('are left only for the code of a notification that the app shows', () => {
    const code = centre.notificationPressed(notificationOf('n1', { moduleName: 'BPM', notificationName: 'x' }));
    const silent = notificationOf('n2', { moduleName: 'Basic', notificationName: 'tenantCreated' });
    expect(stateAfter(...open, code)).toMatchObject({ status: 'qrCode', scanned: { id: 'n1' } });
    expect(stateAfter(...open, centre.notificationPressed(silent))).toMatchObject({ status: 'list', scanned: null });
    for (const back of [
      centre.notificationBackPressed(),
      centre.moduleOpened('OA'),
      dialog.dialogTabChosen(1),
      dialog.dialogOpened({ tab: 1 }),
      dialog.dialogClosed(),
      crashed('notificationCentre')(),
    ])
      expect(stateAfter(...open, code, back)).toMatchObject({ status: 'list', scanned: null });
  });
});

describe('the modules', () => {
  const summary = (...names: string[]) => [
    centre.moduleSummary.requested(),
    centre.moduleSummary.loaded(names.map((moduleName) => ({ moduleName, unreadCount: 1, title: 'x' }))),
  ];
  const namesOf = (state: ReturnType<typeof stateAfter>) =>
    centre.selectModules({ notificationCentre: state }).data?.map(({ moduleName }) => moduleName);

  it('keep their places while the dialog is open, and new ones come last', () => {
    const open = [...summary('BPM', 'WMS'), dialog.dialogOpened({ tab: 1 })];
    expect(namesOf(stateAfter(...open, ...summary('OA', 'WMS', 'BPM')))).toEqual(['BPM', 'WMS', 'OA']);
    expect(namesOf(stateAfter(...open, ...summary('WMS', 'BPM'), dialog.dialogOpened({ tab: 1 })))).toEqual([
      'BPM',
      'WMS',
    ]);
  });

  it('are in the server’s order while it is closed', () => {
    const closed = [...summary('BPM', 'WMS'), dialog.dialogOpened({ tab: 1 }), dialog.dialogClosed()];
    expect(namesOf(stateAfter(...closed, ...summary('WMS', 'BPM')))).toEqual(['WMS', 'BPM']);
  });
});
