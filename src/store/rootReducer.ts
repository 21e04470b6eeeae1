import { combineReducers } from '@reduxjs/toolkit';
import { accountFormsReducer } from '../features/accountForms/accountFormsSlice.ts';
import { applicationsReducer } from '../features/applications/applicationsSlice.ts';
import { attachmentsReducer } from '../features/attachments/attachmentsSlice.ts';
import { brandReducer } from '../features/brand/brandSlice.ts';
import { companyReducer } from '../features/company/companySlice.ts';
import { companySwitchReducer } from '../features/companySwitch/companySwitchSlice.ts';
import { draftsReducer } from '../features/drafts/draftsSlice.ts';
import { feedbackReducer } from '../features/feedback/feedbackSlice.ts';
import { loginReducer } from '../features/login/loginSlice.ts';
import { networkReducer } from '../features/network/networkSlice.ts';
import { noticesReducer } from '../features/notices/noticesSlice.ts';
import { notificationCentreReducer } from '../features/notificationCentre/notificationCentreSlice.ts';
import { notificationDialogReducer } from '../features/notificationDialog/notificationDialogSlice.ts';
import { pageTabsReducer } from '../features/pageTabs/pageTabsSlice.ts';
import { permissionsReducer } from '../features/permissions/permissionsSlice.ts';
import { qrCodeReducer } from '../features/qrCode/qrCodeSlice.ts';
import { qrSignInReducer } from '../features/qrSignIn/qrSignInSlice.ts';
import { realtimeReducer } from '../features/realtime/realtimeSlice.ts';
import { registerReducer } from '../features/register/registerSlice.ts';
import { reloadReducer } from '../features/reload/reloadSlice.ts';
import { resetPasswordReducer } from '../features/resetPassword/resetPasswordSlice.ts';
import { routingReducer } from '../features/routing/routingSlice.ts';
import { scheduleCalendarReducer } from '../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { selectPersonReducer } from '../features/selectPerson/selectPersonSlice.ts';
import { sessionReducer } from '../features/session/sessionSlice.ts';
import { sessionRefreshReducer } from '../features/sessionRefresh/sessionRefreshSlice.ts';
import { settingsReducer } from '../features/settings/settingsSlice.ts';
import { shellReducer } from '../features/shell/shellSlice.ts';
import { smsCodeReducer } from '../features/smsCode/smsCodeSlice.ts';
import { taskReducer } from '../features/task/taskSlice.ts';
import { taskDetailReducer } from '../features/taskDetail/taskDetailSlice.ts';
import { taskFormReducer } from '../features/taskForm/taskFormSlice.ts';
import { todoCentreReducer } from '../features/todoCentre/todoCentreSlice.ts';
import { verifyPhoneReducer } from '../features/verifyPhone/verifyPhoneSlice.ts';
import { versionUpgradeReducer } from '../features/versionUpgrade/versionUpgradeSlice.ts';
import { workbenchReducer } from '../features/workbench/workbenchSlice.ts';
import { withOtherTabs } from './otherTabs.ts';

/** One slice per flow, under the flow's name. */
const slices = combineReducers({
  accountForms: accountFormsReducer,
  applications: applicationsReducer,
  attachments: attachmentsReducer,
  brand: brandReducer,
  company: companyReducer,
  companySwitch: companySwitchReducer,
  drafts: draftsReducer,
  feedback: feedbackReducer,
  login: loginReducer,
  network: networkReducer,
  notices: noticesReducer,
  notificationCentre: notificationCentreReducer,
  notificationDialog: notificationDialogReducer,
  pageTabs: pageTabsReducer,
  permissions: permissionsReducer,
  qrCode: qrCodeReducer,
  qrSignIn: qrSignInReducer,
  realtime: realtimeReducer,
  register: registerReducer,
  reload: reloadReducer,
  resetPassword: resetPasswordReducer,
  routing: routingReducer,
  scheduleCalendar: scheduleCalendarReducer,
  selectPerson: selectPersonReducer,
  session: sessionReducer,
  sessionRefresh: sessionRefreshReducer,
  settings: settingsReducer,
  shell: shellReducer,
  smsCode: smsCodeReducer,
  task: taskReducer,
  taskDetail: taskDetailReducer,
  taskForm: taskFormReducer,
  todoCentre: todoCentreReducer,
  verifyPhone: verifyPhoneReducer,
  versionUpgrade: versionUpgradeReducer,
  workbench: workbenchReducer,
});

/** The whole screen, as plain data. */
export type RootState = ReturnType<typeof slices>;

/** Pure: what a flow test needs, without persistence. */
export const rootReducer = withOtherTabs(slices);
