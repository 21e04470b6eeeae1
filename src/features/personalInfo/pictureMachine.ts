import { defineMachine } from '../../lib/machine.ts';

/**
 * A new picture of the person (CON-1): chosen, cropped, sent. After a failed upload it can be cropped and sent again.
 */
export const pictureMachine = defineMachine('personalInfo', {
  scope: 'session',
  initial: 'closed',
  any: { crashed: 'stays', pictureDiscarded: 'closed' },
  transitions: {
    closed: { pictureOpened: 'cropping' },
    cropping: { pictureMoved: 'stays', pictureZoomed: 'stays', pictureSubmitted: 'saving' },
    saving: { pictureSucceeded: 'closed', pictureFailed: 'cropping', crashed: 'cropping' },
  },
});
