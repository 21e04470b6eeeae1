import type { Translated } from '../types.ts';
import type { passkeys as source } from '../zh-CN/passkeys.ts';

export const passkeys: Translated<typeof source> = {
  title: 'Passkeys',
  note: 'Sign in by fingerprint, face or security key, without a password',
  notHere: 'Passkeys need a recent browser, and a site opened by its name instead of an IP address',
  failed: 'The passkeys could not be loaded',
  none: 'No passkeys yet',
  add: 'Add',
  addTitle: 'Add a passkey',
  renameTitle: 'Rename the passkey',
  name: 'Name',
  nameEmpty: 'Enter a name',
  defaultName: 'My device',
  added: 'Added {date}',
  used: 'Used {date}',
  neverUsed: 'Never used',
  rename: 'Rename',
  remove: 'Remove',
  save: 'Save',
  notMade: 'No passkey was made: this device may have one already, or the browser cannot make one',
  removeTitle: 'Remove the passkey',
  removeQuestion: '“{name}” can no longer be used to sign in.',
};
