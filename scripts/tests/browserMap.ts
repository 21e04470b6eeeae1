/**
 * The flows that each browser file goes through, by the names that they have under src/features, src/sagas and
 * src/views. A change to one of them runs the file (`npm test -- --changed`); a new browser file states its flows here.
 */
export const BROWSER_FLOWS: Readonly<Record<string, readonly string[]>> = {
  account: ['account', 'smsCode', 'qrSignIn', 'register', 'resetPassword', 'verifyPhone', 'accountForms'],
  bytes: ['main'],
  companyPortal: ['companyPortal', 'homePortal', 'articleDetail', 'articleList', 'share', 'notices', 'pageTabs'],
  companySwitch: ['companySwitch', 'companyChooser', 'company', 'permissions', 'crossTab'],
  companySwitchSlow: ['companySwitch', 'companyChooser', 'company', 'crossTab'],
  drafts: ['drafts', 'accountForms', 'taskForm', 'session'],
  draftsOfTabs: ['drafts', 'taskForm', 'session', 'crossTab'],
  errorCatalogue: ['feedback', 'http', 'taskForm'],
  firstDay: ['account', 'device', 'companyChooser', 'workbench', 'versionUpgrade'],
  network: ['network', 'reload'],
  notificationCentre: ['notificationCentre', 'notices'],
  notificationDialog: ['notificationDialog', 'panel'],
  otherDevice: ['session', 'device'],
  pageTabs: ['pageTabs', 'companySwitch', 'feedback', 'shell'],
  permissions: ['permissions', 'applications'],
  popups: ['notificationCentre', 'realtime'],
  qrCode: ['qrCode'],
  realtime: ['realtime', 'crossTab'],
  realtimeGaveUp: ['realtime'],
  reloads: ['reload', 'versionUpgrade', 'runtimeErrors', 'utility'],
  returning: ['todoCentre', 'workbench', 'notificationCentre', 'taskDetail', 'task'],
  routing: ['routing', 'pageTabs', 'locationSync'],
  scheduleCalendar: ['scheduleCalendar', 'task', 'taskDetail', 'taskForm'],
  selectPerson: ['selectPerson', 'departments'],
  session: ['session', 'crossTab', 'device'],
  sessionRanOut: ['resume', 'sessionRefresh', 'drafts', 'companyChooser', 'todoCentre'],
  sessionRefresh: ['sessionRefresh', 'session'],
  shell: ['shell', 'theme', 'notificationDialog'],
  signIn: ['login', 'account', 'session', 'persistence', 'companyChooser'],
  signInFailures: ['login', 'account', 'network'],
  startPage: ['startPage', 'network', 'reload', 'drafts'],
  stoppedFlows: ['supervisor', 'feedback', 'clock'],
  subAppFailures: ['subApps', 'subApp', 'subAppPages'],
  subAppLife: ['subApps', 'subApp', 'subAppProps', 'subAppRequests', 'subAppPages'],
  subApps: ['subApps', 'subApp', 'subAppPages', 'applications', 'routing'],
  taskTimes: ['taskForm', 'task'],
  todoCentre: ['todoCentre', 'task', 'taskDetail', 'taskForm', 'attachments'],
  workbench: ['workbench', 'scheduleCalendar', 'todoCentre', 'realtime'],
  workbenchActions: ['workbench', 'scheduleCalendar', 'todoCentre', 'notices', 'qrCode'],
  widths: ['shell', 'settings', 'workbench', 'theme', 'i18n'],
};

/** What every other change to the portal, the contract or the server runs: the ways that everybody goes. */
export const CORE = ['signIn', 'session', 'notificationCentre', 'todoCentre'];
