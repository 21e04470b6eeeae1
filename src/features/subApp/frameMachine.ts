import { defineMachine } from '../../lib/machine.ts';

/**
 * The life of one frame of an application (APP-1, APP-2). It restarts as another frame with its own id: after a
 * failure, a retry or an eviction nothing of the old one is reused.
 */
export const frameMachine = defineMachine('subApp', {
  initial: 'idle',
  any: { frameDestroyed: 'destroyed' },
  transitions: {
    // Until its element is in the document.
    idle: { frameAttached: 'loading' },
    loading: { frameReady: 'ready', frameFailed: 'failed' },
    // Rendered, but not yet told whether it is in front.
    ready: { 'subAppPages/frameShown': 'active', 'subAppPages/frameHidden': 'hidden', frameFailed: 'failed' },
    active: { 'subAppPages/frameHidden': 'hidden', frameFailed: 'failed' },
    hidden: { 'subAppPages/frameShown': 'active', frameFailed: 'failed' },
    // The panel takes its place; there is no element any more.
    failed: {},
    // Its application says goodbye; a moment later the record is removed, and the element with it.
    destroyed: {},
  },
});
