import type { UnknownAction } from '@reduxjs/toolkit';
import { keptUnreadChanged } from '../../src/features/keptUnread/keptUnreadSlice.ts';
import * as centre from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import { skipCountOf } from '../../src/lib/paging.ts';
import { notificationOf } from '../support/fixtures.ts';

const stateAfter = (...actions: UnknownAction[]) => ({
  notificationCentre: actions.reduce(
    centre.notificationCentreReducer,
    centre.notificationCentreReducer(undefined, { type: '@@test' }),
  ),
});
const counted = [
  centre.moduleSummary.requested(),
  centre.moduleSummary.loaded([
    { moduleName: 'BPM', unreadCount: 2, title: 'x' },
    { moduleName: 'WMS', unreadCount: 0, title: null },
  ]),
];
const kept = keptUnreadChanged({
  place: 'account/aurora',
  kept: [
    { id: 'one', moduleName: 'WMS' },
    { id: 'two', moduleName: 'WMS' },
  ],
});

it('what is kept as unread counts with its module and in the total', () => {
  const countsOf = (state: ReturnType<typeof stateAfter>) =>
    centre.selectSummary(state).data?.map(({ moduleName, unreadCount }) => [moduleName, unreadCount]);
  expect(countsOf(stateAfter(...counted))).toEqual([
    ['BPM', 2],
    ['WMS', 0],
  ]);
  expect(countsOf(stateAfter(...counted, kept))).toEqual([
    ['BPM', 2],
    ['WMS', 2],
  ]);
  expect([stateAfter(), stateAfter(kept), stateAfter(...counted, kept)].map(centre.selectUnreadTotal)).toEqual([
    0, 0, 4,
  ]);
  expect(centre.selectIsKept(stateAfter(kept), 'two')).toBe(true);
  expect(centre.selectIsKept(stateAfter(kept), 'three')).toBe(false);
});

describe('the unread notifications of a module that has been opened', () => {
  const at = (id: string, hour: number, state: number) =>
    notificationOf(id, { moduleName: 'BPM', state, creationTime: `2026-11-20T${hour}:00:00` });
  const all = (...items: ReturnType<typeof at>[]) => [
    centre.moduleOpened('BPM'),
    centre.notificationPages.requested('all'),
    centre.notificationPages.loaded({ items, totalCount: items.length }, 'all'),
    centre.filterChosen('unread'),
    centre.notificationPages.requested('unread'),
  ];
  const unread = (items: ReturnType<typeof at>[], ...before: UnknownAction[]) => {
    const arrived = centre.notificationPages.loaded({ items, totalCount: items.length }, 'unread');
    const { items: shown, totalCount } = centre.selectNotifications(stateAfter(...before, arrived));
    return [shown.map(({ id }) => id), totalCount];
  };

  it('are those that were unread then and those that the server still counts, by time', () => {
    const before = all(at('newest', 12, 0), at('read', 11, 1), at('oldest', 10, 0));
    expect(unread([at('between', 11, 0)], ...before)).toEqual([['newest', 'between', 'oldest'], 3]);
  });

  it('list none twice, and include what is kept as unread', () => {
    const before = all(at('one', 12, 1), at('two', 11, 0), at('read', 10, 1));
    expect(unread([at('two', 11, 0)], kept, ...before)).toEqual([['one', 'two'], 2]);
  });

  it('still count those that the server no longer does when its next page comes, and it is asked after its own only', () => {
    const { nextRequested, nextLoaded, loaded } = centre.notificationPages;
    const first = loaded({ items: [at('between', 11, 0)], totalCount: 2 }, 'unread');
    const begun = [...all(at('newest', 12, 0), at('read', 11, 1)), first, nextRequested('unread')];
    expect(skipCountOf(centre.selectNotifications(stateAfter(...begun)))).toBe(1);
    const next = nextLoaded({ items: [at('last', 9, 0)], totalCount: 2 }, 'unread');
    const { items, totalCount } = centre.selectNotifications(stateAfter(...begun, next));
    expect([items.map(({ id }) => id), totalCount]).toEqual([['newest', 'between', 'last'], 3]);
  });

  it('add nothing to the list of all', () => {
    const listed = all(at('one', 12, 1), at('two', 11, 0));
    const state = stateAfter(kept, ...listed);
    expect(centre.selectNotificationsOf(state, 'all').items.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(centre.selectNotificationsOf(state, 'unread').items).toEqual([]);
  });
});
