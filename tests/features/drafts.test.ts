import type { UnknownAction } from '@reduxjs/toolkit';
import * as drafts from '../../src/features/drafts/draftsSlice.ts';
import { hostInfoLoaded } from '../../src/features/session/sessionSlice.ts';
import { EMPTY_TASK } from '../../src/features/task/taskValues.ts';

const draft = (title: string, savedAt = '2026-11-20 09:00:00'): drafts.Draft => ({
  savedAt,
  values: { ...EMPTY_TASK, title },
});
const KEY = 'lin/aurora/todo/new';
const OTHER = 'lin/aurora/todo/newer';
const { draftSaved, draftRemoved, draftTakenOver, tabNamed } = drafts;
const stateAfter = (...actions: UnknownAction[]) => ({
  drafts: actions.reduce(drafts.draftsReducer, drafts.draftsReducer(undefined, { type: '@@test' })),
});
const saved = (title: string, key = KEY) => draftSaved({ key, draft: draft(title) });

it('account, company, form and task identify a form; without a company or a task it has a key too', () => {
  const whose = { accountId: 'lin', tenantId: 'aurora', form: 'todo', id: '7' };
  expect(drafts.draftKey(whose)).toBe('lin/aurora/todo/7');
  expect(drafts.draftKey({ ...whose, tenantId: null, id: null })).toBe('lin/none/todo/new');
});

it('a draft is kept for its tab; another tab does not have it, and knows which one does', () => {
  const kept = [tabNamed('one'), saved('mine')];
  expect(drafts.selectDraft(stateAfter(...kept), KEY)).toEqual(draft('mine'));
  expect(drafts.selectDraftsElsewhere(stateAfter(...kept), KEY)).toEqual([]);
  const elsewhere = stateAfter(...kept, tabNamed('two'));
  expect(drafts.selectDraft(elsewhere, KEY)).toBeUndefined();
  expect(drafts.selectDraftsElsewhere(elsewhere, KEY)).toEqual([{ tab: 'one', draft: draft('mine') }]);
});

it('a draft from before tabs had names belongs to none of them', () => {
  expect(stateAfter(saved('old')).drafts.drafts).toEqual({ [KEY]: draft('old') });
  const old = [saved('old'), tabNamed('two')];
  expect(drafts.selectDraftsElsewhere(stateAfter(...old), KEY)).toEqual([{ tab: '', draft: draft('old') }]);
  const taken = stateAfter(...old, draftTakenOver({ key: KEY, tab: '' }));
  expect(drafts.selectDraft(taken, KEY)).toEqual(draft('old'));
  expect(drafts.selectDraftsElsewhere(taken, KEY)).toEqual([]);
});

it('lists the newest of the drafts elsewhere first and omits other forms’ drafts', () => {
  const state = stateAfter(
    tabNamed('one'),
    draftSaved({ key: KEY, draft: draft('older', '2026-11-20 08:00:00') }),
    tabNamed('two'),
    draftSaved({ key: KEY, draft: draft('newest', '2026-11-20 10:00:00') }),
    tabNamed('three'),
    draftSaved({ key: KEY, draft: draft('newer', '2026-11-20 09:00:00') }),
    saved('another form', OTHER),
    tabNamed('four'),
  );
  expect(drafts.selectDraftsElsewhere(state, KEY).map(({ tab }) => tab)).toEqual(['two', 'three', 'one']);
});

it('deletes a draft that was sent, and a deleted one cannot be taken over', () => {
  const gone = stateAfter(tabNamed('one'), saved('mine'), saved('other', OTHER), draftRemoved(KEY));
  expect(gone.drafts.drafts).toEqual({ [`${OTHER}/one`]: draft('other') });
  const asked = stateAfter(tabNamed('two'), draftTakenOver({ key: KEY, tab: 'one' }));
  expect(Object.keys(asked.drafts.drafts)).toEqual([]);
});

it('when two tabs write at the same moment, each keeps its own drafts and adopts the others', () => {
  const own = drafts.selectTabDrafts(stateAfter(tabNamed('one'), saved('mine')));
  expect(own).toEqual({ [`${KEY}/one`]: draft('mine') });
  const written = [tabNamed('two'), saved('theirs'), tabNamed('one'), saved('mine, overtaken'), saved('sent', OTHER)];
  expect(stateAfter(...written, drafts.ownDraftsKept(own)).drafts.drafts).toEqual({
    [`${KEY}/two`]: draft('theirs'),
    [`${KEY}/one`]: draft('mine'),
  });
});

it('a tab without a name has no drafts of its own', () => {
  expect(drafts.selectTabDrafts(stateAfter(saved('mine', 'lin/aurora/todo/')))).toEqual({});
});

it('drafts wait for their account, and are deleted when another signs in', () => {
  const account = (id: string) => hostInfoLoaded({ userName: id, id, name: id, hostId: id });
  expect(drafts.selectDraft(stateAfter(saved('mine'), account('lin')), KEY)).toEqual(draft('mine'));
  expect(stateAfter(saved('mine'), account('mo')).drafts.drafts).toEqual({});
});
