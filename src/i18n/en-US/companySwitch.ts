import type { Translated } from '../types.ts';
import type { companySwitch as source } from '../zh-CN/companySwitch.ts';

export const companySwitch: Translated<typeof source> = {
  unread: '{count} unread',
  pleaseSelect: 'Please select the company to {action}',
  action_login: 'login',
  action_switch: 'switch',
  belongsTo: '{name}, your account belongs to {count} companies',
  belongsTo_one: '{name}, your account belongs to {count} company',
  organizationDisabled: 'The organization has been disabled',
  accountDisabled: 'Account has been disabled by the organization',
  notSelectable: 'Not selectable',
  current: 'Current',
  last: 'Last used',
  empty: 'No running service instances!',
  joinSentence: 'Tell the administrator of your company your account name, {account}, ask to be added, then try again.',
  listing: 'Loading companies',
  switching: 'Entering',
  switched: 'Switch company successful, automatically jumping to the workbench',
  switchedElsewhere: 'detected that the current user has switched company, refreshing page',
  entered: 'Entered company successfully, refresh the page for the latest data',
};
