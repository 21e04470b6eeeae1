import type { Backplane } from '../backplane/backplane.ts';
import type { Config } from '../config/config.ts';
import type { AtriumDatabase } from '../db/database.ts';
import type { Services } from '../domain/services.ts';
import type { VerifyHash } from './passwords.ts';
import type { SigningKeys } from './signingKeys.ts';
import type { SmsSender } from './smsSender.ts';

/** The dependencies shared by everything in this folder. */
export interface AuthContext {
  readonly database: AtriumDatabase;
  readonly backplane: Backplane;
  readonly keys: SigningKeys;
  readonly config: Config;
  readonly now: () => Date;
  readonly sendSms: SmsSender;
  readonly publishConfigurationChange: Services['publishConfigurationChange'];
  readonly verifyHash: VerifyHash;
  /** Receives errors from work that the answer does not wait for. */
  readonly onBackgroundError: (error: unknown) => void;
}

/** The instant `seconds` after `from`. */
export function after(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000);
}
