import type { SecurityAction } from '../../../contract/session.ts';

/** The actions of the security log that there are words for; the compiler checks that none is missing. */
const WORDS: Readonly<Record<SecurityAction, true>> = {
  LoginSucceeded: true,
  LoginFailed: true,
  LoginLockedout: true,
  LoginNotAllowed: true,
  LoginInvalidUserName: true,
  LoginRequiresTwoFactor: true,
  TwoFactorFailed: true,
  RecoveryCodeUsed: true,
  Logout: true,
  TokenReuse: true,
  SwitchTenant: true,
  SessionRevoked: true,
  OtherSessionsRevoked: true,
  Register: true,
  Reauthenticated: true,
  ReauthenticationFailed: true,
  ChangePassword: true,
  ChangePhoneNumber: true,
  ChangeEmail: true,
  TwoFactorEnabled: true,
  TwoFactorDisabled: true,
  TwoFactorReset: true,
  RecoveryCodesRenewed: true,
  PasskeyAdded: true,
  PasskeyRenamed: true,
  PasskeyRemoved: true,
  ChangeDisputed: true,
  MembersExported: true,
};
export const SECURITY_ACTIONS = Object.keys(WORDS) as SecurityAction[];
