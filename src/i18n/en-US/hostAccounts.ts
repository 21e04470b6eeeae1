import type { Translated } from '../types.ts';
import type { hostAccounts as source } from '../zh-CN/hostAccounts.ts';

export const hostAccounts: Translated<typeof source> = {
  title: 'Accounts',
  sentence: 'Everybody who can sign in here, whatever their company.',
  states: 'State of the accounts',
  state_all: 'All',
  state_active: 'Can sign in',
  state_disabled: 'Disabled',
  search: 'Name, account or whole number',
  person: 'Name',
  phoneNumber: 'Phone number',
  state: 'State',
  secondStep: 'Second step',
  secondStep_off: 'Off',
  lastSignIn: 'Last sign-in',
  never: 'Never',
  joined: 'Created',
  ofDay: 'Signed in on {date}',
  wholeList: 'Any day',
  count: '{count} accounts',
  count_one: '{count} account',
  failed: 'The accounts could not be loaded',
  none: 'There are no accounts',
  notFound: 'No account matches',
  notFoundSentence: 'Try other words, or look at all accounts.',
  showAll: 'Show all',
  pageEmpty: 'There are no accounts on this page',
  toFirstPage: 'To the first page',
  reset: 'Reset second step',
  resetOf: 'Reset the second step of {person}',
  resetTitle: 'Reset the second step?',
  resetQuestion:
    'Only for {person} ({userName}) having lost both phone and recovery codes. Make sure that they asked for it themselves.',
  resetConsequence:
    'All sign-ins of this account end at once, and from then on its password is enough. The owner is told by text message. This cannot be undone.',
  resetDone: 'The second step of {person} is reset',
};
