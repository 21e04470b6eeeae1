import { removeProfilePicture, setProfilePicture } from '../../../contract/accountUsers.ts';
import { getPersonalInfo, updatePersonalInfo } from '../../../contract/consoleHost.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** The account's own data. */
export const ownPersonalInfo = () => toEndpoint(getPersonalInfo, {});
/** Changes the account's names and address; what is empty is taken away. */
export const changedPersonalInfo = ({ name, englishName, email }: Record<'name' | 'englishName' | 'email', string>) =>
  toEndpoint(updatePersonalInfo, {
    body: { name, englishName: englishName.trim() || null, email: email.trim() || null },
  });
/** Sets the account's picture; the file itself is added by `upload`. */
export const newProfilePicture = () => toEndpoint(setProfilePicture, {});
/** Takes the account's picture away. */
export const profilePictureRemoval = () => toEndpoint(removeProfilePicture, {});
