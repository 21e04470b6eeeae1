import { createPasskey, usePasskey as unlockPasskey } from '../../../src/services/browser/passkeys.ts';
import { created } from '../../support/securityWork.ts';

/** What a browser with passkeys has and jsdom lacks. */
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

function browserAnswers(answer: () => Promise<unknown>) {
  const credentials = { get: jest.fn(answer), create: jest.fn(answer) };
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  Object.assign(window, { PublicKeyCredential });
  return credentials;
}
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

it('ACC-1 the challenge goes to the browser in its own form, and what it gives comes back as JSON', async () => {
  const { get, create } = browserAnswers(async () => new PublicKeyCredential());
  expect(await unlockPasskey(challenge)).toEqual(created);
  expect(get).toHaveBeenCalledWith({ publicKey: { parsed: challenge } });
  expect(await createPasskey(creation)).toEqual(created);
  expect(create).toHaveBeenCalledWith({ publicKey: { parsed: creation } });
});

it.each([
  ['the person cancels, or waits too long', 'NotAllowedError', null],
  ['the device has one already', 'InvalidStateError', 'impossible'],
  ['the address can have none', 'SecurityError', 'impossible'],
])('ACC-1 ERR-1 %s', async (_what, name, given) => {
  browserAnswers(() => Promise.reject(new DOMException('no', name)));
  expect(await unlockPasskey(challenge)).toBe(given);
  expect(await createPasskey(creation)).toBe(given);
});

it('ACC-1 a browser that returns nothing counts as cancelled', async () => {
  browserAnswers(async () => null);
  expect(await unlockPasskey(challenge)).toBeNull();
});

it('ACC-1 a browser without passkeys is not asked', async () => {
  const { get } = browserAnswers(async () => new PublicKeyCredential());
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  expect(await unlockPasskey(challenge)).toBe('impossible');
  expect(get).not.toHaveBeenCalled();
});

it('DEV-5 a fault of the portal stays one', async () => {
  browserAnswers(() => Promise.reject(new TypeError('ours')));
  await expect(unlockPasskey(challenge)).rejects.toThrow('ours');
});
