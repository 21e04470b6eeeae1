import { defineMachine } from '../../lib/machine.ts';

/**
 * The form of a to-do or schedule (specification §3, §5). A new one is `editing` at once, an existing one is fetched
 * first. `submitted` stays in `editing` where a rule of §5 is broken; a refused save comes back to it with everything
 * that was typed.
 */
export const taskFormMachine = defineMachine('taskForm', {
  initial: 'closed',
  transitions: {
    closed: { opened: ['loading', 'editing'] },
    loading: { opened: ['loading', 'editing'], taskLoaded: 'editing', loadFailed: 'failed', closed: 'closed' },
    failed: { opened: ['loading', 'editing'], loadRetried: 'loading', closed: 'closed' },
    editing: {
      opened: ['loading', 'editing'],
      changed: 'editing',
      fieldLeft: 'editing',
      draftRestored: 'editing',
      draftDiscarded: 'editing',
      submitted: ['saving', 'editing'],
      closed: 'closed',
    },
    saving: { saveSucceeded: 'closed', saveFailed: 'editing', closed: 'closed' },
  },
});
