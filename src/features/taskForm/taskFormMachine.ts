import { defineMachine } from '../../lib/machine.ts';

/**
 * The form of a to-do or schedule (specification §3, §5). A new one is `editing` at once, an existing one is fetched
 * first. `submitted` stays in `editing` if a rule of §5 is broken; a save that is refused, or that fails through a
 * fault of the portal, returns to it with everything that was typed, as does one of a task that was changed elsewhere.
 */
export const taskFormMachine = defineMachine('taskForm', {
  scope: 'company',
  initial: 'closed',
  any: { taskFormOpened: ['loading', 'editing'], taskFormClosed: 'anew', crashed: 'stays' },
  transitions: {
    closed: {},
    loading: { taskFormLoaded: 'editing', taskFormFailed: 'failed', crashed: 'failed' },
    failed: { taskFormRequested: 'loading' },
    editing: {
      taskFormChanged: 'stays',
      taskFieldLeft: 'stays',
      timeTyped: 'stays',
      'attachments/fileUploaded': 'stays',
      'selectPerson/peopleConfirmed': 'stays',
      draftRestored: 'stays',
      draftDiscarded: 'stays',
      versionChosen: 'stays',
      taskFormSubmitted: ['saving', 'editing'],
    },
    saving: { taskSaveSucceeded: 'anew', taskSaveFailed: 'editing', taskSaveConflicted: 'editing', crashed: 'editing' },
  },
});
