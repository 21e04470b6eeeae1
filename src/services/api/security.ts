import { getSecuritySettings } from '../../../contract/consoleHost.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  createdPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  usedPasskey,
} from '../../../contract/passkeys.ts';
import { getReauthentication, reauthenticate } from '../../../contract/reauthentication.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  disableSecondStep,
  getSecondStep,
  renewRecoveryCodes,
} from '../../../contract/secondStep.ts';
import {
  changePassword,
  changePhone,
  listOwnSecurityLog,
  listOwnSessions,
  revokeOtherSessions,
  revokeSession,
} from '../../../contract/session.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** Ways to sign in of the account. */
export const ownSecuritySettings = () => toEndpoint(getSecuritySettings, {});
/** Where the account is signed in. */
export const ownSessions = () => toEndpoint(listOwnSessions, {});
/** Ends one of its sign-ins. */
export const sessionEnd = (id: string) => toEndpoint(revokeSession, { params: { id } });
/** Ends all but this one. */
export const otherSessionsEnd = () => toEndpoint(revokeOtherSessions, {});
/** The newest `maxResultCount` rows of the account's security log. */
export const ownSecurityLog = (maxResultCount: number) => toEndpoint(listOwnSecurityLog, { query: { maxResultCount } });
/** Another password. */
export const changedPassword = (currentPassword: string, newPassword: string) =>
  toEndpoint(changePassword, { body: { currentPassword, newPassword } });
/** Another number, proved by the code that was sent to it. */
export const changedPhone = (phoneNumber: string, code: string) =>
  toEndpoint(changePhone, { body: { phoneNumber, code } });

/** What the account can prove itself by. */
export const reauthenticationMethods = () => toEndpoint(getReauthentication, {});
/** Proves for some minutes who sits there. */
export const passwordProof = (password: string) =>
  toEndpoint(reauthenticate, { body: { method: 'password', password } });
/** The same by a code of the app. */
export const codeProof = (code: string) => toEndpoint(reauthenticate, { body: { method: 'authenticator', code } });
/** The same by a passkey. */
export const passkeyProof = (credential: unknown) =>
  toEndpoint(reauthenticate, { body: { method: 'passkey', credential: usedPasskey.parse(credential) } });

/** Whether sign-in asks for a second step. */
export const secondStepState = () => toEndpoint(getSecondStep, {});
/** A new secret for an app. */
export const newSecondStep = () => toEndpoint(beginSecondStep, {});
/** Switches it on by a first code. */
export const secondStepConfirmation = (code: string) => toEndpoint(confirmSecondStep, { body: { code } });
/** Switches it off. */
export const secondStepEnd = () => toEndpoint(disableSecondStep, {});
/** Ten new recovery codes. */
export const newRecoveryCodes = () => toEndpoint(renewRecoveryCodes, {});

/** The account's passkeys. */
export const ownPasskeys = () => toEndpoint(listPasskeys, {});
/** Begins a new one. */
export const newPasskey = () => toEndpoint(beginPasskey, {});
/** Keeps what the browser has created. */
export const passkeyAddition = (name: string, credential: unknown) =>
  toEndpoint(addPasskey, { body: { name, credential: createdPasskey.parse(credential) } });
/** Another name for one. */
export const passkeyRename = (id: string, name: string) =>
  toEndpoint(renamePasskey, { params: { id }, body: { name } });
/** Takes one away. */
export const passkeyRemoval = (id: string) => toEndpoint(removePasskey, { params: { id } });
/** What the browser needs to let a passkey be used. */
export const passkeyUse = () => toEndpoint(beginPasskeySignIn, {});
