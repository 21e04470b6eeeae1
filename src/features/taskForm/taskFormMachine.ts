import { defineMachine } from '../../lib/machine.ts';

/**
 * The form of a to-do or schedule (specification §3, §5). A new one is `editing` at once, an existing one is fetched
 * first. `submitted` stays in `editing` where a rule of §5 is broken; a refused save comes back to it with everything
 * that was typed.
 */
export const taskFormMachine = defineMachine('taskForm', {
  initial: 'closed',
  transitions: {
    closed: { taskFormOpened: ['loading', 'editing'] },
    loading: {
      taskFormOpened: ['loading', 'editing'],
      taskFormLoaded: 'editing',
      taskFormLoadFailed: 'failed',
      taskFormClosed: 'closed',
    },
    failed: { taskFormOpened: ['loading', 'editing'], taskFormLoadRetried: 'loading', taskFormClosed: 'closed' },
    editing: {
      taskFormOpened: ['loading', 'editing'],
      taskFormChanged: 'editing',
      taskFieldLeft: 'editing',
      draftRestored: 'editing',
      draftDiscarded: 'editing',
      taskFormSubmitted: ['saving', 'editing'],
      taskFormClosed: 'closed',
    },
    saving: { taskSaveSucceeded: 'closed', taskSaveFailed: 'editing', taskFormClosed: 'closed' },
  },
});
