import { calendarImportMachine } from '../../src/features/calendarImport/calendarImportMachine.ts';
import * as ics from '../../src/features/calendarImport/calendarImportSlice.ts';
import type { ImportedEvent } from '../../src/lib/ics/importedEvent.ts';
import { exhaust } from '../support/exhaust.ts';

const problem = { text: 'The network is gone.' };
const event = (id: string, over: Partial<ImportedEvent> = {}): ImportedEvent => ({
  id,
  uid: `u${id}`,
  title: `event ${id}`,
  description: null,
  startedAt: '2026-12-01T09:00:00',
  endAt: '2026-12-01T10:00:00',
  isAllDay: false,
  degreeType: 0,
  warmingTime: null,
  notes: [],
  ...over,
});
const chosen = ics.icsFileChosen({ id: 'f1', fileName: 'a.ics', size: 12 });
const read = (...events: ImportedEvent[]) => ics.icsFileRead({ events, broken: 0, over: 0, others: 0 });
const stateAfter = (...actions: readonly { type: string }[]) =>
  actions.reduce(ics.calendarImportReducer, ics.calendarImportReducer(undefined, { type: '@@test' }));

describe('calendarImport', () => {
  exhaust(
    calendarImportMachine,
    ics.calendarImportReducer,
    {
      icsFileChosen: [chosen],
      icsFileRead: [read(event('0'))],
      icsFileRefused: [ics.icsFileRefused(problem)],
      icsCheckLoaded: [ics.icsCheck.loaded([{ index: 0, sameUid: true }])],
      icsCheckFailed: [ics.icsCheck.failed(problem)],
      picksChanged: [ics.picksChanged(['0'])],
      importBegun: [ics.importBegun()],
      eventImported: [ics.eventImported('0')],
      eventFailed: [ics.eventFailed({ id: '0', error: problem })],
      importStopWanted: [ics.importStopWanted()],
      importEnded: [ics.importEnded()],
      icsImportLeft: [ics.icsImportLeft()],
    },
    ['reading', 'checking', 'importing', 'stopping'],
  );

  it('an existing or duplicate event is marked and not selected', () => {
    const same = event('2', { uid: 'other', title: 'event 1' });
    const state = stateAfter(
      chosen,
      read(event('0'), event('1'), same, event('3', { uid: 'u0' }), event('4')),
      ics.icsCheck.loaded([
        { index: 0, sameUid: true },
        { index: 1, sameUid: false },
      ]),
    );
    expect(state.duplicates).toEqual({ 0: 'sameUid', 1: 'sameTime', 2: 'inFile', 3: 'inFile' });
    expect(state.picked).toEqual(['4']);
  });

  it('failed and untried events remain to be imported', () => {
    const state = stateAfter(
      chosen,
      read(event('0'), event('1'), event('2')),
      ics.icsCheck.loaded([]),
      ics.importBegun(),
      ics.eventImported('0'),
      ics.eventFailed({ id: '1', error: problem }),
      ics.importEnded(),
    );
    expect(ics.remaining(state).map(({ id }) => id)).toEqual(['1', '2']);
  });
});
