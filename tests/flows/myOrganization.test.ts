import { confirmationAccepted } from '../../src/features/feedback/feedbackSlice.ts';
import { formTyped } from '../../src/features/forms/formsSlice.ts';
import * as tree from '../../src/features/myOrganization/myOrganizationSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { emptySubmission } from '../../src/lib/submission.ts';
import { backendWith } from '../support/backend.ts';
import {
  ORGANIZATION,
  organizationBackend,
  undo,
  units,
  visitOrganization as visit,
} from '../support/organizationWork.ts';
import { playFlow } from '../support/playFlow.ts';
import { signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const PAGE = '/console/organizationManagement/myOrganization';
type Play = Awaited<ReturnType<typeof visit>>;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('expands the path to the department in the address', async () => {
  const play = await visit('?unit=lab');
  expect([...play.state().myOrganization.open].sort()).toEqual(['dev', 'root']);
});

it('makes no call without the console', async () => {
  const play = await playFlow(organizationBackend(backendWith([])), { path: PAGE, preloadedState: signedIn() });
  await play.pass(0);
  expect(play.calls().filter((call) => call.includes('/api/console/organization'))).toEqual([]);
});

it('the root has no dialog for moving it', async () => {
  const play = await visit('?unit=root&panel=moveUnit');
  expect(play.state().routing.location.search).toBe('?unit=root');
});

it('undo returns a moved department to its parent and place', async () => {
  const play = await visit();
  play.dispatch(tree.unitMoveWanted({ id: 'lab', parentId: 'shop', position: 0 }));
  await play.pass(0);
  expect(play.bodyOf(ORGANIZATION.moveUnit)).toEqual({ parentId: 'shop', position: 0 });
  expect(play.state().feedback.toasts[0]?.message).toMatchObject({ key: 'myOrganization:moved' });
  await undo(play);
  expect(play.bodyOf(ORGANIZATION.moveUnit)).toEqual({ parentId: 'dev', position: 0 });
});

it.each([
  ['root', 'shop'],
  ['dev', 'lab'],
  ['dev', 'dev'],
])('%s cannot be moved below %s', async (id, parentId) => {
  const play = await visit();
  play.calls();
  play.dispatch(tree.unitMoveWanted({ id, parentId }));
  await play.pass(0);
  expect(play.calls()).toEqual([]);
  expect(play.state().feedback.toasts.at(-1)?.message).toMatchObject({ key: 'myOrganization:moveImpossible' });
});

it('a department with people says why it cannot be removed', async () => {
  const play = await visit();
  play.calls();
  play.dispatch(tree.unitRemovalWanted('dev'));
  await play.pass(0);
  expect(play.calls()).toEqual([]);
  expect(play.state().feedback.toasts.at(-1)?.message).toMatchObject({
    key: 'myOrganization:notEmpty',
    params: { people: 2, units: 1 },
  });
});

it('removes an empty one after a yes, and shows its parent', async () => {
  const play = await visit('?unit=lab');
  play.dispatch(tree.unitRemovalWanted('lab'));
  await play.pass(0);
  expect(play.calls()).not.toContain(ORGANIZATION.removeUnit);
  expect(play.state().feedback.confirmation).toMatchObject({
    consequence: { key: 'myOrganization:removeConsequence' },
    confirm: { key: 'myOrganization:remove' },
    danger: true,
  });
  play.dispatch(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''));
  await play.pass(0);
  expect(play.calls()).toContain(ORGANIZATION.removeUnit);
  expect(play.state().routing.location.search).toBe('?unit=dev');
});

it('adding a department closes its dialog, discards what was typed, and can be undone', async () => {
  const play = await visit('?unit=dev&panel=addUnit');
  play.dispatch(tree.unitAddition.submitted({ parentId: 'dev', displayName: ' New ', englishName: '' }));
  await play.pass(0);
  expect(play.bodyOf(ORGANIZATION.addUnit)).toEqual({ parentId: 'dev', displayName: 'New', englishName: null });
  expect(play.state().routing.location.search).toBe('?unit=lab');
  expect(play.state().myOrganization.open).toContain('dev');
  await undo(play);
  expect(play.calls()).toContain(ORGANIZATION.removeUnit);
  expect(play.state().routing.location.search).toBe('?unit=dev');
});

describe('one department after another', () => {
  const add = async (play: Play, displayName: string) => {
    play.dispatch(tree.unitAddition.submitted({ parentId: 'dev', displayName, englishName: '' }));
    await play.pass(0);
  };
  const openDialog = async (play: Play) => {
    play.dispatch(navigationWanted({ to: `${PAGE}?unit=dev&panel=addUnit` }));
    await play.pass(0);
  };
  const sent = (play: Play) => play.calls().filter((call) => call === ORGANIZATION.addUnit);

  it('is added while the first can still be undone', async () => {
    const play = await visit('?unit=dev&panel=addUnit');
    await add(play, 'One');
    await openDialog(play);
    await add(play, 'Two');
    expect(sent(play)).toHaveLength(2);
    expect(play.bodyOf(ORGANIZATION.addUnit)).toMatchObject({ displayName: 'Two' });
    expect(play.state().myOrganization.addition.status).toBe('filling');
    expect(play.state().feedback.toasts).toHaveLength(2);
  });

  it('keeps its dialog when the tree with the first arrives late', async () => {
    const play = await visit('?unit=dev&panel=addUnit');
    let answer: (reply: object) => void = () => {};
    play.backend[ORGANIZATION.units] = () => new Promise((resolve) => (answer = resolve));
    await add(play, 'One');
    await openDialog(play);
    answer({ body: { items: units } });
    await play.pass(0);
    expect(play.state().routing.location.search).toBe('?unit=dev&panel=addUnit');
    await add(play, 'Two');
    expect(sent(play)).toHaveLength(2);
  });

  it('starts without the refusal of the first', async () => {
    const play = await visit('?unit=dev&panel=addUnit', {
      [ORGANIZATION.addUnit]: { status: 403, body: { error: { message: 'no' } } },
    });
    await add(play, 'One');
    expect(play.state().myOrganization.addition.status).toBe('refused');
    play.dispatch(tree.panelClosed());
    await openDialog(play);
    expect(play.state().myOrganization.addition).toEqual(emptySubmission());
  });

  it('is not held up, nor closed, by the late answer to one that was cancelled; the tree is read again', async () => {
    const play = await visit('?unit=dev&panel=addUnit');
    let answer: (reply: object) => void = () => {};
    play.backend[ORGANIZATION.addUnit] = () => new Promise((resolve) => (answer = resolve));
    await add(play, 'One');
    play.dispatch(tree.panelClosed());
    await openDialog(play);
    play.dispatch(formTyped({ key: 'unitAdd/displayName', typed: 'Two' }));
    expect(play.state().myOrganization.addition.status).toBe('filling');
    play.calls();
    answer({ body: { id: 'lab' } });
    await play.pass(0);
    expect(play.calls()).toContain(ORGANIZATION.units);
    expect(play.state().routing.location.search).toBe('?unit=dev&panel=addUnit');
    expect(play.state().forms.typed['unitAdd/displayName']).toBe('Two');
    expect(play.state().feedback.toasts).toEqual([]);
  });
});

describe('a department that somebody else has removed in the meantime', () => {
  const gone = { status: 404, body: { error: { message: 'not found' } } };
  const withoutLab = { body: { items: units.filter(({ id }) => id !== 'lab') } };
  const GONE = { key: 'myOrganization:gone', params: { unit: 'Unit lab' } };
  const told = (play: Play) => play.state().feedback.toasts.map(({ message }) => message);

  it('takes no new one: it is named, the one above it is shown, and what was typed now applies to that one', async () => {
    const play = await visit('?unit=lab&panel=addUnit', { [ORGANIZATION.addUnit]: gone });
    play.backend[ORGANIZATION.units] = withoutLab;
    play.dispatch(tree.unitAddition.submitted({ parentId: 'lab', displayName: 'New', englishName: '' }));
    await play.pass(0);
    expect(told(play)).toEqual([GONE]);
    expect(play.state().myOrganization.units.data?.map(({ id }) => id)).not.toContain('lab');
    expect(play.state().routing.location.search).toBe('?unit=dev&panel=addUnit');
  });

  it('is not renamed', async () => {
    const play = await visit('?unit=lab', { [ORGANIZATION.updateUnit]: gone });
    play.backend[ORGANIZATION.units] = withoutLab;
    play.dispatch(tree.renamingBegun('lab'));
    play.dispatch(tree.unitNewName.submitted({ id: 'lab', name: 'Tests' }));
    await play.pass(0);
    expect([told(play), play.state().myOrganization.renamed]).toEqual([[GONE], null]);
    expect(play.state().routing.location.search).toBe('?unit=dev');
  });

  it('is not blamed for another missing one', async () => {
    const play = await visit('?unit=lab&panel=addUnit', { [ORGANIZATION.addUnit]: gone });
    play.dispatch(tree.unitAddition.submitted({ parentId: 'lab', displayName: 'New', englishName: '' }));
    await play.pass(0);
    expect(told(play)).toEqual([]);
    expect(play.state().myOrganization.addition.failure.error).toEqual({ text: 'not found', language: 'zh-CN' });
  });
});
