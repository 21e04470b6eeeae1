import type { Translated } from '../types.ts';
import type { notificationDialog as source } from '../zh-CN/notificationDialog.ts';

export const notificationDialog: Translated<typeof source> = {
  title: 'Notifications, to-dos and schedules',
  notifications: 'Notifications',
  todos: 'To-dos',
  schedules: 'Schedules',
  todosDue: '{count} to-dos not done',
  todosDue_one: '{count} to-do not done',
  schedulesToday: '{count} schedules today',
  schedulesToday_one: '{count} schedule today',
  all: 'All',
  calendar: 'Calendar',
  todoCentre: 'To-do centre',
};
