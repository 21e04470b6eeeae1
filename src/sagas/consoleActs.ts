// CON-1: what administrators did, with everything that narrows the list in the address. In a company those of that company,
// without one those of whoever runs the installation.
import { delay, fork, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { LIMITS } from '../constants/limits.ts';
import { TIMING } from '../constants/timing.ts';
import { actsHref, narrowedTo, selectActFilters } from '../features/consoleActs/actList.ts';
import {
  actRows,
  actsExportAsked,
  actsExportBegun,
  actsExportEnded,
  actsOpened,
  actsSearchTyped,
  selectActsExporting,
  selectWantedActs,
} from '../features/consoleActs/consoleActsSlice.ts';
import { selectHasConsoleCompany } from '../features/consoleMenu/consoleMenuSlice.ts';
import { navigationRequested } from '../features/routing/routingSlice.ts';
import * as api from '../services/api/consoleActs.ts';
import { download } from '../services/http/download.ts';
import { callWith } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { saveUrl } from './steps/saveFile.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';

const selectListHref = (state: Parameters<typeof selectActFilters>[0]) => actsHref(selectActFilters(state));

export function* consoleActs(): SagaGenerator<void> {
  yield* fork(() => whileConsolePage('consoleActs', followPerson));
  yield* whileConsolePage('consoleActs', keepRows, selectListHref);
}

function* followPerson(): SagaGenerator<void> {
  yield* takeLatest(actsSearchTyped, followWords);
  yield* takeEvery(actsExportAsked, exportList);
}

function* keepRows(key: string): SagaGenerator<void> {
  yield* put(actsOpened(key));
  const filters = yield* select(selectActFilters);
  const size = LIMITS.actListPage;
  const query = { ...narrowedTo(filters), skipCount: (filters.page - 1) * size, maxResultCount: size };
  const endpoint = (yield* select(selectHasConsoleCompany)) ? api.companyActPage(query) : api.hostActPage(query);
  yield* keepFresh(() => load(actRows, endpoint, { key }), { on: [actRows.wanted], live: false });
}

/** The list follows the typed words after a pause, from its first page; no step in the history for each letter. */
function* followWords(): SagaGenerator<void> {
  yield* delay(TIMING.listSearchMs);
  yield* put(navigationRequested({ to: actsHref(yield* select(selectWantedActs)), replace: true }));
}

/** All pages of the list as it is narrowed. That it was exported is an act as well, so the list is read again. */
function* exportList(): SagaGenerator<void> {
  if (yield* select(selectActsExporting)) return;
  const query = narrowedTo(yield* select(selectActFilters));
  const file = (yield* select(selectHasConsoleCompany)) ? api.companyActFile(query) : api.hostActFile(query);
  yield* put(actsExportBegun());
  const url = yield* callWith(download, file);
  yield* put(actsExportEnded());
  if (!url.ok) return;
  yield* put(actRows.wanted());
  yield* saveUrl(url.value, 'acts.csv');
}
