import type { Message } from '../../lib/message.ts';

/** The sign-in methods, in the order in which they are offered. */
export const SIGN_IN_MODES = ['password', 'sms', 'qr'] as const;
export type SignInMode = (typeof SIGN_IN_MODES)[number];

/** Why an attempt failed; `field` names the field whose input was refused. */
export type SignInFailure = Message & { readonly field?: 'password' | 'code' };

/** How the person identified themselves; the call is repeated with it. */
export type Claim = { readonly userName: string } | { readonly phoneNumber: string } | { readonly isExternal: true };
/** A correct first step; `token` represents it. */
export interface FirstStep {
  readonly claim: Claim;
  readonly token: string;
}
/** The six digits of the app, or one of the recovery codes. */
export type SecondStepCode = { readonly code: string } | { readonly recoveryCode: string };
