// CAL-9, decision 0026: events of an .ics file are read, previewed, and imported one by one by the ordinary call.
import type { TaskInput } from '../../contract/tasks.ts';
import { CALENDAR_FILE } from '../constants/calendarFile.ts';
import { call, put, type SagaGenerator, select, take, takeEvery, takeLatest } from '../effects/effects.ts';
import * as events from '../features/calendarImport/calendarImportSlice.ts';
import { selectTimeZone } from '../features/clock/clockSlice.ts';
import { daySchedules, monthEntries } from '../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { selectUser } from '../features/session/sessionSlice.ts';
import { agenda } from '../features/workbench/workbenchSlice.ts';
import type { ImportedEvent } from '../lib/ics/importedEvent.ts';
import { scheduleImportCheck } from '../services/api/scheduleImport.ts';
import { newSchedule } from '../services/api/schedules.ts';
import type { PickedFile } from '../services/browser/files.ts';
import { readIcsFile } from '../services/browser/icsFile.ts';
import type { ApiError } from '../services/http/apiError.ts';
import { callApi } from './calls/callApi.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { load } from './calls/resource.ts';
import { droppedFilesChannel } from './channels/droppedFilesChannel.ts';
import { withChannel } from './channels/withChannel.ts';
import { wallNow } from './steps/wallNow.ts';
import { withFirstFile, withPickedFile } from './steps/withPickedFile.ts';
import { whileExchange } from './waits/whileExchange.ts';

export function* calendarImport(): SagaGenerator<void> {
  yield* whileExchange(['import'], () => withChannel(droppedFilesChannel, followImport));
}

function* followImport(dropped: ReturnType<typeof droppedFilesChannel>): SagaGenerator<void> {
  try {
    yield* takeEvery(dropped, (files) => withFirstFile(files, untilRead));
    yield* takeLatest(events.icsChoiceWanted, () => withPickedFile('.ics,text/calendar', untilRead));
    yield* takeLatest(events.icsFileChosen, read);
    while (true) {
      yield* take(events.eventsImportWanted);
      yield* put(events.importBegun());
      // The machine refuses a press in a status with nothing to import.
      if ((yield* select(events.selectCalendarImport)).status === 'importing') yield* importPicked();
    }
  } finally {
    yield* put(events.icsImportLeft());
  }
}

/** No other file is accepted while one is being read or imported. */
const isFree = (status: string): boolean => ['choosing', 'refused', 'previewed', 'done'].includes(status);

function* untilRead(file: PickedFile): SagaGenerator<void> {
  if (!isFree((yield* select(events.selectCalendarImport)).status)) return;
  yield* put(events.icsFileChosen(file));
  yield* take([events.icsFileRead, events.icsFileRefused]);
}

function* read({ payload: { id, size } }: ReturnType<typeof events.icsFileChosen>): SagaGenerator<void> {
  if (size > CALENDAR_FILE.bytes) {
    yield* put(events.icsFileRefused({ key: 'calendarImport:fault_tooLarge' }));
    return;
  }
  const today = (yield* wallNow()).slice(0, 10);
  const zone = yield* select(selectTimeZone);
  const found = yield* call(readIcsFile, id, { zone, today });
  if ('fault' in found) {
    const params = { most: CALENDAR_FILE.events };
    yield* put(events.icsFileRefused({ key: `calendarImport:fault_${found.fault}`, params }));
    return;
  }
  yield* put(events.icsFileRead(found));
  yield* check(found.events);
}

/** If the backend cannot say which events already exist, only that check is lost. */
function* check(found: readonly ImportedEvent[]): SagaGenerator<void> {
  const items = found.map(({ uid, title, startedAt, endAt }) => ({ uid, title, startedAt, endAt }));
  yield* load(events.icsCheck, scheduleImportCheck(items), {
    as: (answer) => answer.items,
    saying: () => ({ key: 'calendarImport:cannotCheck' }),
  });
}

/** Imports events one at a time, so that each outcome is known and stopping leaves nothing half done. */
function* importPicked(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  for (const event of events.remaining(yield* select(events.selectCalendarImport))) {
    if ((yield* select(events.selectCalendarImport)).status !== 'importing') break;
    const answer = yield* callApi(newSchedule(scheduleOf(event, user?.id ?? '')), { silent: true });
    if (answer.ok) {
      yield* put(events.eventImported(event.id));
      continue;
    }
    yield* put(events.eventFailed({ id: event.id, error: errorMessage(answer.error) }));
    if (isForAll(answer.error)) break;
  }
  yield* put(events.importEnded());
  for (const { wanted } of [monthEntries, daySchedules, agenda]) yield* put(wanted());
}

/** Failures that the next event would hit as well. */
const isForAll = ({ kind }: ApiError): boolean => !['invalid', 'other'].includes(kind);

function scheduleOf(event: ImportedEvent, userId: string): TaskInput {
  const { uid, title, description, degreeType, startedAt, endAt, warmingTime } = event;
  return {
    title,
    description,
    degreeType,
    startedAt,
    endAt,
    isSynchronizeDate: true,
    isWarming: warmingTime !== null,
    ...(warmingTime !== null && { warmingTime, warmingType: 0 }),
    executors: [userId],
    attachments: [],
    ...(uid !== null && { uid }),
  };
}
