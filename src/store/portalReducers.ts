import { attachmentsReducer } from '../features/attachments/attachmentsSlice.ts';
import { consoleMenuReducer } from '../features/consoleMenu/consoleMenuSlice.ts';
import { helpReducer } from '../features/help/helpSlice.ts';
import { noticesReducer } from '../features/notices/noticesSlice.ts';
import { notificationCentreReducer } from '../features/notificationCentre/notificationCentreSlice.ts';
import { notificationDialogReducer } from '../features/notificationDialog/notificationDialogSlice.ts';
import { ownPictureReducer } from '../features/ownPicture/ownPictureSlice.ts';
import { qrCodeReducer } from '../features/qrCode/qrCodeSlice.ts';
import { realtimeReducer } from '../features/realtime/realtimeSlice.ts';
import { scheduleCalendarReducer } from '../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { selectPersonReducer } from '../features/selectPerson/selectPersonSlice.ts';
import { taskReducer } from '../features/task/taskSlice.ts';
import { taskDetailReducer } from '../features/taskDetail/taskDetailSlice.ts';
import { taskFormReducer } from '../features/taskForm/taskFormSlice.ts';
import { todoCentreReducer } from '../features/todoCentre/todoCentreSlice.ts';
import { versionUpgradeReducer } from '../features/versionUpgrade/versionUpgradeSlice.ts';
import { workbenchReducer } from '../features/workbench/workbenchSlice.ts';

/** The slices of the signed-in portal; they come in its chunk (src/areas/portal.ts). */
export const portalReducers = {
  attachments: attachmentsReducer,
  consoleMenu: consoleMenuReducer,
  help: helpReducer,
  notices: noticesReducer,
  notificationCentre: notificationCentreReducer,
  notificationDialog: notificationDialogReducer,
  ownPicture: ownPictureReducer,
  qrCode: qrCodeReducer,
  realtime: realtimeReducer,
  scheduleCalendar: scheduleCalendarReducer,
  selectPerson: selectPersonReducer,
  task: taskReducer,
  taskDetail: taskDetailReducer,
  taskForm: taskFormReducer,
  todoCentre: todoCentreReducer,
  versionUpgrade: versionUpgradeReducer,
  workbench: workbenchReducer,
};
