import { getApplicationConfiguration } from '../../../contract/configuration.ts';
import { getNotificationStatistics, listNotifications } from '../../../contract/notifications.ts';
import { getScheduleMonth } from '../../../contract/schedules.ts';
import { getTaskCounts, type TaskListName, taskLists } from '../../../contract/tasks.ts';
import type { RemotePerson } from '../../server/support/remotePerson.ts';
import type { Ask } from './load.ts';

/** Notifications per page, as the portal requests them; to-dos per page. */
export const NOTIFICATIONS = 50;
const TODOS = 10;
const MODULE = 'BPM';

export interface Page {
  readonly what: string;
  readonly ask: Ask;
}

function asker({ address, token }: RemotePerson): (path: string, body?: object) => Ask {
  return (path, body) => ({
    url: address + path,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body }),
  });
}

export const configuration = (person: RemotePerson): Ask => asker(person)(getApplicationConfiguration.path);

/** A page of notifications, counted from one; of all modules unless one is named. */
export function notificationPage(person: RemotePerson, page: number, filter: Record<string, string> = {}): Ask {
  const range = { skipCount: String((page - 1) * NOTIFICATIONS), maxResultCount: String(NOTIFICATIONS) };
  return asker(person)(`${listNotifications.path}?${new URLSearchParams({ ...range, ...filter })}`);
}

/** What a person opens who owns half of the company's notifications: `own` of them; `late` is a page further down. */
export function pagesOfHeavyReader(person: RemotePerson, own: number, late = 100): Page[] {
  const ask = asker(person);
  const today = new Date().toISOString().slice(0, 10);
  const last = Math.floor(own / NOTIFICATIONS);
  const lists: readonly TaskListName[] = ['inProgress', 'finished', 'participating', 'started', 'personalFollowed'];
  const todos = { skipCount: 0, maxResultCount: TODOS, sortType: 1 };
  return [
    { what: 'one module, page 1', ask: notificationPage(person, 1, { moduleName: MODULE }) },
    { what: `one module, page ${late}`, ask: notificationPage(person, late, { moduleName: MODULE }) },
    { what: 'all modules, page 1', ask: notificationPage(person, 1) },
    { what: `all modules, page ${late}`, ask: notificationPage(person, late) },
    { what: `all modules, page ${last}`, ask: notificationPage(person, last) },
    { what: 'unread, page 1', ask: notificationPage(person, 1, { notificationState: '0' }) },
    { what: 'statistics', ask: ask(getNotificationStatistics.path) },
    { what: 'to-do counts', ask: ask(getTaskCounts.path, {}) },
    ...lists.map((name) => ({ what: `to-dos ${name}`, ask: ask(taskLists[name].path, todos) })),
    { what: 'month', ask: ask(`${getScheduleMonth.path}?date=${today}`, { date: today }) },
  ];
}

/** The same for one of the hundreds who share the other half. */
export function pagesOfColleague(person: RemotePerson): Page[] {
  return [
    { what: 'colleague: one module, page 1', ask: notificationPage(person, 1, { moduleName: MODULE }) },
    { what: 'colleague: all modules, page 1', ask: notificationPage(person, 1) },
    { what: 'colleague: statistics', ask: asker(person)(getNotificationStatistics.path) },
  ];
}
