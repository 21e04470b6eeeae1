import { delay, type Effect, take } from 'redux-saga/effects';
import { type TestApiWithEffectsTesters, testSaga } from 'redux-saga-test-plan';
import { fileUploaded } from '../../src/features/attachments/attachmentsSlice.ts';
import * as kept from '../../src/features/drafts/draftsSlice.ts';
import { peopleConfirmed } from '../../src/features/selectPerson/selectPersonEvents.ts';
import { selectHostInfo, sessionEnding, signInReopened } from '../../src/features/session/sessionSlice.ts';
import { EMPTY_TASK } from '../../src/features/task/taskValues.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import { drafts } from '../../src/sagas/drafts.ts';
import { holdTabName, readTabName, renameTab } from '../../src/services/browser/tabName.ts';
import { branchesOf, effectAt, sagaIn, sagaOf } from './support/branches.ts';

type At = TestApiWithEffectsTesters;
const EDITS = [form.taskFormChanged, form.timeTyped, fileUploaded, peopleConfirmed];

/** The flow in an open shell, up to the name of its tab. */
function begun(): At {
  const shell = effectAt(testSaga(drafts).next().next(true));
  const work = testSaga(sagaOf(shell)).next().call(readTabName).next('tab');
  return work.put(kept.tabNamed('tab')).next();
}
/** What the flow does beside, in the order in which it begins. */
function beside(): Effect[] {
  const flow = begun();
  return [effectAt(flow), effectAt(flow.next()), effectAt(flow.next())];
}
/** The flow after its start, over a form in which nothing is unsaved. */
const waiting = () => begun().next().next().next().select(form.selectFormDirty).next(false).take(EDITS);
/** The steps that save what is in the form. */
const saves = (here: At) =>
  here.select(form.selectFormDraftKey).next('u1/a/personal/new').select(form.selectFormValues);

it('keeps at once what a crash left unsaved', () => {
  saves(begun().next().next().next().select(form.selectFormDirty).next(true));
});

it('saves after an edit when the typing rests, or the page goes; not if the form has ended', () => {
  const edited = () => waiting().next();
  edited().inspect((race: Effect) =>
    expect(branchesOf(race)).toEqual({
      rests: { call: 'untilItRests', args: [] },
      goes: { call: 'untilPageGoes', args: [] },
      ended: take([form.taskFormOpened, form.taskFormClosed, form.taskSaveSucceeded, form.draftDiscarded]),
    }),
  );
  saves(edited().next({ goes: true }))
    .next(EMPTY_TASK)
    .next(false)
    .next()
    .take(EDITS);
  edited().next({ ended: form.taskFormClosed() }).take(EDITS);
});

it('every further edit starts the rest of the typing anew', () => {
  const rests = () => testSaga(sagaIn(effectAt(waiting().next()), 'rests')).next();
  expect(branchesOf(effectAt(rests()))).toEqual({ rests: delay(500), more: take(EDITS) });
  expect(effectAt(rests().next({ more: true })).type).toBe('RACE');
  rests().next({ rests: true }).isDone();
});

it('a draft that the person discards is removed', () => {
  const [, discarded] = beside();
  expect(discarded?.payload.args[0]).toBe(form.draftDiscarded);
  testSaga(discarded?.payload.args[1])
    .next()
    .select(form.selectFormDraftKey)
    .next('u1/a/personal/new')
    .put(kept.draftRemoved('u1/a/personal/new'))
    .next()
    .isDone();
});

it('what is typed is kept before the session ends by itself', () => {
  const [, , ending] = beside();
  expect(ending?.payload.args[0]).toEqual([sessionEnding, signInReopened]);
  const ended = () => testSaga(ending?.payload.args[1]).next().select(form.selectFormDirty);
  saves(ended().next(true));
  ended().next(false).isDone();
});

describe('the name of the tab', () => {
  const naming = () => {
    const [name] = beside();
    if (!name) throw new Error('no name is kept');
    return testSaga(sagaOf(name)).next().call(readTabName).next('tab').call(holdTabName, 'tab', 300);
  };

  it('is kept if no other tab has it', () => {
    naming().next(true).select(kept.selectTabDrafts);
  });

  it('is replaced if another tab has it', () => {
    naming()
      .next(false)
      .call(renameTab)
      .next('new')
      .put(kept.tabNamed('new'))
      .next()
      .call(holdTabName, 'new', 300)
      .next(true)
      .select(kept.selectTabDrafts);
  });

  const draft = { savedAt: '2026-11-20T09:00:00', values: EMPTY_TASK };
  const mine = { 'u1/a/personal/new/tab': draft };
  const theirs = { 'u1/a/personal/new/tab': { ...draft, savedAt: '2026-11-20T08:00:00' } };
  /** Another tab has written the drafts as `raw`; this one then reads of its own what `read` says. */
  const written = (raw: string | null | undefined, own: object = mine) => {
    const listening = naming().next(true).select(kept.selectTabDrafts).next(own);
    expect(branchesOf(effectAt(listening))).toEqual({
      theirs: { call: 'otherTabWrote', args: ['drafts'] },
      own: take([kept.draftSaved, kept.draftRemoved, kept.draftTakenOver]),
    });
    return listening.next({ theirs: raw });
  };

  it('takes the drafts that this tab knows best: an older version from another tab is overruled', () => {
    const read = written('{}').select(selectHostInfo).next({ id: 'u1' }).select(kept.selectTabDrafts);
    read.next(theirs).put(kept.ownDraftsKept(mine)).next().select(kept.selectTabDrafts);
  });

  it('overrules nothing that agrees', () => {
    written('{}')
      .next({ id: 'u1' })
      .select(kept.selectTabDrafts)
      .next({ ...mine })
      .select(kept.selectTabDrafts);
  });

  it.each([
    ['of an own draft', undefined],
    ['of a log-out elsewhere', null],
  ])('overrules nothing because %s', (_case, raw) => {
    written(raw).select(kept.selectTabDrafts);
  });

  it.each([{ id: 'u2' }, null])('overrules nothing with drafts of another account (%j)', (account) => {
    written('{}').select(selectHostInfo).next(account).select(kept.selectTabDrafts).next(mine);
    const both = { ...mine, 'u2/a/personal/new/tab': draft };
    written('{}', both).select(selectHostInfo).next(account).select(kept.selectTabDrafts);
  });
});
