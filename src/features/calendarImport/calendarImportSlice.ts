import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ImportedEvent, ReadCalendar } from '../../lib/ics/importedEvent.ts';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import { defineResource } from '../../lib/resource.ts';
import { calendarImportMachine } from './calendarImportMachine.ts';

/**
 * Why an event need not be imported: its id, or its title and time, are on the calendar, or it is in the file already.
 */
export type Duplicate = 'sameUid' | 'sameTime' | 'inFile';

interface CalendarImportState {
  status: keyof typeof calendarImportMachine.transitions;
  fileName: string;
  events: readonly ImportedEvent[];
  /** Events in the file that are not in the list. */
  leftOut: Omit<ReadCalendar, 'events'>;
  duplicates: Record<string, Duplicate>;
  /** Ids of the events to import. */
  picked: readonly string[];
  done: string[];
  failures: Record<string, Message>;
  /** Why the file cannot be used, or why existing events could not be looked up. */
  error: Message | null;
}
const initialState: CalendarImportState = {
  status: 'choosing',
  fileName: '',
  events: [],
  leftOut: { broken: 0, over: 0, others: 0 },
  duplicates: {},
  picked: [],
  done: [],
  failures: {},
  error: null,
};

/** Which events of the file are on the calendar already. Its load is the status `checking`: the preview follows it. */
export const icsCheck = defineResource<readonly { readonly index: number; readonly sameUid: boolean }[]>(
  'calendarImport',
  'icsCheck',
);

/** Events that occur more than once in a file, by id; the first of each is not counted. */
function twice(events: readonly ImportedEvent[]): Record<string, Duplicate> {
  const seen = new Set<string>();
  const found: Record<string, Duplicate> = {};
  for (const { id, uid, title, startedAt, endAt } of events) {
    const names = [JSON.stringify([title, startedAt, endAt]), ...(uid === null ? [] : [uid])];
    if (names.some((name) => seen.has(name))) found[id] = 'inFile';
    for (const name of names) seen.add(name);
  }
  return found;
}

/** The events that are picked until the person decides: those that the calendar does not have yet. */
const newOf = ({ events, duplicates }: CalendarImportState) =>
  events.map(({ id }) => id).filter((id) => duplicates[id] === undefined);

function pickNew(state: CalendarImportState): void {
  state.picked = newOf(state);
}

const slice = createSlice({
  name: 'calendarImport',
  initialState,
  reducers: {
    /** The person wants to choose a file from the disk. */
    icsChoiceWanted() {},
    icsFileChosen: (_state, { payload }: PayloadAction<{ id: string; fileName: string; size: number }>) => ({
      ...initialState,
      fileName: payload.fileName,
    }),
    icsFileRead(state, { payload: { events, ...leftOut } }: PayloadAction<ReadCalendar>) {
      state.events = [...events];
      state.leftOut = leftOut;
      state.duplicates = twice(events);
      pickNew(state);
    },
    icsFileRefused(state, { payload }: PayloadAction<Message>) {
      state.error = payload;
    },
    picksChanged(state, { payload }: PayloadAction<readonly string[]>) {
      state.picked = [...payload];
    },
    /** The person imports the picked events that have not been imported yet. */
    eventsImportWanted() {},
    importBegun(state) {
      state.failures = {};
      state.error = null;
    },
    eventImported(state, { payload }: PayloadAction<string>) {
      state.done.push(payload);
    },
    eventFailed(state, { payload }: PayloadAction<{ id: string; error: Message }>) {
      state.failures[payload.id] = payload.error;
    },
    importStopWanted() {},
    importEnded() {},
    icsImportLeft() {},
  },
  extraReducers: (builder) => {
    builder
      .addCase(icsCheck.loaded, (state, { payload }) => {
        for (const { index, sameUid } of payload)
          if (state.events[index]) state.duplicates[String(index)] = sameUid ? 'sameUid' : 'sameTime';
        pickNew(state);
      })
      .addCase(icsCheck.failed, (state, { payload }) => {
        state.error = payload;
      });
  },
  selectors: { selectCalendarImport: (state) => state },
});

export const {
  icsChoiceWanted,
  icsFileChosen,
  icsFileRead,
  icsFileRefused,
  picksChanged,
  eventsImportWanted,
  importBegun,
  eventImported,
  eventFailed,
  importStopWanted,
  importEnded,
  icsImportLeft,
} = slice.actions;
export const calendarImportReducer = governed(calendarImportMachine, slice.reducer);
export const { selectCalendarImport } = slice.selectors;

/** Whether the person has picked other events, and imported none yet. */
export function isPickChanged(state: CalendarImportState): boolean {
  const fresh = newOf(state);
  return (
    state.status === 'previewed' &&
    (state.picked.length !== fresh.length || state.picked.some((id) => !fresh.includes(id)))
  );
}

/** What an import still has to do, in file order. */
export const remaining = ({ events, picked, done }: Pick<CalendarImportState, 'events' | 'picked' | 'done'>) =>
  events.filter(({ id }) => picked.includes(id) && !done.includes(id));
