import type { FastifyRequest } from 'fastify';
import type { AuthContext } from './context.ts';
import { signInWithPassword } from './passwordSignIn.ts';
import { answerQr, scanQr } from './qrCodes.ts';
import { attemptOf } from './signInAttempt.ts';

/** What the app on a phone does with the code of a sign-in page. */
export interface PhoneAct {
  readonly userName: string;
  readonly password: string;
  readonly action: 'scan' | 'grant' | 'refuse';
  readonly code: string;
}

/** Plays the app: signs in, acts, and tells what came of it. Throws as the app's own calls. */
export async function playPhone(auth: AuthContext, request: FastifyRequest, act: PhoneAct): Promise<string> {
  const attempt = { ...attemptOf(request, 'demo-phone'), say: ({ en }: { en: string }) => en };
  const { id } = await signInWithPassword(auth, act.userName, act.password, attempt);
  if (act.action === 'scan') {
    const { browserInfo, ip } = await scanQr(auth, act.code, id);
    return `Scanned. ${browserInfo ?? 'A browser'} at ${ip ?? 'an unknown address'} asks to sign in.`;
  }
  await answerQr(auth, act.code, id, act.action === 'grant');
  return act.action === 'grant' ? 'Granted.' : 'Refused.';
}
