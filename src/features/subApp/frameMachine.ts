import { defineMachine } from '../../lib/machine.ts';

/**
 * The life of one frame of an application (APP-1, APP-2). It begins anew as another frame with an id of its own: after a
 * failure, a retry or an eviction nothing of the old one is used again.
 */
export const frameMachine = defineMachine('subApp', {
  initial: 'idle',
  any: { frameDestroyed: 'destroyed' },
  transitions: {
    // Until its element is in the document.
    idle: { frameAttached: 'loading' },
    loading: { frameReady: 'ready', frameFailed: 'failed' },
    // Drawn, and not yet told whether it is in front.
    ready: { frameShown: 'active', frameHidden: 'hidden', frameFailed: 'failed' },
    active: { frameHidden: 'hidden', frameFailed: 'failed' },
    hidden: { frameShown: 'active', frameFailed: 'failed' },
    // The panel stands in its place; there is no element any more.
    failed: {},
    // Its application says good-bye; a moment later the record is gone, and the element with it.
    destroyed: {},
  },
});
