import type { Reducer } from '@reduxjs/toolkit';
import { accountSettingsReducers } from '../../src/store/accountSettingsReducers.ts';
import { actionLogReducers } from '../../src/store/actionLogReducers.ts';
import { aiChatReducers } from '../../src/store/aiChatReducers.ts';
import { calendarExchangeReducers } from '../../src/store/calendarExchangeReducers.ts';
import { codeScanReducers } from '../../src/store/codeScanReducers.ts';
import { companyPortalReducers } from '../../src/store/companyPortalReducers.ts';
import { consoleReducers } from '../../src/store/consoleReducers.ts';
import { helpReducers } from '../../src/store/helpReducers.ts';
import { ownAccountReducers } from '../../src/store/ownAccountReducers.ts';
import { paletteReducers } from '../../src/store/paletteReducers.ts';
import { portalReducers } from '../../src/store/portalReducers.ts';
import { createRootReducer, type RootState } from '../../src/store/rootReducer.ts';
import type { Reducers } from '../../src/store/slicesByEvent.ts';
import { subAppReducers } from '../../src/store/subAppReducers.ts';
import { keepPlain } from './plainData.ts';

/** The slices of every area. */
export const AREA_REDUCERS: Reducers = {
  ...accountSettingsReducers,
  ...actionLogReducers,
  ...helpReducers,
  ...paletteReducers,
  ...aiChatReducers,
  ...calendarExchangeReducers,
  ...codeScanReducers,
  ...ownAccountReducers,
  ...portalReducers,
  ...companyPortalReducers,
  ...consoleReducers,
  ...subAppReducers,
};
const root = createRootReducer();
root.inject(AREA_REDUCERS);

/** The reducer with every area loaded. It throws if a slice is not plain data, and freezes each one. */
export const rootReducer: Reducer<RootState> = (state, action) => {
  const next = root.reducer(state, action);
  if (next !== state)
    for (const [name, slice] of Object.entries(next))
      if (slice !== state?.[name as keyof RootState]) keepPlain(slice, name);
  return next;
};
