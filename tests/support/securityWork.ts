import type { UnknownAction } from '@reduxjs/toolkit';
import type { OwnSession, SecurityEvent } from '../../contract/session.ts';
import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import { consoleAdministrator, consoleBackend } from './consoleWork.ts';
import { type Backend, playFlow } from './playFlow.ts';
import { does } from './scenarios/scenario.ts';

const ACCOUNT = '/api/account';
export const SECURITY = {
  ways: 'GET /api/console/security-settings',
  sessions: `GET ${ACCOUNT}/sessions`,
  endSession: `POST ${ACCOUNT}/sessions/s2/revoke`,
  endOthers: `POST ${ACCOUNT}/sessions/revoke-others`,
  log: 'GET /api/identity/security-logs/my',
  changePassword: `POST ${ACCOUNT}/my-profile/change-password`,
  changePhone: `POST ${ACCOUNT}/my-profile/change-phone`,
  methods: `GET ${ACCOUNT}/reauthentication`,
  prove: `POST ${ACCOUNT}/reauthenticate`,
  secondStep: `GET ${ACCOUNT}/second-step`,
  begin: `POST ${ACCOUNT}/second-step/begin`,
  confirm: `POST ${ACCOUNT}/second-step/confirm`,
  disable: `POST ${ACCOUNT}/second-step/disable`,
  newCodes: `POST ${ACCOUNT}/second-step/recovery-codes`,
  passkeys: `GET ${ACCOUNT}/passkeys`,
  beginPasskey: `POST ${ACCOUNT}/passkeys/begin`,
  addPasskey: `POST ${ACCOUNT}/passkeys/add`,
  renamePasskey: `POST ${ACCOUNT}/passkeys/p1/rename`,
  removePasskey: `POST ${ACCOUNT}/passkeys/p1/remove`,
  usePasskey: `POST ${ACCOUNT}/passkey-sign-in/begin`,
} as const;

export const SECURITY_PAGE = '/console/accountCenter/securitySetting';
export const CODES = ['7KQ2M-4XH9D', 'P3WTR-8BN6C'];

/** The server's response when it first wants the person to prove who they are. */
export const ASKED = {
  status: 403,
  body: { error: { code: 'Atrium:ReauthenticationRequired', message: 'Please confirm that it is you' } },
};
export const refused = (message: string, member?: string) => ({
  status: member ? 400 : 403,
  body: {
    error: { message, ...(member && { validationErrors: [{ message, members: [member] }] }) },
  },
});

export const sessionOf = (id: string, over: Partial<OwnSession> = {}): OwnSession => ({
  id,
  isCurrent: false,
  deviceName: 'Chrome',
  deviceType: 'Windows',
  ip: '10.0.0.8',
  isLocalNetwork: true,
  isUnusual: false,
  creationTime: '2026-11-20T08:00:00',
  lastSeenTime: '2026-11-20T10:00:00',
  ...over,
});
const event: SecurityEvent = {
  id: 'e1',
  creationTime: '2026-11-20T10:24:00',
  identity: 'Identity',
  action: 'LoginSucceeded',
  clientIpAddress: '10.0.0.8',
  browserInfo: null,
  deviceName: 'Chrome',
  deviceType: 'Windows',
};
export const passkey = {
  id: 'p1',
  name: 'Laptop',
  creationTime: '2026-11-01T08:00:00',
  lastUsedTime: null,
  isSynced: false,
};
/** What a browser returns after creating a passkey. */
export const created = {
  id: 'credential',
  rawId: 'credential',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'data', attestationObject: 'object' },
} as const;
/** What it returns after using one. */
export const used = {
  ...created,
  response: { clientDataJSON: 'data', authenticatorData: 'data', signature: 'signature' },
} as const;

/** A backend on which the account is signed in twice and asked for nothing; `over` overrides its replies. */
export function securityBackend(over: Backend = {}): Backend {
  const done = { status: 204 };
  return consoleBackend({
    [SECURITY.ways]: {
      body: { hasPassword: true, phoneNumber: '139****0001', email: null, lastSignInTime: null, recent: [] },
    },
    [SECURITY.sessions]: { body: { items: [sessionOf('s1', { isCurrent: true }), sessionOf('s2')] } },
    [SECURITY.endSession]: done,
    [SECURITY.endOthers]: { body: { count: 1 } },
    [SECURITY.log]: { body: { items: [event], totalCount: 30 } },
    [SECURITY.changePassword]: done,
    [SECURITY.changePhone]: done,
    [SECURITY.methods]: { body: { methods: ['password', 'authenticator', 'passkey'], validSeconds: 0 } },
    [SECURITY.prove]: { body: { validSeconds: 300 } },
    [SECURITY.secondStep]: { body: { isEnabled: false, enabledTime: null, recoveryCodesLeft: 0 } },
    [SECURITY.begin]: {
      body: { uri: 'otpauth://totp/Atrium:lin?secret=JBSWY3DPEHPK3PXP', secret: 'JBSWY3DPEHPK3PXP' },
    },
    [SECURITY.confirm]: { body: { recoveryCodes: CODES } },
    [SECURITY.disable]: done,
    [SECURITY.newCodes]: { body: { recoveryCodes: CODES } },
    [SECURITY.passkeys]: { body: { items: [passkey] } },
    [SECURITY.beginPasskey]: {
      body: {
        challenge: 'c',
        rp: { id: 'portal.example', name: 'Atrium' },
        user: { id: 'u', name: 'lin', displayName: 'Lin' },
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        timeout: 1,
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    },
    [SECURITY.addPasskey]: { body: passkey },
    [SECURITY.renamePasskey]: done,
    [SECURITY.removePasskey]: done,
    [SECURITY.usePasskey]: {
      body: { challenge: 'c', timeout: 1, rpId: 'portal.example', userVerification: 'required' },
    },
    ...over,
  });
}

/** Opens the page and loads its data. `done` performs actions one by one; `answered` answers the open question. */
export async function visitSecurity(over: Backend = {}, preloadedState = consoleAdministrator()) {
  const play = await playFlow(securityBackend(over), { path: SECURITY_PAGE, preloadedState });
  await play.pass(0);
  const done = (...actions: readonly UnknownAction[]) => does(...actions)(play);
  const answered = async (isYes: boolean) => {
    const id = play.state().feedback.confirmation?.id ?? '';
    await done(isYes ? confirmationAccepted(id) : confirmationDismissed(id));
  };
  const told = () => play.state().feedback.toasts.map(({ message }) => message);
  const own = () => play.state().securitySetting;
  return { play, done, answered, told, own };
}
