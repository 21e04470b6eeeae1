import { applications } from './applications.ts';
import { notificationCentre } from './notificationCentre.ts';
import { notificationDialog } from './notificationDialog.ts';
import { qrCode } from './qrCode.ts';
import { realtime } from './realtime.ts';
import { scheduleCalendar } from './scheduleCalendar.ts';
import { selectPerson } from './selectPerson.ts';
import { shell } from './shell.ts';
import { task } from './task.ts';
import { todoCentre } from './todoCentre.ts';
import { versionUpgrade } from './versionUpgrade.ts';
import { workbench } from './workbench.ts';

/** Texts of the signed-in screens. */
export const portal = {
  shell,
  workbench,
  notificationCentre,
  notificationDialog,
  qrCode,
  todoCentre,
  task,
  scheduleCalendar,
  selectPerson,
  versionUpgrade,
  applications,
  realtime,
};
