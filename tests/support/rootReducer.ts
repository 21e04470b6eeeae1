import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { accountSettingsReducers } from '../../src/store/accountSettingsReducers.ts';
import { actionLogReducers } from '../../src/store/actionLogReducers.ts';
import { aiChatReducers } from '../../src/store/aiChatReducers.ts';
import { areaLoaded } from '../../src/store/areas.ts';
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

/** The slices of each area, which exist once it has been loaded. */
const REDUCERS_OF: Readonly<Record<string, Reducers>> = {
  accountSettings: accountSettingsReducers,
  actionLog: actionLogReducers,
  help: helpReducers,
  palette: paletteReducers,
  aiChat: aiChatReducers,
  calendarExchange: calendarExchangeReducers,
  codeScan: codeScanReducers,
  ownAccount: ownAccountReducers,
  portal: portalReducers,
  companyPortal: companyPortalReducers,
  console: consoleReducers,
  subApps: subAppReducers,
};
export const AREA_REDUCERS: Reducers = Object.assign({}, ...Object.values(REDUCERS_OF));

/** It throws if a slice is not plain data, and freezes each one. */
const keeping =
  (reducer: Reducer<RootState>): Reducer<RootState> =>
  (state, action) => {
    const next = reducer(state, action);
    if (next !== state)
      for (const [name, slice] of Object.entries(next))
        if (slice !== state?.[name as keyof RootState]) keepPlain(slice, name);
    return next;
  };

const whole = createRootReducer();
whole.inject(AREA_REDUCERS);

/** The reducer with every area loaded. */
export const rootReducer = keeping(whole.reducer);

/**
 * A reducer whose areas are loaded one by one, as in the portal. Those that hold a slice of `begunWith` are there from
 * the beginning.
 */
export function growingReducer(begunWith: Partial<RootState>) {
  const { reducer, inject } = createRootReducer();
  const loaded = new Set<string>();
  /** False if the area has been loaded before. */
  function load(area: string): boolean {
    if (loaded.has(area)) return false;
    loaded.add(area);
    inject(REDUCERS_OF[area] ?? {});
    return true;
  }
  for (const [area, reducers] of Object.entries(REDUCERS_OF))
    if (Object.keys(reducers).some((slice) => slice in begunWith)) load(area);
  /** Loads what a tape says has been loaded. */
  const prepare = async (action: UnknownAction) => {
    if (areaLoaded.match(action)) load(action.payload);
  };
  return { reducer: keeping(reducer), load, prepare };
}
