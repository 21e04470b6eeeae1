import { type TestApiWithEffectsTesters, testSaga } from 'redux-saga-test-plan';
import * as kept from '../../src/features/drafts/draftsSlice.ts';
import { selectHostInfo, selectTenantId, selectUser } from '../../src/features/session/sessionSlice.ts';
import { EMPTY_TASK } from '../../src/features/task/taskValues.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import * as steps from '../../src/sagas/steps/taskFormSteps.ts';
import { now } from '../../src/services/browser/clock.ts';
import { openTabs } from '../../src/services/browser/tabName.ts';

type At = TestApiWithEffectsTesters;
const KEY = 'account/aurora/personal/new';
const me = { userName: 'lin', id: 'u1', name: 'Lin', hostId: 'account' };
const typed = { ...EMPTY_TASK, title: 'Typed' };
const savedAt = '2026-11-20T10:24:00';
const isOpen = (status: string, kind = 'personal') => ({ status, kind });

/** The steps that keep what is in a form of which something was entered. */
function keeps(here: At): At {
  const read = here.select(form.selectFormDraftKey).next(KEY).select(form.selectFormValues).next(typed);
  const saved = read
    .select(form.selectFormDirty)
    .next(true)
    .call(now)
    .next(Date.UTC(2026, 10, 20, 2, 24));
  return saved
    .next('Asia/Shanghai')
    .put(kept.draftSaved({ key: KEY, draft: { savedAt, values: typed } }))
    .next();
}

describe('what is in a form', () => {
  it('is kept with the time of the company', () => {
    keeps(testSaga(steps.keepDraft).next()).isDone();
  });

  it('is no draft if nothing was entered', () => {
    testSaga(steps.keepDraft).next().next(KEY).next(typed).next(false).put(kept.draftRemoved(KEY)).next().isDone();
  });
});

describe('opening a form', () => {
  const opening = (more: Partial<Parameters<typeof steps.openTaskForm>[0]> = {}) =>
    testSaga(steps.openTaskForm, { kind: 'personal', id: null, ...more })
      .next()
      .select(form.selectFormDirty);
  const opened = (here: At, user: typeof me | null, tenantId: string | null) =>
    here
      .select(selectUser)
      .next(user)
      .select(selectHostInfo)
      .next(user && { ...me, id: 'account' })
      .select(selectTenantId)
      .next(tenantId);
  const event = { kind: 'personal', id: null, executorFixed: false, draftKey: KEY } as const;
  const self = [{ userId: 'u1', userName: 'Lin' }];

  it('keeps what is in the former one', () => {
    keeps(opening().next(true)).select(selectUser);
  });

  it('begins with the person as executor, and with what is known already', () => {
    const values = { ...EMPTY_TASK, executors: self, title: 'Known' };
    opened(opening({ prefill: { title: 'Known' } }).next(false), me, 'aurora')
      .put(form.taskFormOpened({ ...event, values }))
      .next()
      .isDone();
  });

  it('for other people names them', () => {
    const people = [{ userId: 'u2', userName: 'Wang' }] as Parameters<typeof steps.openTaskForm>[0]['people'] & object;
    opened(opening({ people }).next(false), me, 'aurora').put(
      form.taskFormOpened({ ...event, values: { ...EMPTY_TASK, executors: people }, people }),
    );
  });

  it('outside a company leaves the executor fixed', () => {
    opened(opening().next(false), me, null).put(
      form.taskFormOpened({
        ...event,
        executorFixed: true,
        draftKey: 'account/none/personal/new',
        values: { ...EMPTY_TASK, executors: self },
      }),
    );
  });

  it('without a known person names nobody', () => {
    opened(opening().next(false), null, 'aurora').put(
      form.taskFormOpened({ ...event, draftKey: '/aurora/personal/new', values: { ...EMPTY_TASK, executors: [] } }),
    );
  });
});

describe('leaving a form', () => {
  const leaving = (status: string) =>
    testSaga(steps.leaveTaskForm).next().select(form.selectTaskForm).next(isOpen(status));

  it('is free if none is open, and impossible during a save', () => {
    leaving('closed').returns(true);
    leaving('saving').returns(false);
  });

  it('closes one in which nothing was entered without a question', () => {
    leaving('editing').select(form.selectFormDirty).next(false).put(form.taskFormClosed()).next().returns(true);
  });

  it('asks about anything else: who leaves gives up the draft, who stays keeps the form', () => {
    const asked = () => leaving('editing').select(form.selectFormDirty).next(true);
    asked().next(false).returns(false);
    const left = asked().next(true).select(form.selectFormDraftKey).next(KEY).put(kept.draftRemoved(KEY)).next();
    left.put(form.taskFormClosed()).next().returns(true);
  });
});

describe('putting away a form', () => {
  const putting = (status: string, kind?: string) =>
    testSaga(steps.putAwayTaskForm, 'personal').next().select(form.selectTaskForm).next(isOpen(status, kind));

  it('closes it without a question and keeps the draft', () => {
    keeps(putting('editing').select(form.selectFormDirty).next(true)).put(form.taskFormClosed()).next().isDone();
    putting('editing').select(form.selectFormDirty).next(false).put(form.taskFormClosed()).next().isDone();
  });

  it('touches none of another kind, and none that is closed', () => {
    putting('editing', 'schedule').isDone();
    putting('closed').isDone();
  });
});

describe('the draft that a form resumes', () => {
  const draft = { savedAt, values: typed };
  const resuming = () => testSaga(steps.draftFor, KEY).next().select(kept.selectDraft, KEY);
  const elsewhere = (...tabs: string[]) => tabs.map((tab) => ({ tab, draft: { ...draft, savedAt: tab } }));
  const others = (...tabs: string[]) =>
    resuming()
      .next(undefined)
      .select(kept.selectDraftsElsewhere, KEY)
      .next(elsewhere(...tabs));

  it('is this tab’s', () => {
    resuming().next(draft).returns(draft);
  });

  it('is none if there is none', () => {
    others().returns(undefined);
  });

  it('is the newest of a closed tab, which belongs to this one from then on', () => {
    others('open', 'closed', 'older')
      .call(openTabs)
      .next(['open'])
      .put(kept.draftTakenOver({ key: KEY, tab: 'closed' }))
      .next()
      .returns({ ...draft, savedAt: 'closed' });
  });

  it('is not that of an open tab', () => {
    others('open').call(openTabs).next(['open']).returns(undefined);
  });
});
