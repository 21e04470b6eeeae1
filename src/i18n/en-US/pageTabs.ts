import type { Translated } from '../types.ts';
import type { pageTabs as source } from '../zh-CN/pageTabs.ts';

export const pageTabs: Translated<typeof source> = {
  pin: 'Pin',
  unpin: 'Unpin',
  close: 'Close',
  closeOthers: 'Close others',
  closeRight: 'Close to the right',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  menu: 'Tab menu of {name}',
  unsaved: '{name} has unsaved work.',
  unsavedTitled: '“{title}” in {name} has unsaved work.',
  unsavedLost: 'It is lost when the tab is closed.',
  closeAnyway: 'Close and discard',
};
