import { removeProfilePicture, setProfilePicture } from '../../../contract/accountUsers.ts';
import { getPersonalInfo, updatePersonalInfo } from '../../../contract/consoleHost.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** The account's own data. */
export const ownPersonalInfo = () => toEndpoint(getPersonalInfo, {});
/** Changes the account's name and address; what is empty is left out of the call, and so taken away. */
export const changedPersonalInfo = (body: Record<'name' | 'englishName' | 'email', string>) =>
  toEndpoint(updatePersonalInfo, { body });
/** Sets the account's picture; the file itself is added by `upload`. */
export const newProfilePicture = () => toEndpoint(setProfilePicture, {});
/** Takes the account's picture away. */
export const profilePictureRemoval = () => toEndpoint(removeProfilePicture, {});
