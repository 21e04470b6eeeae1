import { combineReducers, createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../src/effects/effects.ts';
import { cancelled, delay } from '../../src/effects/effects.ts';
import {
  confirmationAccepted,
  confirmationAsked,
  confirmationDismissed,
} from '../../src/features/feedback/feedbackSlice.ts';
import * as dialog from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { deletionConfirmed } from '../../src/features/task/taskSlice.ts';
import { EMPTY_TASK } from '../../src/features/task/taskValues.ts';
import {
  taskDetailClosed,
  taskDetailOpened,
  taskDetailReducer,
} from '../../src/features/taskDetail/taskDetailSlice.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import { taskSaved } from '../../src/features/taskForm/taskFormSlice.ts';
import * as panels from '../../src/sagas/steps/panel.ts';
import { runSteps } from './support/runSteps.ts';

const reduce = combineReducers({
  notificationDialog: dialog.notificationDialogReducer,
  taskDetail: taskDetailReducer,
  taskForm: form.taskFormReducer,
  clock: (state = { timeZone: null }) => state,
});
const pressed = createAction<string>('tab/pressed');
const moved = createAction('tab/moved');
const target = { kind: 'personal', id: 't1' } as const;
const opened = form.taskFormOpened({
  kind: 'personal',
  id: null,
  values: EMPTY_TASK,
  executorFixed: false,
  draftKey: 'key',
});
const typed = form.taskFormChanged({ title: 'Bearings' });

/** A tab for to-dos in the dialog, which has heard `events` so far; `told` is what the tab was told since. */
function panel(...events: readonly UnknownAction[]) {
  const told: unknown[] = [];
  const tell = (...what: readonly unknown[]) =>
    function* (...more: readonly unknown[]): SagaGenerator<void> {
      told.push([...what, ...more].join(' '));
    };
  let place: string | null = null;
  const { steps, hear, task } = runSteps(
    () =>
      panels.followPanel({
        tab: 2,
        kind: 'personal',
        enter: tell('enter'),
        followIntent: tell('intent'),
        *keepData() {
          told.push('data');
          try {
            yield* delay(1e9);
          } finally {
            if (yield* cancelled()) told.push('no data');
          }
        },
        ways: [panels.way(pressed, tell('pressed')), panels.way(dialog.dialogPlaceShown, tell('another way'))],
        moves: [moved],
        afterSave: tell('saved'),
        afterDeletion: tell('deleted'),
        *place() {
          return place;
        },
        leave: tell('leave'),
      }),
    { state: reduce(undefined, { type: '@@test' }), reduce, answers: { newId: 'q', now: 0 } },
  );
  for (const event of events) hear(event);
  steps.splice(0);
  const entered = told.splice(0);
  return { entered, told, steps, hear, moveTo: (to: string | null) => (place = to), end: () => task.cancel() };
}
const OPEN = dialog.dialogOpened({ tab: 2 });

describe('a tab of the dialog', () => {
  it('enters its view and loads its data each time it is shown, and leaves with the tab', () => {
    const tab = panel();
    expect(tab.told).toEqual([]);
    tab.hear(OPEN);
    expect(tab.told).toEqual(['enter', 'data']);
    tab.hear(dialog.dialogTabChosen(1));
    expect(tab.told).toEqual(['enter', 'data', 'no data', 'leave']);
    tab.hear(pressed('x'));
    tab.hear(dialog.dialogTabChosen(2));
    expect(tab.told.slice(4)).toEqual(['enter', 'data']);
    tab.end();
  });

  it('keeps what was typed as a draft when it is left with Back, and closes its detail', () => {
    const tab = panel(OPEN, taskDetailOpened(target), opened, typed);
    tab.hear(dialog.dialogClosed());
    expect(tab.steps.map((step) => ('type' in step ? step.type : step))).toEqual([
      'drafts/draftSaved',
      form.taskFormClosed.type,
      taskDetailClosed.type,
    ]);
  });

  it('leaves the form and the detail of the other tab alone', () => {
    const tab = panel(OPEN, taskDetailOpened({ kind: 'schedule', id: 's1' }));
    tab.hear(dialog.dialogClosed());
    expect(tab.steps).toEqual([]);
  });

  it('tells the address what it shows, when that has changed', () => {
    const tab = panel(OPEN);
    tab.moveTo('t1');
    tab.hear(moved());
    tab.hear(moved());
    expect(tab.steps).toEqual([dialog.dialogPlaceShown('t1')]);
    tab.moveTo(null);
    tab.hear(moved());
    expect(tab.steps).toEqual([dialog.dialogPlaceShown('t1'), dialog.dialogPlaceShown(null)]);
  });
});

describe('what is pressed', () => {
  it('leads where its way says, with what was pressed, and only its own way', () => {
    const tab = panel(OPEN);
    tab.hear(pressed('t1'));
    expect([tab.told, tab.steps]).toEqual([['pressed t1'], []]);
  });

  it('follows what the dialog is asked to show next', () => {
    const tab = panel(OPEN);
    tab.hear(dialog.dialogOpened({ tab: 2, intent: { kind: 'detail', id: 't2' } }));
    expect(tab.told).toEqual(['intent']);
  });

  it('does not count for a tab that the same press leaves', () => {
    const tab = panel(OPEN);
    tab.hear(dialog.dialogOpened({ tab: 3 }));
    expect(tab.told).toEqual(['no data', 'leave']);
  });

  it('closes a form that nothing was typed into', () => {
    const tab = panel(OPEN, opened);
    tab.hear(pressed('t1'));
    expect([tab.steps, tab.told]).toEqual([[form.taskFormClosed()], ['pressed t1']]);
  });

  it('waits for the question whether typed text may be lost, and stays if not', () => {
    const tab = panel(OPEN, opened, typed);
    tab.hear(pressed('t1'));
    expect(tab.steps).toEqual([expect.objectContaining({ type: confirmationAsked.type })]);
    tab.hear(confirmationDismissed('q'));
    expect(tab.told).toEqual([]);
    tab.hear(pressed('t1'));
    tab.hear(confirmationAccepted('q'));
    expect(tab.told).toEqual(['pressed t1']);
  });

  it('the tab’s own moves ask nobody', () => {
    const tab = panel(OPEN, opened, typed);
    tab.hear(moved());
    expect([tab.told, tab.steps]).toEqual([[], []]);
  });
});

describe('a task of the tab', () => {
  it('that is saved leads on, a new one as well; one of another tab does not', () => {
    const tab = panel(OPEN);
    tab.hear(taskSaved({ kind: 'schedule', id: 's1' }));
    tab.hear(taskSaved({ kind: 'personal', id: 't1' }));
    tab.hear(taskSaved({ kind: 'personal', id: null }));
    expect(tab.told).toEqual(['saved t1', 'saved ']);
  });

  it('that is deleted leads on if its detail is open', () => {
    const tab = panel(OPEN);
    tab.hear(deletionConfirmed(target));
    tab.hear(taskDetailOpened({ kind: 'schedule', id: 't1' }));
    tab.hear(deletionConfirmed(target));
    tab.hear(taskDetailOpened({ kind: 'personal', id: 't2' }));
    tab.hear(deletionConfirmed(target));
    expect(tab.told).toEqual([]);
    tab.hear(taskDetailOpened(target));
    tab.hear(deletionConfirmed(target));
    expect(tab.told).toEqual(['deleted']);
  });

  it('is shown in the detail of its kind', () => {
    const { steps } = runSteps(() => panels.openDetail({ kind: 'personal' }, 't1'), { state: null });
    expect(steps).toEqual([taskDetailOpened(target)]);
  });
});
