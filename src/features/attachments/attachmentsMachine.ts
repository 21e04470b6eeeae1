import { defineMachine } from '../../lib/machine.ts';

/**
 * The life of a picked file until it is on the server. A `lost` upload failed together with the flow that held its
 * file: it can only be removed and picked again.
 */
export const uploadMachine = defineMachine('attachments', {
  initial: 'uploading',
  any: { crashed: 'lost' },
  transitions: {
    uploading: { uploadProgressed: 'stays', uploadFailed: 'failed' },
    failed: { uploadRetried: 'uploading' },
    lost: {},
  },
});
