import type { Translated } from '../types.ts';
import type { todoCentre as source } from '../zh-CN/todoCentre.ts';

export const todoCentre: Translated<typeof source> = {
  createTodo: 'create to-do',
  editTodo: 'edit to-do',
  inProgress: 'in progress',
  overdue: 'overdue',
  finished: 'finished',
  followed: 'followed',
  iParticipate: 'I participate',
  iStarted: 'I started',
  iFollow: 'I follow',
  lists: 'To-do lists',
  total: '{count} items',
  total_one: '{count} item',
  status: 'Status',
  startedBy: 'By {name}',
  followTask: 'Follow: {title}',
  unfollowTask: 'Unfollow: {title}',
  moreActions: 'More actions: {title}',
  listFailed: 'The to-dos could not be loaded',
  nextPageFailed: 'The next page could not be loaded',
};
