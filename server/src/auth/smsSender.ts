import type { Config } from '../config/config.ts';
import type { AtriumDatabase } from '../db/database.ts';
import { maskPhone } from '../domain/mask.ts';
import type { TextMessage } from '../domain/services.ts';
import type { AuthContext } from './context.ts';

const TIMEOUT_MS = 10_000;

/** Sends a text message to a number. Rejects if it could not be handed over. */
export type SmsSender = (phone: string, text: string) => Promise<void>;

/** Writes messages to the outbox, which only demo mode serves, and to the log. */
function demoSender(database: AtriumDatabase, log: (line: string) => void): SmsSender {
  return async (phone, text) => {
    await database.host.insertInto('sms_outbox').values({ phone, text }).execute();
    log(`demo text message to ${maskPhone(phone)}: ${text}`);
  };
}

/** Passes messages to the operator's gateway: POST {phone, text}, with a bearer token if one is set. */
function gatewaySender({ url, token }: NonNullable<Config['sms']>): SmsSender {
  return async (phone, text) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ phone, text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The text message gateway answered ${answer.status}`);
  };
}

/** The gateway if one is configured, the outbox in demo mode, else a sender that says what to configure. */
export function createSmsSender(config: Config, database: AtriumDatabase, log: (line: string) => void): SmsSender {
  if (config.sms) return gatewaySender(config.sms);
  if (config.demo) return demoSender(database, log);
  return () => Promise.reject(new Error('No text message was sent: SMS_GATEWAY_URL is not set'));
}

/** Sends messages one after the other; a failed one does not stop the rest. */
export async function sendInTurn(
  { sendSms, onBackgroundError }: Pick<AuthContext, 'sendSms' | 'onBackgroundError'>,
  messages: readonly TextMessage[],
): Promise<void> {
  for (const { phone, text } of messages) await sendSms(phone, text).catch(onBackgroundError);
}
