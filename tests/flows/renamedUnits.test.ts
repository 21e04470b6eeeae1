import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import * as tree from '../../src/features/myOrganization/myOrganizationSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { settingsChanged } from '../../src/features/settings/settingsSlice.ts';
import { UNEXPECTED } from '../../src/lib/message.ts';
import { ORGANIZATION, undo, units, visitOrganization as visit } from '../support/organizationWork.ts';
import type { Reply } from '../support/playFlow.ts';
import { sabotage } from '../support/sabotage.ts';
import { acceptOnly, choiceOf } from '../support/versionedReply.ts';

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

it('a new name can be undone within five seconds', async () => {
  const play = await visit();
  play.dispatch(tree.unitNewName.submitted({ id: 'lab', name: ' Tests ' }));
  await play.pass(0);
  expect(play.bodyOf(ORGANIZATION.updateUnit)).toEqual({ displayName: 'Tests' });
  await play.pass(4_900);
  await undo(play);
  expect(play.bodyOf(ORGANIZATION.updateUnit)).toEqual({ displayName: 'Unit lab' });
});

it('does not send an unchanged or an empty name', async () => {
  const play = await visit();
  play.calls();
  for (const name of ['Unit lab', '  ']) play.dispatch(tree.unitNewName.submitted({ id: 'lab', name }));
  await play.pass(0);
  expect(play.calls()).toEqual([]);
});

it('in English it is the English name that changes; clearing it removes it, which can be undone', async () => {
  const labelled = units.map((unit) => (unit.id === 'lab' ? { ...unit, englishName: 'Laboratory' } : unit));
  const play = await visit('', { [ORGANIZATION.units]: { body: { items: labelled } } });
  play.dispatch(settingsChanged({ language: 'en-US' }));
  await play.pass(0);
  play.dispatch(tree.unitNewName.submitted({ id: 'lab', name: 'Tests' }));
  await play.pass(0);
  expect(play.bodyOf(ORGANIZATION.updateUnit)).toEqual({ englishName: 'Tests' });
  play.dispatch(tree.unitNewName.submitted({ id: 'lab', name: ' ' }));
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
  play.dispatch(tree.unitNewName.submitted({ id: 'lab', name: 'Tests' }));
  await play.pass(0);
  return play;
}
const nameOf = (play: Play) => play.state().myOrganization.units.data?.find(({ id }) => id === 'lab')?.displayName;

it('renames a department even if something else about it has changed in the meantime', async () => {
  const play = await changedElsewhere({ leaderId: 'm1' });
  expect(play.calls().slice(0, 3)).toEqual([ORGANIZATION.updateUnit, ORGANIZATION.units, ORGANIZATION.updateUnit]);
  expect(play.bodyOf(ORGANIZATION.updateUnit)).toEqual({ displayName: 'Tests' });
  expect(play.headersOf(ORGANIZATION.updateUnit).get('If-Match')).toBe('"v2"');
  expect(play.state().feedback.toasts.at(-1)?.message).toMatchObject({ key: 'myOrganization:renamed' });
});

it('a department that somebody else has renamed meanwhile is renamed once the person has chosen between the names', async () => {
  const play = await changedElsewhere({ displayName: 'Trials' });
  const choice = choiceOf(play);
  expect(choice).toMatchObject({ title: { key: 'myOrganization:name' }, saved: 'Trials', own: 'Tests' });
  play.calls();
  play.dispatch(confirmationAccepted(choice?.id ?? ''));
  await play.pass(0);
  expect(play.calls()[0]).toBe(ORGANIZATION.updateUnit);
  expect(play.headersOf(ORGANIZATION.updateUnit).get('If-Match')).toBe('"v2"');
});

it('choosing the other name of a department sends nothing and announces no new name', async () => {
  const play = await changedElsewhere({ displayName: 'Trials' });
  play.calls();
  play.dispatch(confirmationDismissed(choiceOf(play)?.id ?? ''));
  await play.pass(0);
  expect(play.calls()).not.toContain(ORGANIZATION.updateUnit);
  expect(nameOf(play)).toBe('Trials');
  expect(play.state().feedback.toasts).toEqual([]);
});

it('undoing a name does not overwrite a newer one from somebody else', async () => {
  const play = await visit('', { [ORGANIZATION.units]: as({ concurrencyStamp: 'v1' }) });
  play.backend[ORGANIZATION.units] = as({ displayName: 'Tests', concurrencyStamp: 'v2' });
  play.dispatch(tree.unitNewName.submitted({ id: 'lab', name: 'Tests' }));
  await play.pass(0);
  expect(nameOf(play)).toBe('Tests');
  play.backend[ORGANIZATION.units] = as({ displayName: 'Trials', concurrencyStamp: 'v3' });
  acceptOnly(play, ORGANIZATION.updateUnit, 'v3');
  await undo(play);
  expect(choiceOf(play)).toMatchObject({ saved: 'Trials', own: 'Unit lab' });
});

it('a department renamed elsewhere is read anew for its name, even while an older reading is awaited', async () => {
  const play = await visit('', { [ORGANIZATION.units]: as({ concurrencyStamp: 'v1' }) });
  const answers: ((reply: Reply) => void)[] = [];
  play.backend[ORGANIZATION.units] = () => new Promise<Reply>((resolve) => answers.push(resolve));
  acceptOnly(play, ORGANIZATION.updateUnit, 'v2');
  play.dispatch(tree.managedUnits.wanted());
  await play.pass(0);
  play.dispatch(tree.unitNewName.submitted({ id: 'lab', name: 'Tests' }));
  await play.pass(0);
  answers[0]?.(as({ concurrencyStamp: 'v1' }));
  await play.pass(0);
  answers[1]?.(as({ leaderId: 'm1', concurrencyStamp: 'v2' }));
  await play.pass(0);
  expect(play.headersOf(ORGANIZATION.updateUnit).get('If-Match')).toBe('"v2"');
});

it('says why the server refuses a name', async () => {
  const play = await visit('', { [ORGANIZATION.updateUnit]: { status: 403, body: { error: { message: 'taken' } } } });
  play.dispatch(tree.unitNewName.submitted({ id: 'lab', name: 'Tests' }));
  await play.pass(0);
  expect(play.state().feedback.toasts.map(({ message }) => message)).toEqual([{ text: 'taken', language: 'zh-CN' }]);
});

it('a name is pending until answered; a refusal leaves its field open and shows the reason there', async () => {
  const play = await visit('', { [ORGANIZATION.updateUnit]: { status: 403, body: { error: { message: 'taken' } } } });
  play.dispatch(tree.renamingBegun('lab'));
  play.dispatch(tree.unitNewName.submitted({ id: 'lab', name: 'Tests' }));
  play.dispatch(tree.renamingBegun('lab'));
  expect(play.state().myOrganization.newName.status).toBe('submitting');
  await play.pass(0);
  const refusal = { text: 'taken', language: 'zh-CN' };
  expect(play.state().myOrganization).toMatchObject({ renamed: 'lab', newName: { failure: { error: refusal } } });
  expect(play.state().feedback.toasts).toEqual([]);
  play.backend[ORGANIZATION.updateUnit] = { status: 204 };
  play.dispatch(tree.unitNewName.submitted({ id: 'lab', name: 'Trials' }));
  await play.pass(0);
  expect(play.state().myOrganization.renamed).toBeNull();
});

it('leaving the page closes the field of a name that is being saved', async () => {
  const play = await visit('', { [ORGANIZATION.updateUnit]: () => new Promise(() => {}) });
  play.dispatch(tree.renamingBegun('lab'));
  play.dispatch(tree.unitNewName.submitted({ id: 'lab', name: 'Tests' }));
  await play.pass(0);
  for (const to of ['/console/costCenter/orderManage', PAGE]) play.dispatch(navigationWanted({ to }));
  await play.pass(0);
  expect(play.state().myOrganization).toMatchObject({ renamed: null, newName: { status: 'filling' } });
});

it('after a crash the field of a new name is open with the reason, and can be used again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const saboteur = sabotage('myOrganization');
  const play = await visit('', {}, saboteur.effects);
  play.dispatch(tree.renamingBegun('lab'));
  saboteur.arm(2);
  play.dispatch(tree.unitNewName.submitted({ id: 'lab', name: 'Tests' }));
  saboteur.disarm();
  await play.pass(0);
  expect(play.events()).toContain('myOrganization/crashed');
  expect(play.state().myOrganization.newName).toMatchObject({ status: 'refused', failure: { error: UNEXPECTED } });
  play.dispatch(tree.unitNewName.submitted({ id: 'lab', name: 'Tests' }));
  await play.pass(0);
  expect(play.bodyOf(ORGANIZATION.updateUnit)).toEqual({ displayName: 'Tests' });
});
