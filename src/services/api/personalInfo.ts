import { removeProfilePicture, setProfilePicture } from '../../../contract/accountUsers.ts';
import { getPersonalInfo, updatePersonalInfo } from '../../../contract/consoleHost.ts';
import { basedOn } from '../http/basedOn.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** The account's own data. */
export const ownPersonalInfo = () => toEndpoint(getPersonalInfo, {});
/** Changes the account's names and address, if their version is still `stamp`; empty values are cleared. */
export const changedPersonalInfo = (
  { name, englishName, email }: Readonly<Record<'name' | 'englishName' | 'email', string>>,
  stamp: string | null,
) =>
  toEndpoint(updatePersonalInfo, {
    body: { name, englishName: englishName.trim() || null, email: email.trim() || null },
    ...basedOn(stamp),
  });
/** Sets the account's picture; the file itself is added by `upload`. */
export const newProfilePicture = () => toEndpoint(setProfilePicture, {});
/** Removes the account's picture. */
export const profilePictureRemoval = () => toEndpoint(removeProfilePicture, {});
