import type { Reducer } from '@reduxjs/toolkit';
import { uploadMachine } from '../../src/features/attachments/attachmentsMachine.ts';
import * as attachments from '../../src/features/attachments/attachmentsSlice.ts';
import { crashed } from '../../src/lib/crash.ts';
import { exhaust } from '../support/exhaust.ts';

const error = { key: 'errors:network' };
const picked = { id: 'u', fileName: 'plan.pdf', size: 10 };
const first: attachments.Upload = { ...picked, sent: 0, status: 'uploading', error: null };

/** One upload in its slice. */
const uploadReducer: Reducer<attachments.Upload> = (upload = first, action) =>
  attachments.attachmentsReducer({ uploads: [upload], chosen: [], preview: null }, action).uploads[0] ?? first;

describe('an upload', () => {
  exhaust(
    uploadMachine,
    uploadReducer,
    {
      uploadProgressed: [attachments.uploadProgressed({ id: 'u', sent: 5 })],
      uploadFailed: [attachments.uploadFailed({ id: 'u', error })],
      uploadRetried: [attachments.uploadRetried('u')],
    },
    ['uploading'],
  );
  it('restarts after a failure, stays lost once lost, and ignores events about others', () => {
    const failed = uploadReducer(first, attachments.uploadFailed({ id: 'u', error }));
    expect(failed).toEqual({ ...first, status: 'failed', error });
    expect(uploadReducer({ ...failed, sent: 5 }, attachments.uploadRetried('u'))).toEqual(first);
    const lost = uploadReducer(failed, crashed('attachments')());
    expect(lost).toMatchObject({ status: 'lost', error: { key: 'errors:unexpected' } });
    expect(uploadReducer(lost, attachments.uploadRetried('u'))).toBe(lost);
    expect(uploadReducer(first, attachments.uploadFailed({ id: 'other', error }))).toBe(first);
  });
});

it('closing the form forgets its uploads and the files chosen for it', () => {
  const chosen = [{ id: 'u', fileName: 'plan.pdf', blobName: null }];
  const state = attachments.attachmentsReducer(
    { uploads: [first], chosen, preview: null },
    attachments.uploadsDropped(),
  );
  expect(state).toEqual({ uploads: [], chosen: [], preview: null });
});
