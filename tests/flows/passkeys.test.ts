import { passkeyRemovalWanted, passkeyRenameWanted, passkeyWanted } from '../../src/features/passkeys/passkeysSlice.ts';
import { proofForm } from '../../src/features/reauthentication/reauthenticationSlice.ts';
import { createPasskey } from '../../src/services/browser/passkeys.ts';
import { ASKED, created, passkey, refused, SECURITY, securityBackend, visitSecurity } from '../support/securityWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/passkeys.ts', () => ({
  arePasskeysSupported: () => true,
  createPasskey: jest.fn(),
}));

const made = jest.mocked(createPasskey);
const wanted = passkeyWanted({ name: 'Laptop' });
const again = [SECURITY.passkeys, SECURITY.log];
const visit = async (...of: Parameters<typeof visitSecurity>) => {
  const visited = await visitSecurity(...of);
  visited.play.calls();
  return visited;
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('the browser creates a passkey, which is kept under its name, and the list is read again', async () => {
  made.mockResolvedValue({ ...created });
  const { play, done, told } = await visit();
  expect(play.state().passkeys.load.data).toEqual([passkey]);
  await done(wanted);
  expect(made).toHaveBeenCalledWith(expect.objectContaining({ challenge: 'c' }));
  expect(play.bodyOf(SECURITY.addPasskey)).toEqual({ name: 'Laptop', credential: created });
  expect(play.calls()).toEqual([SECURITY.beginPasskey, SECURITY.addPasskey, ...again]);
  expect(told()).toEqual([]);
});

it('the person proves who they are before the browser is asked', async () => {
  made.mockClear().mockResolvedValue({ ...created });
  const { play, done } = await visit({ [SECURITY.beginPasskey]: ASKED });
  await done(wanted);
  expect(play.state().reauthentication.status).toBe('asking');
  expect(made).not.toHaveBeenCalled();
  Object.assign(play.backend, securityBackend());
  await done(proofForm.submitted({ method: 'password', password: 'x' }));
  expect(play.calls()).toContain(SECURITY.addPasskey);
});

it('closing the browser’s own dialog changes nothing and shows no message', async () => {
  made.mockResolvedValue(null);
  const { play, done, told } = await visit();
  await done(wanted);
  expect(play.calls()).toEqual([SECURITY.beginPasskey]);
  expect(told()).toEqual([]);
});

it('reports a device that already has one and sends nothing', async () => {
  made.mockResolvedValue('impossible');
  const { play, done, told } = await visit();
  await done(wanted);
  expect(play.calls()).toEqual([SECURITY.beginPasskey]);
  expect(told()).toEqual([{ key: 'passkeys:notMade' }]);
});

it.each([
  ['an address of numbers', SECURITY.beginPasskey],
  ['an answer that does not fit', SECURITY.addPasskey],
])('the server refuses %s with its reason', async (_what, call) => {
  made.mockResolvedValue({ ...created });
  const { done, told } = await visit({ [call]: refused('Passkeys belong to a name') });
  await done(wanted);
  expect(told()).toEqual([{ text: 'Passkeys belong to a name', language: 'zh-CN' }]);
});

it('creates only one at a time', async () => {
  let give: (credential: null) => void = () => {};
  made.mockClear().mockReturnValue(new Promise((resolve) => (give = resolve)));
  const { done } = await visit();
  await done(wanted, wanted);
  expect(made).toHaveBeenCalledTimes(1);
  give(null);
});

it('renames one', async () => {
  const { play, done } = await visit();
  await done(passkeyRenameWanted({ id: 'p1', name: 'Phone' }));
  expect(play.bodyOf(SECURITY.renamePasskey)).toEqual({ name: 'Phone' });
  expect(play.calls()).toEqual([SECURITY.renamePasskey, ...again]);
});

it('removes one only after a yes that names it', async () => {
  const { play, done, answered } = await visit();
  const removal = passkeyRemovalWanted({ id: 'p1', name: 'Laptop' });
  await done(removal);
  expect(play.state().feedback.confirmation).toMatchObject({ danger: true, question: { params: { name: 'Laptop' } } });
  await answered(false);
  expect(play.calls()).toEqual([]);
  await done(removal);
  await answered(true);
  expect(play.calls()).toEqual([SECURITY.removePasskey, ...again]);
});

it('does not remove the last way to sign in, and says why', async () => {
  const { done, answered, told } = await visit({ [SECURITY.removePasskey]: refused('Nothing else would let you in') });
  await done(passkeyRemovalWanted({ id: 'p1', name: 'Laptop' }));
  await answered(true);
  expect(told()).toEqual([{ text: 'Nothing else would let you in', language: 'zh-CN' }]);
});
