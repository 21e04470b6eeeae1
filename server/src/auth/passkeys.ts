import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import type * as z from 'zod/mini';
import type { CreatedPasskey, Passkey, passkeyCreation } from '../../../contract/passkeys.ts';
import { rowId } from '../domain/ids.ts';
import type { Session } from '../domain/session.ts';
import { wallClockOf, wireTimeOf } from '../domain/wallClock.ts';
import { DEFAULT_ZONE } from '../domain/work.ts';
import { businessError, notFound } from '../errors/apiError.ts';
import { ERROR_CODES } from '../errors/codes.ts';
import type { AuthContext } from './context.ts';
import type { Device } from './device.ts';
import { recordChange } from './ownChange.ts';
import { CHALLENGE_SECONDS, newChallenge, relyingPartyOf, takeChallenge } from './passkeyChallenges.ts';
import { logSecurity } from './securityLog.ts';
import { AUTH_TEXTS } from './texts.ts';
import { removeWayIn } from './waysIn.ts';

const RP_NAME = 'Atrium';
const SHOWN = ['id', 'name', 'is_synced', 'creation_time', 'last_used_time'] as const;

function toPasskey(row: {
  readonly id: string;
  readonly name: string;
  readonly is_synced: boolean;
  readonly creation_time: Date;
  readonly last_used_time: Date | null;
}): Passkey {
  return {
    id: row.id,
    name: row.name,
    creationTime: wallClockOf(row.creation_time, DEFAULT_ZONE),
    lastUsedTime: wireTimeOf(row.last_used_time, DEFAULT_ZONE),
    isSynced: row.is_synced,
  };
}

/** The account's passkeys, oldest first. */
export async function listPasskeys(auth: AuthContext, { accountId }: Session): Promise<Passkey[]> {
  const rows = await auth.database.host
    .selectFrom('passkeys')
    .select(SHOWN)
    .where('account_id', '=', accountId)
    .orderBy('creation_time')
    .execute();
  return rows.map(toPasskey);
}

/** Options for a browser to create a passkey that is discoverable without a user name and unlocked by its owner. */
export async function beginPasskey(
  auth: AuthContext,
  { accountId }: Session,
  device: Device,
): Promise<z.input<typeof passkeyCreation>> {
  const { id: rpID } = relyingPartyOf(auth, device);
  const account = await auth.database.host
    .selectFrom('accounts')
    .select(['user_name', 'name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const existing = await auth.database.host
    .selectFrom('passkeys')
    .select('credential_id as id')
    .where('account_id', '=', accountId)
    .execute();
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID,
    userName: account.user_name,
    userDisplayName: account.name,
    userID: isoUint8Array.fromUTF8String(accountId),
    challenge: await newChallenge(auth, accountId, device),
  });
  return {
    challenge,
    rp: { id: rpID, name: RP_NAME },
    user,
    pubKeyCredParams,
    timeout: CHALLENGE_SECONDS * 1000,
    excludeCredentials: existing.map(({ id }) => ({ id, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  };
}

/** The library's result for a new passkey; undefined if it refuses it, with whatever error. */
async function verified(created: CreatedPasskey, challenge: string, origin: string) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: created,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
    });
    return registrationInfo;
  } catch {
    return undefined;
  }
}

const notThisPasskey = () => businessError(ERROR_CODES.passkeyRefused, AUTH_TEXTS.wrongPasskey);

/** Stores a passkey that the browser has created for a challenge of this account. Throws 403 if it does not match. */
export async function addPasskey(
  auth: AuthContext,
  session: Session,
  { name, credential: created }: { readonly name: string; readonly credential: CreatedPasskey },
  device: Device,
): Promise<Passkey> {
  const { accountId } = session;
  const { origin } = relyingPartyOf(auth, device);
  const challenge = await takeChallenge(auth, created.response.clientDataJSON, accountId);
  const info = challenge === undefined ? undefined : await verified(created, challenge, origin);
  if (!info) throw notThisPasskey();
  const row = await auth.database.inHost(async (db) => {
    const kept = await db
      .insertInto('passkeys')
      .values({
        account_id: accountId,
        credential_id: info.credential.id,
        public_key: isoBase64URL.fromBuffer(info.credential.publicKey),
        counter: info.credential.counter,
        name,
        is_synced: info.credentialBackedUp,
        creation_time: auth.now(),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(SHOWN)
      .executeTakeFirst();
    if (!kept) throw notThisPasskey();
    const changed = { ...session, action: 'PasskeyAdded', change: 'passkeyAdded' } as const;
    await recordChange(auth, db, changed, device);
    return kept;
  });
  return toPasskey(row);
}

/** Throws 404 for a passkey of another account. */
export async function renamePasskey(
  auth: AuthContext,
  { accountId }: Session,
  id: string,
  name: string,
  device: Device,
): Promise<void> {
  const renamed = await auth.database.host
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', rowId(id))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (renamed.numUpdatedRows === 0n) throw notFound();
  await logSecurity(auth, device, { identity: 'Account', action: 'PasskeyRenamed', accountId });
}

/** Throws 404 for a passkey of another account, 403 if the account could never sign in again without it. */
export async function removePasskey(auth: AuthContext, session: Session, id: string, device: Device): Promise<void> {
  const { accountId } = session;
  await auth.database.inHost(async (db) => {
    await removeWayIn(auth, db, accountId, async () => {
      const mine = db.deleteFrom('passkeys').where('id', '=', rowId(id)).where('account_id', '=', accountId);
      return (await mine.executeTakeFirst()).numDeletedRows;
    });
    await recordChange(auth, db, { ...session, action: 'PasskeyRemoved', change: 'passkeyRemoved' }, device);
  });
}
