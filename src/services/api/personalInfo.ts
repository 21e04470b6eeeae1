import { removeProfilePicture, setProfilePicture } from '../../../contract/accountUsers.ts';
import { getPersonalInfo, updatePersonalInfo } from '../../../contract/consoleHost.ts';
import { basedOn } from '../http/basedOn.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** The account's own data. */
export const ownPersonalInfo = () => toEndpoint(getPersonalInfo, {});
/** Changes the account's names and address, if they are still what `stamp` says; what is empty is taken away. */
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
/** Takes the account's picture away. */
export const profilePictureRemoval = () => toEndpoint(removeProfilePicture, {});
