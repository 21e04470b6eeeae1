import type { Translated } from '../types.ts';
import type { console as source } from '../zh-CN/console.ts';

export const console: Translated<typeof source> = {
  noCompany: 'No company yet',
  noCompanySentence: 'This page is about a company. Switch to the one that you want to manage.',
};
