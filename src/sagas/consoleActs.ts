// CON-1: what administrators did, with all filters in the address. In a company it lists that company's acts, without
// one those of the host administrators.
import { LIMITS } from '../constants/limits.ts';
import { put, type SagaGenerator, select, takeEvery, takeLatest } from '../effects/effects.ts';
import { actsHref, selectActFilters } from '../features/consoleActs/actList.ts';
import {
  actRows,
  actsExportUnderWay,
  actsExportWanted,
  actsOpened,
  actsSearchTyped,
  selectWantedActs,
} from '../features/consoleActs/consoleActsSlice.ts';
import { selectHasConsoleCompany } from '../features/consoleMenu/consoleMenuSlice.ts';
import { narrowedTo } from '../lib/addressQuery.ts';
import * as api from '../services/api/consoleActs.ts';
import { followTyped, keepList } from './calls/addressList.ts';
import { whileUnderWay } from './calls/underWay.ts';
import { saveFile } from './steps/saveFile.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';

const LIST = { rows: actRows, opened: actsOpened, filters: selectActFilters, href: actsHref, size: LIMITS.actListPage };

export function* consoleActs(): SagaGenerator<void> {
  yield* whileConsolePage('consoleActs', showActs);
}

function* showActs(): SagaGenerator<void> {
  // Both fields count, even if only one of them has changed since.
  yield* takeLatest(actsSearchTyped, () => followTyped({ filters: selectWantedActs, href: actsHref }, {}));
  yield* takeEvery(actsExportWanted, exportList);
  const isOfCompany = yield* select(selectHasConsoleCompany);
  yield* keepList({ ...LIST, endpoint: isOfCompany ? api.companyActPage : api.hostActPage });
}

/** Exports all pages of the filtered list. The export is itself an act, so the list is reloaded. */
function* exportList(): SagaGenerator<void> {
  const query = narrowedTo(yield* select(selectActFilters));
  const file = (yield* select(selectHasConsoleCompany)) ? api.companyActFile(query) : api.hostActFile(query);
  const saved = yield* whileUnderWay(actsExportUnderWay, 'list', () => saveFile(file, 'acts.csv'));
  if (saved?.ok) yield* put(actRows.wanted());
}
