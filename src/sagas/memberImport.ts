// CON-1: many people at once from a CSV file: chosen, read, checked line by line, previewed, imported.
import { LIMITS } from '../constants/limits.ts';
import { call, put, type SagaGenerator, select, take, takeEvery, takeLatest } from '../effects/effects.ts';
import * as events from '../features/memberImport/memberImportSlice.ts';
import { selectPanelOpen } from '../features/myOrganization/organizationPlace.ts';
import { selectLanguage } from '../features/settings/settingsSlice.ts';
import { templateText } from '../lib/importFile.ts';
import * as api from '../services/api/members.ts';
import { blobUrlOf, saveBlobUrl } from '../services/browser/blobs.ts';
import type { PickedFile } from '../services/browser/files.ts';
import { readMembersFile } from '../services/browser/membersFile.ts';
import { load, loadFound } from './calls/resource.ts';
import { readMembersAgain } from './steps/readMembersAgain.ts';
import { withPickedFile } from './steps/withPickedFile.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';

export function* memberImport(): SagaGenerator<void> {
  yield* whileConsolePage('myOrganization', followImport, selectPanelOpen('importMembers'));
}

function* followImport(): SagaGenerator<void> {
  try {
    yield* takeLatest(events.choiceWanted, () => withPickedFile('.csv,.txt,text/csv', untilRead));
    yield* takeLatest(events.fileChosen, read);
    yield* takeEvery(events.templateWanted, saveTemplate);
    while (true) {
      yield* take(events.importResource.wanted);
      yield* importGood();
    }
  } finally {
    yield* put(events.importLeft());
  }
}

function* untilRead(file: PickedFile): SagaGenerator<void> {
  yield* put(events.fileChosen(file));
  yield* take([events.fileResource.loaded, events.fileResource.failed]);
}

function* read({ payload: { id, size } }: ReturnType<typeof events.fileChosen>): SagaGenerator<void> {
  const isRead = yield* loadFound(events.fileResource, function* () {
    if (size > LIMITS.importBytes) return { fault: { key: 'memberImport:tooLarge' } };
    const found = yield* call(readMembersFile, id);
    return 'fault' in found ? found : { data: found.lines };
  });
  if (!isRead) return;
  const lines = (yield* select(events.selectMemberImport)).file.data ?? [];
  yield* load(events.checkResource, api.importCheck(lines.map(({ row }) => row)), {
    as: ({ items }) => events.checkedLines(lines, items),
  });
}

function* importGood(): SagaGenerator<void> {
  const lines = yield* select(events.selectCheckedLines);
  const rows = lines?.filter(events.isGood).map(({ row }) => row) ?? [];
  if (yield* load(events.importResource, api.importedMembers(rows))) yield* readMembersAgain();
}

function* saveTemplate(): SagaGenerator<void> {
  const text = templateText(yield* select(selectLanguage));
  yield* call(saveBlobUrl, yield* call(blobUrlOf, text, 'text/csv'), 'members-template.csv');
}
