import type { Translated } from '../types.ts';
import type { common as source } from '../zh-CN/common.ts';

export const common: Translated<typeof source> = {
  cancel: 'Cancel',
  confirm: 'Confirm',
  tip: 'Tip',
  retry: 'Retry',
  close: 'Close',
  loading: 'Loading',
  reloading: 'Updating',
  updateFailed: 'The update failed; this is the former content',
  noPermissionTitle: 'No permission',
  createdSuccessfully: 'created successfully',
  savedSuccessfully: 'saved successfully',
  markedSuccessfully: 'marked successfully',
  deletedSuccessfully: 'deleted successfully',
  deleteSuccessful: 'Delete successful',
  copySuccessful: 'Copy successful',
  noMoreData: 'no more data',
  timesShown: '{n} times',
  notifications: 'Messages',
  success: 'Success',
  info: 'Information',
  warning: 'Warning',
  error: 'Error',
  applicationsUnsaved: 'An application has unsaved work, which will be lost.',
  leaveAnyway: 'Leave anyway',
};
