import type { Translated } from '../types.ts';
import type { tour as source } from '../zh-CN/tour.ts';

export const tour: Translated<typeof source> = {
  title: 'A look around',
  step: 'Step {step} of {count}',
  search: 'Find anything here',
  search_what: 'Pages, applications, members, to-dos and common commands. On the keyboard: Ctrl\u00a0K.',
  messages: 'Messages, to-dos and schedules',
  messages_what: 'The bell counts what you have not read. Open it for messages, to-dos and your calendar.',
  person: 'Companies and settings',
  person_what: 'Switch companies, go quiet, change how things look, or sign out.',
  back: 'Back',
  forth: 'Next',
  done: 'Get started',
  leave: 'Skip',
};
