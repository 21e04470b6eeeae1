import { runSaga } from 'redux-saga';
import { call } from '../../../src/effects/effects.ts';
import { askForPasskey, createPasskey } from '../../../src/services/browser/passkeys.ts';
import { created } from '../../support/securityWork.ts';

/** Stands in for the browser's PublicKeyCredential, which jsdom lacks. */
class PublicKeyCredential {
  static parseRequestOptionsFromJSON = (options: object) => ({ parsed: options });
  static parseCreationOptionsFromJSON = (options: object) => ({ parsed: options });
  toJSON = () => created;
}
const challenge = { challenge: 'c' };
const creation: PublicKeyCredentialCreationOptionsJSON = {
  challenge: 'c',
  rp: { id: 'portal.example', name: 'Atrium' },
  user: { id: 'u', name: 'lin', displayName: 'Lin' },
  pubKeyCredParams: [],
};

function browserAnswers(answer: (options?: CredentialRequestOptions) => Promise<unknown>) {
  const credentials = { get: jest.fn(answer), create: jest.fn(answer) };
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  Object.assign(window, { PublicKeyCredential });
  return credentials;
}
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

it('passes the challenge to the browser in its native form, and returns its answer as JSON', async () => {
  const { get, create } = browserAnswers(async () => new PublicKeyCredential());
  expect(await askForPasskey(challenge)).toEqual(created);
  expect(get).toHaveBeenCalledWith({ publicKey: { parsed: challenge }, signal: expect.any(AbortSignal) });
  expect(await createPasskey(creation)).toEqual(created);
  expect(create).toHaveBeenCalledWith({ publicKey: { parsed: creation } });
});

it.each([
  ['the person cancels, or waits too long', 'NotAllowedError', null],
  ['the device already has one', 'InvalidStateError', 'impossible'],
  ['the address does not allow passkeys', 'SecurityError', 'impossible'],
])('%s', async (_what, name, given) => {
  browserAnswers(() => Promise.reject(new DOMException('no', name)));
  expect(await askForPasskey(challenge)).toBe(given);
  expect(await createPasskey(creation)).toBe(given);
});

it('closes the browser’s prompt once nobody waits for it', async () => {
  let signal: AbortSignal | undefined;
  browserAnswers((options?: CredentialRequestOptions) => {
    signal = options?.signal;
    return new Promise(() => {});
  });
  const task = runSaga({}, function* () {
    yield* call(askForPasskey, challenge);
  });
  expect(signal?.aborted).toBe(false);
  task.cancel();
  expect(signal?.aborted).toBe(true);
});

it('treats a browser that returns nothing as cancelled', async () => {
  browserAnswers(async () => null);
  expect(await askForPasskey(challenge)).toBeNull();
});

it('does not ask a browser without passkeys', async () => {
  const { get } = browserAnswers(async () => new PublicKeyCredential());
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  expect(await askForPasskey(challenge)).toBe('impossible');
  expect(get).not.toHaveBeenCalled();
});

it('rethrows a fault of the portal', async () => {
  browserAnswers(() => Promise.reject(new TypeError('ours')));
  await expect(askForPasskey(challenge)).rejects.toThrow('ours');
});
