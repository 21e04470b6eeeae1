import { applications } from './applications.ts';
import { attachments } from './attachments.ts';
import { clock } from './clock.ts';
import { consoleMenu } from './consoleMenu.ts';
import { drafts } from './drafts.ts';
import { help } from './help.ts';
import { keptUnread } from './keptUnread.ts';
import { notices } from './notices.ts';
import { notificationCentre } from './notificationCentre.ts';
import { notificationDialog } from './notificationDialog.ts';
import { ownPicture } from './ownPicture.ts';
import { pageTabs } from './pageTabs.ts';
import { qrCode } from './qrCode.ts';
import { quiet } from './quiet.ts';
import { realtime } from './realtime.ts';
import { resume } from './resume.ts';
import { scheduleCalendar } from './scheduleCalendar.ts';
import { selectPerson } from './selectPerson.ts';
import { shellRest } from './shellRest.ts';
import { task } from './task.ts';
import { taskDetail } from './taskDetail.ts';
import { taskForm } from './taskForm.ts';
import { todoCentre } from './todoCentre.ts';
import { versionUpgrade } from './versionUpgrade.ts';
import { workbench } from './workbench.ts';

/** The flows that only the signed-in shell needs, in a chunk of their own, so that sign-in loads without them. */
export const shellFlows = {
  // First, because a form looks for its draft under the tab's name.
  drafts,
  clock,
  shellRest,
  ownPicture,
  workbench,
  notificationCentre,
  keptUnread,
  notificationDialog,
  todoCentre,
  taskForm,
  taskDetail,
  task,
  attachments,
  scheduleCalendar,
  selectPerson,
  notices,
  applications,
  pageTabs,
  consoleMenu,
  qrCode,
  // After the flows that it queries.
  resume,
  versionUpgrade,
  quiet,
  help,
  realtime,
};
