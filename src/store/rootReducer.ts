import type { Reducer } from '@reduxjs/toolkit';
import { applicationsReducer } from '../features/applications/applicationsSlice.ts';
import { applicationUseReducer } from '../features/applicationUse/applicationUseSlice.ts';
import { brandReducer } from '../features/brand/brandSlice.ts';
import { clockReducer } from '../features/clock/clockSlice.ts';
import { companyReducer } from '../features/company/companySlice.ts';
import { companySwitchReducer } from '../features/companySwitch/companySwitchSlice.ts';
import { companyUnreadReducer } from '../features/companyUnread/companyUnreadSlice.ts';
import { departmentsReducer } from '../features/departments/departmentsSlice.ts';
import { deviceReducer } from '../features/device/deviceSlice.ts';
import { draftsReducer } from '../features/drafts/draftsSlice.ts';
import { feedbackReducer } from '../features/feedback/feedbackSlice.ts';
import { formsReducer } from '../features/forms/formsSlice.ts';
import { heldDeedsReducer } from '../features/heldDeeds/heldDeedsSlice.ts';
import { keptUnreadReducer } from '../features/keptUnread/keptUnreadSlice.ts';
import { loginReducer } from '../features/login/loginSlice.ts';
import { networkReducer } from '../features/network/networkSlice.ts';
import { notMeReducer } from '../features/notMe/notMeSlice.ts';
import { pageTabsReducer } from '../features/pageTabs/pageTabsSlice.ts';
import { paletteUseReducer } from '../features/paletteUse/paletteUseSlice.ts';
import { permissionsReducer } from '../features/permissions/permissionsSlice.ts';
import { qrSignInReducer } from '../features/qrSignIn/qrSignInSlice.ts';
import { registerReducer } from '../features/register/registerSlice.ts';
import { reloadReducer } from '../features/reload/reloadSlice.ts';
import { resetPasswordReducer } from '../features/resetPassword/resetPasswordSlice.ts';
import { routingReducer } from '../features/routing/routingSlice.ts';
import { sessionReducer } from '../features/session/sessionSlice.ts';
import { sessionRefreshReducer } from '../features/sessionRefresh/sessionRefreshSlice.ts';
import { settingsReducer } from '../features/settings/settingsSlice.ts';
import { shellReducer } from '../features/shell/shellSlice.ts';
import { smsCodeReducer } from '../features/smsCode/smsCodeSlice.ts';
import { supervisorReducer } from '../features/supervisor/supervisorSlice.ts';
import { verifyPhoneReducer } from '../features/verifyPhone/verifyPhoneSlice.ts';
import type { accountSettingsReducers } from './accountSettingsReducers.ts';
import type { actionLogReducers } from './actionLogReducers.ts';
import type { aiChatReducers } from './aiChatReducers.ts';
import type { calendarExchangeReducers } from './calendarExchangeReducers.ts';
import type { codeScanReducers } from './codeScanReducers.ts';
import type { companyPortalReducers } from './companyPortalReducers.ts';
import type { consoleReducers } from './consoleReducers.ts';
import type { helpReducers } from './helpReducers.ts';
import { withOtherTabs } from './otherTabs.ts';
import type { ownAccountReducers } from './ownAccountReducers.ts';
import type { paletteReducers } from './paletteReducers.ts';
import type { portalReducers } from './portalReducers.ts';
import type { replayDeskReducers } from './replayDeskReducers.ts';
import { type Reducers, slicesByEvent } from './slicesByEvent.ts';
import type { subAppReducers } from './subAppReducers.ts';

/** One slice per flow, under the flow's name: those that every page needs, and all that hold a stored key. */
const entryReducers = {
  forms: formsReducer,
  applications: applicationsReducer,
  applicationUse: applicationUseReducer,
  brand: brandReducer,
  clock: clockReducer,
  company: companyReducer,
  companySwitch: companySwitchReducer,
  companyUnread: companyUnreadReducer,
  departments: departmentsReducer,
  device: deviceReducer,
  drafts: draftsReducer,
  feedback: feedbackReducer,
  login: loginReducer,
  network: networkReducer,
  notMe: notMeReducer,
  pageTabs: pageTabsReducer,
  heldDeeds: heldDeedsReducer,
  keptUnread: keptUnreadReducer,
  paletteUse: paletteUseReducer,
  permissions: permissionsReducer,
  qrSignIn: qrSignInReducer,
  register: registerReducer,
  reload: reloadReducer,
  resetPassword: resetPasswordReducer,
  routing: routingReducer,
  session: sessionReducer,
  sessionRefresh: sessionRefreshReducer,
  settings: settingsReducer,
  shell: shellReducer,
  smsCode: smsCodeReducer,
  supervisor: supervisorReducer,
  verifyPhone: verifyPhoneReducer,
};

type StateOf<R> = { [Slice in keyof R]: R[Slice] extends Reducer<infer S> ? S : never };

/**
 * The whole screen, as plain data. The slices of an area exist once it has been loaded; only the area's own flows and
 * views read them.
 */
export type RootState = StateOf<typeof entryReducers> &
  StateOf<typeof accountSettingsReducers> &
  StateOf<typeof actionLogReducers> &
  StateOf<typeof aiChatReducers> &
  StateOf<typeof calendarExchangeReducers> &
  StateOf<typeof helpReducers> &
  StateOf<typeof codeScanReducers> &
  StateOf<typeof portalReducers> &
  StateOf<typeof companyPortalReducers> &
  StateOf<typeof consoleReducers> &
  StateOf<typeof ownAccountReducers> &
  StateOf<typeof paletteReducers> &
  StateOf<typeof replayDeskReducers> &
  StateOf<typeof subAppReducers>;

export interface RootReducer {
  readonly reducer: Reducer<RootState>;
  /** Adds the slices of an area; they have their initial state from the next action on. */
  readonly inject: (reducers: Reducers) => void;
}

/** Pure: what a flow test needs, without persistence. */
export function createRootReducer(): RootReducer {
  const { reducer, inject } = slicesByEvent(entryReducers);
  // Nobody reads an area's missing slices before the area has been loaded.
  return { reducer: withOtherTabs(reducer as unknown as Reducer<RootState>), inject };
}
