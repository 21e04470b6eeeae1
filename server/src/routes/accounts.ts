import * as calls from '../../../contract/accountUsers.ts';
import { listAccountUsers } from '../domain/accounts/accountUsers.ts';
import { pictureFile, profilePicture, removeProfilePicture, setProfilePicture } from '../domain/accounts/pictures.ts';
import { rowId } from '../domain/ids.ts';
import { hasHostPolicy } from '../domain/permissions.ts';
import { POLICIES } from '../domain/policies.ts';
import { notFound } from '../errors/apiError.ts';
import { type Route, route } from '../http/route.ts';

/** §7 "Account and session", the part about people and pictures. */
export const accountRoutes: readonly Route[] = [
  route(calls.listAccountUsers, async ({ db, session, params }) => {
    const id = rowId(params.id);
    const allowed = id === session.accountId || (await hasHostPolicy(db, session, POLICIES.hostConsole));
    if (!allowed) throw notFound();
    return { items: await listAccountUsers(db, id) };
  }),
  route(calls.listCurrentUsers, async ({ db, session }) => ({ items: await listAccountUsers(db, session.accountId) })),
  route(calls.getProfilePicture, ({ db, params }) => profilePicture(db, rowId(params.id))),
  route(calls.setProfilePicture, async ({ db, session, files, services }) => ({
    name: await setProfilePicture(db, session.accountId, files, services.now()),
  })),
  route(calls.removeProfilePicture, ({ db, session }) => removeProfilePicture(db, session.accountId)),
  route(calls.getPictureFile, ({ db, params }) => pictureFile(db, params.logo)),
];
