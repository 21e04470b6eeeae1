import type { FastifyRequest } from 'fastify';
import type { AuthContext } from './context.ts';
import { signInWithPassword } from './passwordSignIn.ts';
import { answerQr, scanQr } from './qrCodes.ts';
import { attemptOf } from './signInAttempt.ts';

/**
 * Simulates the app on a phone: signs in, scans a code, grants or refuses it, and returns the outcome. Throws the same
 * errors as the app's calls.
 */
export async function playPhone(
  auth: AuthContext,
  request: FastifyRequest,
  act: Readonly<Record<'userName' | 'password' | 'action' | 'code', string>>,
): Promise<string> {
  const attempt = { ...attemptOf(request, 'demo-phone'), say: ({ en }: { en: string }) => en };
  const { id } = await signInWithPassword(auth, act.userName, act.password, attempt);
  if (act.action === 'scan') {
    const { browserInfo, ip } = await scanQr(auth, act.code, id);
    return `Scanned. ${browserInfo ?? 'A browser'} at ${ip ?? 'an unknown address'} asks to sign in.`;
  }
  const phone = { accountId: id, hostSessionId: null };
  await answerQr(auth, act.code, phone, act.action === 'grant', attempt.device);
  return act.action === 'grant' ? 'Granted.' : 'Refused.';
}
