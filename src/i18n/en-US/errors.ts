import type { Translated } from '../types.ts';
import type { errors as source } from '../zh-CN/errors.ts';

export const errors: Translated<typeof source> = {
  network: 'The network cannot be reached, please check the connection',
  requestFailed: '{status} request failed: {url}',
  reloadHeld:
    'The page has to be refreshed. An application has unsaved work; once it is saved, that happens by itself.',
  reloadNow: 'Refresh now',
  loginStatusUpdated: 'login status updated, page refreshing..',
  notCarriedOut: 'Your last action was not carried out while the login status was updated; please try again',
  authenticationExpired: 'authentication expired!',
  endedInOtherTab: 'You have been signed out in another tab',
  otherDevice: 'current account has logged in on another device',
  chunkFailed: 'A part of the page could not be loaded. Please refresh',
  inOtherLanguage: 'That was refused. Please try again to see why',
  unexpected: 'Something went wrong. Please try again',
  flowsStopped: 'Part of the portal has stopped working',
  noPermission: 'You have no operation permission, please contact the administrator to add it',
};
