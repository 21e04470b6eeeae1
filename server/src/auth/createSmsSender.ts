import type { Config } from '../config/config.ts';
import type { AtriumDatabase } from '../db/database.ts';
import { demoSender, gatewaySender, type SmsSender } from './smsSender.ts';

/** The gateway if one is configured, the outbox in demo mode, else a sender that says what to configure. */
export function createSmsSender(config: Config, database: AtriumDatabase, log: (line: string) => void): SmsSender {
  if (config.sms) return gatewaySender(config.sms);
  if (config.demo) return demoSender(database, log);
  return () => Promise.reject(new Error('No text message was sent: SMS_GATEWAY_URL is not set'));
}
