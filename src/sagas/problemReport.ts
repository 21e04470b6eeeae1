// Decision 0028: what happened, in the person's words and from the portal's knowledge, as a file for the administrator.
import { TIMING } from '../constants/timing.ts';
import { call, getContext, put, type SagaGenerator, select, takeLatest, takeLeading } from '../effects/effects.ts';
import type { TapeDesk } from '../features/actionLog/actionLogReading.ts';
import { selectBrandTitle, selectVersionNo } from '../features/brand/brandSlice.ts';
import { forgetWanted, selectTyped } from '../features/forms/formsSlice.ts';
import {
  failuresIn,
  pageWithoutSecrets,
  type ReportFacts,
  reportOf,
  reportText,
} from '../features/problemReport/problemReport.ts';
import {
  reportCopyWanted,
  reportOpened,
  reportRead,
  reportSaveBegun,
  reportSaved,
  reportSaveWanted,
  selectProblemReport,
} from '../features/problemReport/problemReportSlice.ts';
import { selectLocation } from '../features/routing/routingSlice.ts';
import { selectLanguage, selectSettings } from '../features/settings/settingsSlice.ts';
import { builtFrom } from '../lib/builtFrom.ts';
import { blobUrlOf, saveBlobUrl } from '../services/browser/blobs.ts';
import { now } from '../services/browser/clock.ts';
import { readDevice } from '../services/browser/device.ts';
import { copyAndTell } from './steps/copyAndTell.ts';
import { fileMinute } from './steps/saveFile.ts';
import { showToast } from './steps/showToast.ts';

export function* problemReport(): SagaGenerator<void> {
  yield* takeLatest(reportOpened, read);
  yield* takeLeading(reportSaveWanted, save);
  yield* takeLeading(reportCopyWanted, copy);
}

const recorder = () => getContext<TapeDesk | undefined>('tapeDesk');

/** Collects what is known before the person writes, so that it shows the moment at which they opened the report. */
function* read(): SagaGenerator<void> {
  const facts = yield* factsNow();
  const desk = yield* recorder();
  const { recordActions } = yield* select(selectSettings);
  const recording = desk && recordActions ? yield* call(desk.readTape) : null;
  yield* put(reportRead({ facts, recording: recording && recording.segments.length > 0 ? recording : null }));
}

function* factsNow(): SagaGenerator<ReportFacts> {
  const { version, commit } = builtFrom();
  const { name: browser, type: system } = yield* call(readDevice);
  return {
    at: new Date(yield* call(now)).toISOString(),
    page: pageWithoutSecrets(yield* select(selectLocation)),
    product: yield* select(selectBrandTitle),
    version: [yield* select(selectVersionNo), version].filter(Boolean).join(' / '),
    commit,
    language: yield* select(selectLanguage),
    browser,
    system,
    failures: yield* select(failuresIn),
    stopped: yield* select((state: { supervisor: { stopped: string[] } }) => state.supervisor.stopped),
  };
}

/** The text exactly as the person has read it in the preview. */
function* written() {
  const { facts } = yield* select(selectProblemReport);
  const words = (yield* select(selectTyped))['problemReport/words'] ?? '';
  return facts && words.trim() !== '' ? reportOf(facts, words) : null;
}

function* save(): SagaGenerator<void> {
  const report = yield* written();
  const { status, recording, attached } = yield* select(selectProblemReport);
  if (!report || status !== 'ready') return;
  yield* put(reportSaveBegun());
  const desk = yield* recorder();
  const name = `atrium-report-${yield* fileMinute()}.json`;
  const url =
    desk && recording && attached
      ? yield* call(desk.fileOfReport, report)
      : yield* call(blobUrlOf, reportText(report), 'application/json');
  yield* call(saveBlobUrl, url, name);
  yield* put(reportSaved());
  yield* put(forgetWanted('problemReport'));
  yield* showToast('success', { key: 'problemReport:saved', params: { name } }, TIMING.messageMs);
}

function* copy(): SagaGenerator<void> {
  const report = yield* written();
  if (!report) return;
  yield* copyAndTell(reportText(report), { key: 'problemReport:copied' }, { key: 'problemReport:notCopied' });
}
