import { cancelWanted, proofForm } from '../../src/features/reauthentication/reauthenticationSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import * as step from '../../src/features/secondStep/secondStepSlice.ts';
import { blobUrlOf, saveBlobUrl } from '../../src/services/browser/blobs.ts';
import { copyText } from '../../src/services/browser/clipboard.ts';
import { ASKED, CODES, refused, SECURITY, visitSecurity } from '../support/securityWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/blobs.ts');
jest.mock('../../src/services/browser/clipboard.ts');

const SECRET = 'JBSWY3DPEHPK3PXP';
const code = step.firstCodeForm.submitted({ code: '482719' });
const EMPTY = { status: 'closed', secret: null, codes: [], form: { status: 'filling' } };

const visit = async (...of: Parameters<typeof visitSecurity>) => {
  const visited = await visitSecurity(...of);
  visited.play.calls();
  return { ...visited, own: () => visited.play.state().secondStep };
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('setting it up', () => {
  it('shows the secret, takes a first code, and shows the recovery codes once', async () => {
    const { play, done, own } = await visit();
    await done(step.setupWanted());
    expect(own()).toMatchObject({ status: 'scanning', secret: { base32: SECRET }, codes: [] });
    await done(code);
    expect(play.bodyOf(SECURITY.confirm)).toEqual({ code: '482719' });
    expect(own()).toMatchObject({ status: 'codes', secret: null, codes: CODES });
    await done(step.setupLeft());
    expect(own()).toMatchObject({ ...EMPTY, load: { data: { isEnabled: false } } });
    await done(step.codesCopyWanted());
    expect(JSON.stringify(play.state())).not.toContain(CODES[0]);
  });

  it('has ended the other sign-ins, so state, devices and log are read again', async () => {
    const { play, done } = await visit();
    await done(step.setupWanted());
    play.calls();
    await done(code);
    expect(play.calls().sort()).toEqual(
      [SECURITY.confirm, SECURITY.secondStep, SECURITY.sessions, SECURITY.log].sort(),
    );
  });

  it('reports a wrong code where it was typed, and another may be tried', async () => {
    const { play, done, own, told } = await visit({ [SECURITY.confirm]: refused('Wrong code', 'code') });
    await done(step.setupWanted(), code);
    expect(own()).toMatchObject({
      status: 'scanning',
      form: { failure: { fields: { code: { text: 'Wrong code', language: 'zh-CN' } } } },
      secret: { base32: SECRET },
    });
    expect(told()).toEqual([]);
    play.backend[SECURITY.confirm] = { body: { recoveryCodes: CODES } };
    await done(code);
    expect(own()).toMatchObject({ status: 'codes', form: { status: 'filling' } });
  });

  it('needs proof of identity; giving that up starts nothing', async () => {
    const { play, done, own } = await visit({ [SECURITY.begin]: ASKED });
    await done(step.setupWanted());
    expect(own().status).toBe('closed');
    await done(cancelWanted());
    expect(own()).toMatchObject(EMPTY);
    await done(step.setupWanted());
    play.backend[SECURITY.begin] = { body: { uri: 'otpauth://totp/x', secret: SECRET } };
    await done(proofForm.submitted({ method: 'password', password: 'x' }));
    expect(own().status).toBe('scanning');
  });

  it('says why, once, if it cannot begin', async () => {
    const { done, own, told } = await visit({ [SECURITY.begin]: refused('It is on already') });
    await done(step.setupWanted());
    expect(own().status).toBe('closed');
    expect(told()).toEqual([{ text: 'It is on already', language: 'zh-CN' }]);
  });

  it.each([
    ['is given up', step.setupLeft()],
    ['ends with the page', navigationWanted({ to: '/console' })],
  ])('leaves no secret behind if it %s', async (_how, end) => {
    const { play, done, own } = await visit();
    await done(step.setupWanted(), end);
    expect(own()).toMatchObject(EMPTY);
    expect(JSON.stringify(play.state())).not.toContain(SECRET);
  });
});

describe('the recovery codes', () => {
  it('are replaced by new ones, which are shown until the person has kept them', async () => {
    const { play, done, own } = await visit();
    await done(step.newCodesWanted());
    expect(own()).toMatchObject({ status: 'codes', codes: CODES });
    expect(play.calls()).toContain(SECURITY.secondStep);
    await done(step.setupLeft());
    expect(own()).toMatchObject(EMPTY);
  });

  it('are copied one per line; the person is told if the browser refuses', async () => {
    const { done, told } = await visit();
    await done(step.newCodesWanted());
    jest.mocked(copyText).mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    await done(step.codesCopyWanted(), step.codesCopyWanted());
    expect(copyText).toHaveBeenLastCalledWith(CODES.join('\n'));
    expect(told()).toEqual([{ key: 'common:copySuccessful' }, { key: 'secondStep:copyFailed' }]);
  });

  it('are saved as a file', async () => {
    const { done } = await visit();
    jest.mocked(blobUrlOf).mockReturnValue('blob:codes');
    await done(step.newCodesWanted(), step.codesSaveWanted());
    expect(blobUrlOf).toHaveBeenCalledWith(CODES.join('\n'), 'text/plain');
    expect(saveBlobUrl).toHaveBeenCalledWith('blob:codes', 'recovery-codes.txt');
  });
});

describe('ending it', () => {
  it('asks first, and then reads again what it has changed', async () => {
    const { play, done, answered } = await visit();
    await done(step.endWanted());
    expect(play.state().feedback.confirmation).toMatchObject({ danger: true, confirm: { key: 'secondStep:end' } });
    await answered(false);
    expect(play.calls()).toEqual([]);
    await done(step.endWanted());
    await answered(true);
    expect(play.calls().sort()).toEqual(
      [SECURITY.disable, SECURITY.secondStep, SECURITY.sessions, SECURITY.log].sort(),
    );
  });

  it('says why if it is refused', async () => {
    const { done, answered, told } = await visit({ [SECURITY.disable]: refused('Not here') });
    await done(step.endWanted());
    await answered(true);
    expect(told()).toEqual([{ text: 'Not here', language: 'zh-CN' }]);
  });
});
