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

/** The account's sign-in methods. */
export const ownSecuritySettings = () => toEndpoint(getSecuritySettings, {});
/** Where the account is signed in. */
export const ownSessions = () => toEndpoint(listOwnSessions, {});
/** Ends one of its sign-ins. */
export const sessionEnd = (id: string) => toEndpoint(revokeSession, { params: { id } });
/** Ends all but this one. */
export const otherSessionsEnd = () => toEndpoint(revokeOtherSessions, {});
/** The newest `maxResultCount` rows of the account's security log. */
export const ownSecurityLog = (maxResultCount: number) => toEndpoint(listOwnSecurityLog, { query: { maxResultCount } });
/** Changes the password. */
export const changedPassword = (currentPassword: string, newPassword: string) =>
  toEndpoint(changePassword, { body: { currentPassword, newPassword } });
/** Changes the number, verified by the code sent to it. */
export const changedPhone = (phoneNumber: string, code: string) =>
  toEndpoint(changePhone, { body: { phoneNumber, code } });

/** The account's means of re-authentication. */
export const reauthenticationMethods = () => toEndpoint(getReauthentication, {});
/** Re-authenticates for some minutes. */
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
/** Switches it on with a first code. */
export const secondStepConfirmation = (code: string) => toEndpoint(confirmSecondStep, { body: { code } });
/** Switches it off. */
export const secondStepEnd = () => toEndpoint(disableSecondStep, {});
/** Ten new recovery codes. */
export const newRecoveryCodes = () => toEndpoint(renewRecoveryCodes, {});

/** The account's passkeys. */
export const ownPasskeys = () => toEndpoint(listPasskeys, {});
/** Begins a new one. */
export const newPasskey = () => toEndpoint(beginPasskey, {});
/** Stores the passkey that the browser has created. */
export const passkeyAddition = (name: string, credential: unknown) =>
  toEndpoint(addPasskey, { body: { name, credential: createdPasskey.parse(credential) } });
/** Renames one. */
export const passkeyRename = (id: string, name: string) =>
  toEndpoint(renamePasskey, { params: { id }, body: { name } });
/** Removes one. */
export const passkeyRemoval = (id: string) => toEndpoint(removePasskey, { params: { id } });
/** What the browser needs for using a passkey. */
export const passkeyUse = () => toEndpoint(beginPasskeySignIn, {});
