import type { Translated } from '../types.ts';
import type { realtime as source } from '../zh-CN/realtime.ts';

export const realtime: Translated<typeof source> = {
  waiting: 'Live messages are interrupted, reconnecting',
  gaveUp: 'Live messages are interrupted; new notifications will not appear by themselves. Click anywhere to reconnect',
  interrupted: 'Live messages interrupted',
  clickAnywhere: 'Live messages interrupted, click anywhere to reconnect',
  reconnect: 'Reconnect',
  morePopups: '{count} more new messages',
  morePopups_one: '{count} more new message',
  moreOfModule: '{module}: {n} more',
  all: 'All',
  from: '{module}, {time}',
  look: 'View',
  dismissAll: 'Close all',
  dismiss: 'Close “{title}”',
};
