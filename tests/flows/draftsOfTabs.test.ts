import { TAB_KEY } from '../../src/constants/storageKeys.ts';
import { keyChanged } from '../../src/features/crossTab/crossTabEvents.ts';
import { type Draft, draftRemoved, draftSaved, ownDraftsKept } from '../../src/features/drafts/draftsSlice.ts';
import { EMPTY_TASK } from '../../src/features/task/taskValues.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import * as tabs from '../../src/services/browser/tabName.ts';
import { former } from '../support/signedIn.ts';
import { todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/tabName.ts', () => ({
  ...jest.requireActual('../../src/services/browser/tabName.ts'),
  holdTabName: jest.fn(async () => true),
  openTabs: jest.fn(async () => []),
}));

const CREATE = { tab: 2, intent: { kind: 'create' } } as const;
const FORM = `account/${former.tenantId}/personal/new`;
const MINE = `${FORM}/this-tab`;
const THEIRS = `${FORM}/other-tab`;

const draft = (title: string, savedAt = '2026-11-20T09:00:00'): Draft => ({
  savedAt,
  values: { ...EMPTY_TASK, title },
});
const kept = (drafts: Record<string, Draft>) => ({ drafts: { drafts, tab: '' } });
type Play = Awaited<ReturnType<typeof todoWork>>;
const titles = (play: Play) =>
  Object.fromEntries(Object.entries(play.state().drafts.drafts).map(([place, { values }]) => [place, values.title]));
/** Another tab stores these as all drafts. */
const otherTabWrites = (play: Play, drafts: Record<string, Draft> | null) =>
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: 'drafts',
      newValue: drafts && JSON.stringify(drafts),
      storageArea: localStorage,
    }),
  ) && play.pass(0);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.setItem(TAB_KEY, 'this-tab');
  jest.mocked(tabs.openTabs).mockResolvedValue([]);
  jest.mocked(tabs.holdTabName).mockResolvedValue(true);
});
afterEach(() => jest.useRealTimers());

it('TODO-8 the draft of a closed tab is offered to the next tab that opens the form, which then owns it', async () => {
  const play = await todoWork(CREATE, kept({ [THEIRS]: draft('left behind') }));
  expect(play.state().taskForm).toMatchObject({ values: { title: 'left behind' }, draftFrom: '2026-11-20T09:00:00' });
  expect(titles(play)).toEqual({ [MINE]: 'left behind' });
});

it('offers the newest draft of several closed tabs, and the others wait', async () => {
  const older = `${FORM}/older-tab`;
  const play = await todoWork(
    CREATE,
    kept({ [older]: draft('older', '2026-11-19T09:00:00'), [THEIRS]: draft('newer') }),
  );
  expect(titles(play)).toEqual({ [MINE]: 'newer', [older]: 'older' });
});

it('the draft of an open tab stays with it', async () => {
  jest.mocked(tabs.openTabs).mockResolvedValue(['other-tab']);
  const play = await todoWork(CREATE, kept({ [THEIRS]: draft('still typing') }));
  expect(play.state().taskForm.values.title).toBe('');
  play.dispatch(form.taskFormChanged({ title: 'mine' }));
  await play.pass(500);
  expect(titles(play)).toEqual({ [THEIRS]: 'still typing', [MINE]: 'mine' });
});

it('a tab with a draft of its own continues with that one', async () => {
  const play = await todoWork(CREATE, kept({ [THEIRS]: draft('newer', '2026-11-20T10:00:00'), [MINE]: draft('mine') }));
  expect(play.state().taskForm.values.title).toBe('mine');
});

it.each([
  ['without this draft', {}],
  ['with an older state of it', { [MINE]: draft('m') }],
])('a tab that writes at the same moment, %s, does not overwrite it', async (_case, stale) => {
  const play = await todoWork(CREATE);
  play.dispatch(form.taskFormChanged({ title: 'mine' }));
  await play.pass(500);
  await otherTabWrites(play, { ...stale, [THEIRS]: draft('theirs') });
  expect(titles(play)).toEqual({ [THEIRS]: 'theirs', [MINE]: 'mine' });
});

it('adopts another tab’s write that does not touch this draft: two tabs do not write in a loop', async () => {
  const play = await todoWork(CREATE);
  play.dispatch(form.taskFormChanged({ title: 'mine' }));
  await play.pass(500);
  play.events();
  // In a different order, as another tab may write it.
  const mine = play.state().drafts.drafts[MINE];
  if (mine === undefined) throw new Error('nothing was kept');
  await otherTabWrites(play, {
    [THEIRS]: draft('theirs'),
    [MINE]: { values: Object.fromEntries(Object.entries(mine.values).reverse()) as never, savedAt: mine.savedAt },
  });
  expect(play.events()).toEqual([keyChanged.type]);
});

it('a sent draft does not come back from a tab that had not heard of it', async () => {
  const play = await todoWork(CREATE);
  play.dispatch(draftSaved({ key: FORM, draft: draft('sent') }));
  play.dispatch(draftRemoved(FORM));
  await otherTabWrites(play, { [MINE]: draft('sent') });
  expect(titles(play)).toEqual({});
});

it('a log-out elsewhere removes this tab’s drafts too', async () => {
  const play = await todoWork(CREATE);
  play.dispatch(form.taskFormChanged({ title: 'mine' }));
  await play.pass(500);
  play.events();
  await otherTabWrites(play, null);
  expect(play.events()).not.toContain(ownDraftsKept.type);
  expect(titles(play)).toEqual({});
});

it('a duplicated tab takes a name of its own and leaves the copied draft to its owner', async () => {
  jest.mocked(tabs.holdTabName).mockResolvedValueOnce(false);
  jest.mocked(tabs.openTabs).mockResolvedValue(['this-tab']);
  const play = await todoWork(CREATE, kept({ [MINE]: draft('original') }));
  expect(play.state().drafts.tab).not.toBe('this-tab');
  expect(sessionStorage.getItem(TAB_KEY)).toBe(play.state().drafts.tab);
  play.dispatch(form.taskFormChanged({ title: 'copy' }));
  await play.pass(500);
  expect(titles(play)).toEqual({ [MINE]: 'original', [`${FORM}/${play.state().drafts.tab}`]: 'copy' });
});
