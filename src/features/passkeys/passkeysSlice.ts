import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Passkey } from '../../../contract/passkeys.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addUnderWay, defineUnderWay } from '../../lib/underWay.ts';

interface PasskeysState {
  load: Load<Passkey[]>;
  /** The passkeys being changed; `NEW_PASSKEY` for the one being made. */
  acts: string[];
}
const initialState: PasskeysState = { load: emptyLoad(), acts: [] };
export const NEW_PASSKEY = 'new';

export const passkeysResource = defineResource<Passkey[]>('passkeys', 'passkeys');
export const passkeyActsUnderWay = defineUnderWay('passkeys', 'act', (state: PasskeysState) => state.acts);

const slice = createSlice({
  name: 'passkeys',
  initialState,
  reducers: {
    passkeyWanted(_state, _action: PayloadAction<{ name: string }>) {},
    passkeyRenameWanted(_state, _action: PayloadAction<{ id: string; name: string }>) {},
    passkeyRemovalWanted(_state, _action: PayloadAction<{ id: string; name: string }>) {},
  },
  extraReducers: (builder) => {
    addUnderWay(builder, passkeyActsUnderWay);
    addResource(builder, passkeysResource, (state) => state.load);
  },
  selectors: { selectPasskeys: (state) => state.load, selectPasskeyActs: (state) => state.acts },
});

export const { passkeyWanted, passkeyRenameWanted, passkeyRemovalWanted } = slice.actions;
export const passkeysReducer = scoped('session', slice.reducer);
export const { selectPasskeys, selectPasskeyActs } = slice.selectors;
