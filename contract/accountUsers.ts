import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idParams, listOf } from './common.ts';

/** An account's user in one company; `hostId` is the account (§3 "User info"). */
export const accountUser = z.object({
  id: z.string(),
  userName: z.string(),
  name: z.string(),
  hostId: z.string(),
  tenantId: z.string(),
  tenantName: z.string(),
});
export type AccountUser = z.infer<typeof accountUser>;

/** Users of an account in the companies it may enter. Only one's own account, unless one is a host administrator. */
export const listAccountUsers = defineCall('listAccountUsers', 'GET /api/account/{id}/users', 'host', {
  params: idParams,
  response: listOf(accountUser),
});
export const listCurrentUsers = defineCall('listCurrentUsers', 'GET /api/account/current-users', 'host', {
  response: listOf(accountUser),
});

/** A profile picture by account id or user id; 204 if there is none. */
export const getProfilePicture = defineCall('getProfilePicture', 'GET /api/account/profile-picture-file/{id}', 'host', {
  params: idParams,
  response: emptyResponse,
});
/** One's own profile picture: one PNG, JPEG or WebP in the part `file`. The specification shows no path for it. */
export const setProfilePicture = defineCall('setProfilePicture', 'POST /api/account/profile-picture', 'host', {
  shown: false,
  encoding: 'multipart',
  response: z.object({ name: z.string() }),
});
/** Removes one's own profile picture; the letter is shown instead. The specification shows no path for it. */
export const removeProfilePicture = defineCall(
  'removeProfilePicture',
  'POST /api/account/profile-picture/remove',
  'host',
  { shown: false, response: emptyResponse },
);
/** A logo or another public picture by its name; no sign-in, so that `<img>` can show it. */
export const getPictureFile = defineCall('getPictureFile', 'GET /api/application/get-picture-file/{logo}', 'none', {
  params: z.object({ logo: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,127}$/)) }),
  response: emptyResponse,
});
