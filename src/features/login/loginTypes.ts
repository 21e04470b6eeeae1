import type { Message } from '../../lib/message.ts';

/** The sign-in methods, in the order in which they are offered. */
export const SIGN_IN_MODES = ['password', 'sms', 'qr'] as const;
export type SignInMode = (typeof SIGN_IN_MODES)[number];

/** Why an attempt failed; with `field`, what was typed there was refused. */
export type SignInFailure = Message & { readonly field?: 'password' | 'code' };

/** How the person said who they are: what the call is repeated with. */
export type Claim = { readonly userName: string } | { readonly phoneNumber: string } | { readonly isExternal: true };
/** A first step that was right; `token` stands for it. */
export interface FirstStep {
  readonly claim: Claim;
  readonly token: string;
}
/** The six digits of the app, or one of the recovery codes. */
export type SecondStep = { readonly code: string } | { readonly recoveryCode: string };
