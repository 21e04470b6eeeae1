import type { Translated } from '../types.ts';
import type { console as source } from '../zh-CN/console.ts';

export const console: Translated<typeof source> = {
  noCompany: 'No company yet',
  noCompanySentence: 'This page is about a company. Switch to the one that you want to manage.',
  changedMeanwhile: 'While you were editing, this was changed to “{saved}”; you entered “{own}”. Which one is to stay?',
  keepOwn: 'Keep mine',
  takeSaved: 'Take what was saved',
};
