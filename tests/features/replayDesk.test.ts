import { replayDeskMachine } from '../../src/features/replayDesk/replayDeskMachine.ts';
import type { ReplayRow, RowKind } from '../../src/features/replayDesk/replayDeskReading.ts';
import {
  OTHER_LANE,
  PAGE_LANE,
  selectLanes,
  selectLastRow,
  selectListedRows,
  selectWaiting,
} from '../../src/features/replayDesk/replayDeskSelectors.ts';
import * as desk from '../../src/features/replayDesk/replayDeskSlice.ts';
import { exhaust } from '../support/exhaust.ts';
import { lineView, rehearsalOf, rowOf, tapeSegment } from '../support/theatreWork.ts';

describe('replayDesk', () => {
  exhaust(
    replayDeskMachine,
    desk.replayDeskReducer,
    {
      filesChosen: [desk.filesChosen(['file-1'])],
      tapesRead: [
        desk.tapesRead({ segments: [tapeSegment()], unreadable: [] }),
        desk.tapesRead({ segments: [], unreadable: [{ file: 'x', fault: 'noTape', line: 1 }] }),
      ],
      segmentChosen: [desk.segmentChosen(1)],
      looseWanted: [desk.looseWanted()],
      rehearsalEnded: [desk.rehearsalEnded(rehearsalOf([]))],
      rowShown: [desk.rowShown({ row: 0, view: lineView() })],
      playBegun: [desk.playBegun()],
      playEnded: [desk.playEnded()],
    },
    ['reading', 'rehearsing', 'playing'],
  );
});

const row = (kind: RowKind, flow: string, over: Partial<ReplayRow> = {}) => rowOf({ kind, flow, ...over });

/** The state of the page while rows are shown. */
function shown(rows: readonly ReplayRow[], over: Partial<ReturnType<typeof desk.replayDeskReducer>> = {}) {
  const begun = desk.replayDeskReducer(undefined, { type: 'begun' });
  return { replayDesk: { ...begun, status: 'ready' as const, rehearsal: rehearsalOf(rows), row: 0, ...over } };
}

it('one lane for the page, one for each of the most active flows, and one for all others', () => {
  const rows = [
    row('a', ''),
    ...['one', 'two', 'three', 'four', 'five', 'six', 'seven'].flatMap((flow) => [row('p', flow), row('p', flow)]),
  ];
  expect(selectLanes(shown(rows))).toEqual([PAGE_LANE, 'one', 'two', 'three', 'four', 'five', 'six', 'seven']);
  const more = [row('p', 'seldom'), ...rows];
  expect(selectLanes(shown(more))).toEqual([PAGE_LANE, 'one', 'two', 'three', 'four', 'five', 'six', OTHER_LANE]);
});

it('filters lines by their words and flow, and lists them by kind and flow', () => {
  const rows = [
    row('a', '', { words: 'shell/helpOpened' }),
    row('p', 'login'),
    row('c', 'login', { words: 'send signIn' }),
  ];
  expect(selectListedRows(shown(rows))).toEqual([0, 1, 2]);
  expect(selectListedRows(shown(rows, { keyword: ' HELP ' }))).toEqual([0]);
  expect(selectListedRows(shown(rows, { keyword: 'login' }))).toEqual([1, 2]);
  expect(selectListedRows(shown(rows, { hiddenKinds: ['a', 'p'] }))).toEqual([2]);
  expect(selectListedRows(shown(rows, { flow: 'login' }))).toEqual([1, 2]);
});

it('an effect waits until the row of its answer; a synchronous answer never waits', () => {
  const rows = [
    row('c', 'login', { partner: 2, isOpen: true }),
    row('c', 'login', { isOpen: false }),
    row('r', 'login', { partner: 0 }),
    row('c', 'clock', { isOpen: true }),
  ];
  expect(selectWaiting(shown(rows, { row: 1 }))).toEqual({ rows: [0], count: 1 });
  expect(selectWaiting(shown(rows, { row: 2 }))).toEqual({ rows: [], count: 0 });
  expect(selectWaiting(shown(rows, { row: 3 }))).toEqual({ rows: [3], count: 1 });
});

it('the last row that can be shown is the last that was played', () => {
  const rows = [row('a', ''), row('p', 'login'), row('g', ''), row('p', 'login')];
  expect(selectLastRow(shown(rows.slice(0, 2)))).toBe(1);
  expect(selectLastRow(shown(rows))).toBe(1);
  const difference = { row: 1, flow: 'login', effect: '', expected: '', got: '' };
  expect(selectLastRow(shown(rows, { rehearsal: { ...rehearsalOf(rows), difference } }))).toBe(0);
  expect(selectLastRow(shown([], { rehearsal: null }))).toBe(-1);
});

it('the list leaves out kinds and other flows as the person chooses, until they choose otherwise', () => {
  const rows = [row('a', 'one'), row('p', 'one'), row('p', 'two')];
  const listed = (...actions: Parameters<typeof desk.replayDeskReducer>[1][]) =>
    selectListedRows({ replayDesk: actions.reduce(desk.replayDeskReducer, shown(rows).replayDesk) });
  expect(listed()).toEqual([0, 1, 2]);
  expect(listed(desk.kindToggled('p'))).toEqual([0]);
  expect(listed(desk.kindToggled('p'), desk.kindToggled('a'), desk.kindToggled('p'))).toEqual([1, 2]);
  expect(listed(desk.flowChosen('one'))).toEqual([0, 1]);
  expect(listed(desk.flowChosen('one'), desk.flowChosen(null))).toEqual([0, 1, 2]);
});
