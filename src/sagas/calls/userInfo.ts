import type { ApplicationConfiguration } from '../../../contract/configuration.ts';
import type { UserInfo } from '../../features/session/sessionSlice.ts';

/** The stored user info (§3) of a configuration; `hostId` is the account's id and survives every switch. */
export function userInfoOf({ currentUser }: ApplicationConfiguration, hostId: string | null): UserInfo {
  const id = currentUser.id ?? '';
  return {
    userName: currentUser.userName ?? '',
    id,
    name: currentUser.name ?? currentUser.userName ?? '',
    hostId: hostId ?? id,
  };
}

/** The tenant's IANA zone, if the server reports it. */
export const timeZoneOf = (configuration: ApplicationConfiguration): string | null =>
  configuration.timing?.timeZone.iana.timeZoneName || null;
