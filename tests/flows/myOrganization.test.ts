import { confirmationAccepted, confirmationDismissed, toastActed } from '../../src/features/feedback/feedbackSlice.ts';
import * as tree from '../../src/features/myOrganization/myOrganizationSlice.ts';
import { settingsChanged } from '../../src/features/settings/settingsSlice.ts';
import { backendWith } from '../support/backend.ts';
import { ORGANIZATION, organizationBackend, units, visitOrganization as visit } from '../support/organizationWork.ts';
import { playFlow } from '../support/playFlow.ts';
import { signedIn } from '../support/signedIn.ts';
import { acceptOnly, choiceOf } from '../support/versionedReply.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const PAGE = '/console/organizationManagement/myOrganization';
type Play = Awaited<ReturnType<typeof visit>>;
const undo = async (play: Play) => {
  play.dispatch(toastActed(play.state().feedback.toasts.at(-1)?.id ?? ''));
  await play.pass(0);
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('CON-1 expands the path to the department in the address', async () => {
  const play = await visit('?unit=lab');
  expect([...play.state().myOrganization.open].sort()).toEqual(['dev', 'root']);
});

it('CON-1 makes no call without the console', async () => {
  const play = await playFlow(organizationBackend(backendWith([])), { path: PAGE, preloadedState: signedIn() });
  await play.pass(0);
  expect(play.calls().filter((call) => call.includes('/api/console/organization'))).toEqual([]);
});

it('CON-1 a new name can be undone within five seconds', async () => {
  const play = await visit();
  play.dispatch(tree.renameAsked({ id: 'lab', name: ' Tests ' }));
  await play.pass(0);
  expect(play.bodyOf(ORGANIZATION.updateUnit)).toEqual({ displayName: 'Tests' });
  await play.pass(4_900);
  await undo(play);
  expect(play.bodyOf(ORGANIZATION.updateUnit)).toEqual({ displayName: 'Unit lab' });
});

it('CON-1 does not send an unchanged or an empty name', async () => {
  const play = await visit();
  play.calls();
  for (const name of ['Unit lab', '  ']) play.dispatch(tree.renameAsked({ id: 'lab', name }));
  await play.pass(0);
  expect(play.calls()).toEqual([]);
});

it('CON-1 HDR-9 in English it is the English name that changes; clearing it removes it, which can be undone', async () => {
  const labelled = units.map((unit) => (unit.id === 'lab' ? { ...unit, englishName: 'Laboratory' } : unit));
  const play = await visit('', { [ORGANIZATION.units]: { body: { items: labelled } } });
  play.dispatch(settingsChanged({ language: 'en-US' }));
  await play.pass(0);
  play.dispatch(tree.renameAsked({ id: 'lab', name: 'Tests' }));
  await play.pass(0);
  expect(play.bodyOf(ORGANIZATION.updateUnit)).toEqual({ englishName: 'Tests' });
  play.dispatch(tree.renameAsked({ id: 'lab', name: ' ' }));
  await play.pass(0);
  expect(play.bodyOf(ORGANIZATION.updateUnit)).toEqual({ englishName: null });
  expect(play.state().feedback.toasts.at(-1)?.message).toMatchObject({
    params: { from: 'Laboratory', to: 'Unit lab' },
  });
  await undo(play);
  expect(play.bodyOf(ORGANIZATION.updateUnit)).toEqual({ englishName: 'Laboratory' });
});

const as = (lab: object) => ({
  body: { items: units.map((unit) => (unit.id === 'lab' ? { ...unit, ...lab } : unit)) },
});
/** `lab` was read as version 1, then changed elsewhere, which made version 2 of it. */
async function changedElsewhere(change: object) {
  const play = await visit('', { [ORGANIZATION.units]: as({ concurrencyStamp: 'v1' }) });
  play.backend[ORGANIZATION.units] = as({ ...change, concurrencyStamp: 'v2' });
  acceptOnly(play, ORGANIZATION.updateUnit, 'v2');
  play.calls();
  play.dispatch(tree.renameAsked({ id: 'lab', name: 'Tests' }));
  await play.pass(0);
  return play;
}
const nameOf = (play: Play) => play.state().myOrganization.units.data?.find(({ id }) => id === 'lab')?.displayName;

it('CON-1 renames a department even if something else about it has changed in the meantime', async () => {
  const play = await changedElsewhere({ leaderId: 'm1' });
  expect(play.calls().slice(0, 3)).toEqual([ORGANIZATION.updateUnit, ORGANIZATION.units, ORGANIZATION.updateUnit]);
  expect(play.bodyOf(ORGANIZATION.updateUnit)).toEqual({ displayName: 'Tests' });
  expect(play.headersOf(ORGANIZATION.updateUnit).get('If-Match')).toBe('"v2"');
  expect(play.state().feedback.toasts.at(-1)?.message).toMatchObject({ key: 'myOrganization:renamed' });
});

it('CON-1 a department that somebody else has renamed meanwhile is renamed once the person has chosen between the names', async () => {
  const play = await changedElsewhere({ displayName: 'Trials' });
  const choice = choiceOf(play);
  expect(choice).toMatchObject({ title: { key: 'myOrganization:name' }, saved: 'Trials', own: 'Tests' });
  play.calls();
  play.dispatch(confirmationAccepted(choice?.id ?? ''));
  await play.pass(0);
  expect(play.calls()[0]).toBe(ORGANIZATION.updateUnit);
  expect(play.headersOf(ORGANIZATION.updateUnit).get('If-Match')).toBe('"v2"');
});

it('CON-1 choosing the other name of a department sends nothing and announces no new name', async () => {
  const play = await changedElsewhere({ displayName: 'Trials' });
  play.calls();
  play.dispatch(confirmationDismissed(choiceOf(play)?.id ?? ''));
  await play.pass(0);
  expect(play.calls()).not.toContain(ORGANIZATION.updateUnit);
  expect(nameOf(play)).toBe('Trials');
  expect(play.state().feedback.toasts).toEqual([]);
});

it('CON-1 undoing a name does not overwrite a newer one from somebody else', async () => {
  const play = await visit('', { [ORGANIZATION.units]: as({ concurrencyStamp: 'v1' }) });
  play.backend[ORGANIZATION.units] = as({ displayName: 'Tests', concurrencyStamp: 'v2' });
  play.dispatch(tree.renameAsked({ id: 'lab', name: 'Tests' }));
  await play.pass(0);
  expect(nameOf(play)).toBe('Tests');
  play.backend[ORGANIZATION.units] = as({ displayName: 'Trials', concurrencyStamp: 'v3' });
  acceptOnly(play, ORGANIZATION.updateUnit, 'v3');
  await undo(play);
  expect(choiceOf(play)).toMatchObject({ saved: 'Trials', own: 'Unit lab' });
});

it('CON-1 says why the server refuses a name', async () => {
  const play = await visit('', { [ORGANIZATION.updateUnit]: { status: 403, body: { error: { message: 'taken' } } } });
  play.dispatch(tree.renameAsked({ id: 'lab', name: 'Tests' }));
  await play.pass(0);
  expect(play.state().feedback.toasts.map(({ message }) => message)).toEqual([{ text: 'taken', language: 'zh-CN' }]);
});

it('CON-1 a name is pending until answered; a refusal leaves its field open and shows the reason there', async () => {
  const play = await visit('', { [ORGANIZATION.updateUnit]: { status: 403, body: { error: { message: 'taken' } } } });
  play.dispatch(tree.renamingBegun('lab'));
  play.dispatch(tree.renameAsked({ id: 'lab', name: 'Tests' }));
  play.dispatch(tree.renamingBegun('lab'));
  expect(play.state().myOrganization.renaming?.isAsked).toBe(true);
  await play.pass(0);
  const refusal = { text: 'taken', language: 'zh-CN' };
  expect(play.state().myOrganization.renaming).toEqual({ id: 'lab', isAsked: false, refusal });
  expect(play.state().feedback.toasts).toEqual([]);
  play.backend[ORGANIZATION.updateUnit] = { status: 204 };
  play.dispatch(tree.renameAsked({ id: 'lab', name: 'Trials' }));
  await play.pass(0);
  expect(play.state().myOrganization.renaming).toBeNull();
});

it('CON-1 the root has no dialog for moving it', async () => {
  const play = await visit('?unit=root&panel=moveUnit');
  expect(play.state().routing.location.search).toBe('?unit=root');
});

it('CON-1 undo returns a moved department to its parent and place', async () => {
  const play = await visit();
  play.dispatch(tree.unitMoveAsked({ id: 'lab', parentId: 'shop', position: 0 }));
  await play.pass(0);
  expect(play.bodyOf(ORGANIZATION.moveUnit)).toEqual({ parentId: 'shop', position: 0 });
  await undo(play);
  expect(play.bodyOf(ORGANIZATION.moveUnit)).toEqual({ parentId: 'dev', position: 0 });
});

it.each([
  ['root', 'shop'],
  ['dev', 'lab'],
  ['dev', 'dev'],
])('CON-1 %s cannot be moved below %s', async (id, parentId) => {
  const play = await visit();
  play.calls();
  play.dispatch(tree.unitMoveAsked({ id, parentId }));
  await play.pass(0);
  expect(play.calls()).toEqual([]);
  expect(play.state().feedback.toasts.at(-1)?.message).toMatchObject({ key: 'myOrganization:moveImpossible' });
});

it('CON-1 a department with people says why it cannot be removed', async () => {
  const play = await visit();
  play.calls();
  play.dispatch(tree.unitRemovalAsked('dev'));
  await play.pass(0);
  expect(play.calls()).toEqual([]);
  expect(play.state().feedback.toasts.at(-1)?.message).toMatchObject({
    key: 'myOrganization:notEmpty',
    params: { people: 2, units: 1 },
  });
});

it('CON-1 removes an empty one after a yes, and shows its parent', async () => {
  const play = await visit('?unit=lab');
  play.dispatch(tree.unitRemovalAsked('lab'));
  await play.pass(0);
  expect(play.calls()).not.toContain(ORGANIZATION.removeUnit);
  play.dispatch(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''));
  await play.pass(0);
  expect(play.calls()).toContain(ORGANIZATION.removeUnit);
  expect(play.state().routing.location.search).toBe('?unit=dev');
});

it('CON-1 adding a department closes its dialog, discards what was typed, and can be undone', async () => {
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

describe('CON-1 a department that somebody else has removed in the meantime', () => {
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
    play.dispatch(tree.renameAsked({ id: 'lab', name: 'Tests' }));
    await play.pass(0);
    expect([told(play), play.state().myOrganization.renaming]).toEqual([[GONE], null]);
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
