import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Passkey } from '../../../contract/passkeys.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';

interface PasskeysState {
  load: Load<Passkey[]>;
}
const initialState: PasskeysState = { load: emptyLoad() };

export const passkeysResource = defineResource<Passkey[]>('passkeys', 'passkeys');

const slice = createSlice({
  name: 'passkeys',
  initialState,
  reducers: {
    passkeyWanted(_state, _action: PayloadAction<{ name: string }>) {},
    passkeyRenameWanted(_state, _action: PayloadAction<{ id: string; name: string }>) {},
    passkeyRemovalWanted(_state, _action: PayloadAction<{ id: string; name: string }>) {},
  },
  extraReducers: (builder) => addResource(builder, passkeysResource, (state) => state.load),
  selectors: { selectPasskeys: (state) => state.load },
});

export const { passkeyWanted, passkeyRenameWanted, passkeyRemovalWanted } = slice.actions;
export const passkeysReducer = scoped('session', slice.reducer);
export const { selectPasskeys } = slice.selectors;
