// CON-1: many people at once from a CSV file: chosen, read, checked line by line, previewed, imported.
import { call, put, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { LIMITS } from '../constants/limits.ts';
import * as events from '../features/memberImport/memberImportSlice.ts';
import { selectOrganizationPlace } from '../features/myOrganization/organizationPlace.ts';
import { selectLanguage } from '../features/settings/settingsSlice.ts';
import { templateText } from '../lib/importFile.ts';
import * as api from '../services/api/members.ts';
import { blobUrlOf, saveBlobUrl } from '../services/browser/blobs.ts';
import { forgetFile, pickFiles } from '../services/browser/files.ts';
import { readMembersFile } from '../services/browser/membersFile.ts';
import { callApi } from './calls/callApi.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { readMembersAgain } from './steps/readMembersAgain.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';

type State = Parameters<typeof selectOrganizationPlace>[0];
const selectIsOpen = (state: State) => (selectOrganizationPlace(state).panel === 'importMembers' ? '' : null);

export function* memberImport(): SagaGenerator<void> {
  yield* whileConsolePage('myOrganization', followImport, selectIsOpen);
}

function* followImport(): SagaGenerator<void> {
  try {
    yield* takeLatest(events.choiceAsked, choose);
    yield* takeLatest(events.fileChosen, read);
    yield* takeEvery(events.templateAsked, saveTemplate);
    while (true) {
      yield* take(events.importRequested);
      // The machine refuses a second press while the first is pending.
      if ((yield* select(events.selectMemberImport)).status === 'importing') yield* importGood();
    }
  } finally {
    yield* put(events.importLeft());
  }
}

function* choose(): SagaGenerator<void> {
  const [file] = yield* call(pickFiles, '.csv,.txt,text/csv');
  if (!file) return;
  try {
    yield* put(events.fileChosen(file));
    yield* take([events.fileRead, events.fileRefused]);
  } finally {
    yield* call(forgetFile, file.id);
  }
}

function* read({ payload: { id, size } }: ReturnType<typeof events.fileChosen>): SagaGenerator<void> {
  if (size > LIMITS.importBytes) {
    yield* put(events.fileRefused({ key: 'memberImport:tooLarge' }));
    return;
  }
  const found = yield* call(readMembersFile, id);
  if ('fault' in found) {
    yield* put(events.fileRefused(found.fault));
    return;
  }
  yield* put(events.fileRead(found.lines));
  yield* check(found.lines.map(({ row }) => row));
}

function* check(rows: Parameters<typeof api.importCheck>[0]): SagaGenerator<void> {
  const answer = yield* callApi(api.importCheck(rows), { silent: true });
  yield* put(answer.ok ? events.checkAnswered(answer.value.items) : events.checkFailed(errorMessage(answer.error)));
}

function* importGood(): SagaGenerator<void> {
  const { lines } = yield* select(events.selectMemberImport);
  const rows = lines.filter(events.isGood).map(({ row }) => row);
  const answer = yield* callApi(api.importedMembers(rows), { silent: true });
  if (!answer.ok) {
    yield* put(events.importFailed(errorMessage(answer.error)));
    return;
  }
  yield* put(events.membersImported(answer.value));
  yield* readMembersAgain();
}

function* saveTemplate(): SagaGenerator<void> {
  const text = templateText(yield* select(selectLanguage));
  yield* call(saveBlobUrl, yield* call(blobUrlOf, text, 'text/csv'), 'members-template.csv');
}
