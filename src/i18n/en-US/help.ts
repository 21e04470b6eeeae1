import type { Translated } from '../types.ts';
import type { help as source } from '../zh-CN/help.ts';

export const help: Translated<typeof source> = {
  topics: 'All topics',
  toPage: 'Back to the help of this page',
  search: 'Search help',
  nothing: 'Nothing about “{keyword}”',
  nothingSentence: 'Try another word, or ask the administrator of your company.',
  keys: 'Keys',
  key_search: 'Search',
  key_keys: 'Show all keys',
  key_newTodo: 'New to-do',
  key_notifications: 'Open the notifications',
  key_todos: 'Open the to-dos',
  key_schedule: 'Open the schedules',
  tourAgain: 'Look around again',
  more: 'More help',
};
