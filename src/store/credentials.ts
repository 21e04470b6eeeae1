import { selectFingerprint } from '../features/device/deviceSlice.ts';
import { selectHostToken, selectTenantToken } from '../features/session/sessionSlice.ts';
import { selectLanguage } from '../features/settings/settingsSlice.ts';
import type { Credentials } from '../services/http/request.ts';
import type { RootState } from './rootReducer.ts';

/** What every call says about the caller, from the state at that moment (specification §7). */
export const credentialsOf = (state: RootState): Credentials => ({
  token: selectTenantToken(state),
  hostToken: selectHostToken(state),
  fingerprint: selectFingerprint(state),
  language: selectLanguage(state),
});
