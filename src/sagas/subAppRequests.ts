// APP-1, ERR-2: requests from an application to the portal, each answered under its id.
import { call, put, race, type SagaGenerator, select, take, takeEvery } from '../effects/effects.ts';
import { openingOf } from '../features/notificationDialog/dialogAddress.ts';
import { type DialogTab, dialogOpened } from '../features/notificationDialog/notificationDialogSlice.ts';
import { accessRefused } from '../features/permissions/permissionsSlice.ts';
import {
  logoutWanted,
  selectHostToken,
  selectIsSignedIn,
  selectTenantToken,
} from '../features/session/sessionSlice.ts';
import {
  refreshedUnseen,
  refreshFailed,
  refreshSucceeded,
  refreshUnanswered,
  type SessionKind,
  selectRefreshStatus,
  unauthorisedReceived,
} from '../features/sessionRefresh/sessionRefreshSlice.ts';
import { chatToggled, selectChatOffered, selectShellOpen } from '../features/shell/shellSlice.ts';
import { requestReceived } from '../features/subApp/subAppSlice.ts';
import { crashed } from '../lib/crash.ts';
import { readOpening } from '../services/subApps/requests.ts';
import { tellFrame } from './steps/frames.ts';

const PANES: Readonly<Record<'notification' | 'todo' | 'schedule', DialogTab>> = {
  notification: 1,
  todo: 2,
  schedule: 3,
};
/** For the application's code, which shows people its own text. */
const UNAVAILABLE = 'not available here';
const EXPIRED = 'the session could not be renewed';

export function* subAppRequests(): SagaGenerator<void> {
  yield* takeEvery(requestReceived, answer);
}

function* answer({ payload: { instance, id, name, args } }: ReturnType<typeof requestReceived>): SagaGenerator<void> {
  const error = yield* perform(name, args);
  yield* tellFrame(instance, { type: 'response', data: error === null ? { id, value: true } : { id, error } });
}

/** Performs the request. Returns why it could not, or null. */
function* perform(
  name: ReturnType<typeof requestReceived>['payload']['name'],
  args: unknown,
): SagaGenerator<string | null> {
  if (!(yield* select(selectIsSignedIn))) return UNAVAILABLE;
  switch (name) {
    case 'auth.refresh':
      return yield* refresh();
    case 'auth.logout':
      yield* put(logoutWanted());
      return null;
    case 'permission.denied':
      yield* put(accessRefused());
      return null;
    case 'notification.open':
      return yield* openDialog(args);
    case 'aichat.toggle':
      if (!(yield* select(selectChatOffered))) return UNAVAILABLE;
      yield* put(chatToggled());
      return null;
  }
}

/**
 * ACC-8: one refresh at a time, whoever needs it. While the page is about to reload, the new token is already
 * available.
 */
function* refresh(): SagaGenerator<string | null> {
  const status = yield* select(selectRefreshStatus);
  if (status === 'refreshed') return null;
  if (status === 'expired') return EXPIRED;
  const refused = yield* bearer();
  if (status === 'idle') yield* put(unauthorisedReceived(refused));
  const { done, unseen } = yield* race({
    done: take(refreshSucceeded),
    // The one under way was for a background call, perhaps with the other token.
    unseen: take(refreshedUnseen),
    failed: take([refreshFailed, refreshUnanswered, crashed('sessionRefresh')]),
  });
  if (unseen) return (yield* bearer()).refusedToken === refused.refusedToken ? yield* refresh() : null;
  return done ? null : EXPIRED;
}

/** What the application's calls carry. */
function* bearer(): SagaGenerator<{ session: SessionKind; refusedToken: string | null }> {
  const tenant = yield* select(selectTenantToken);
  if (tenant !== null) return { session: 'tenant', refusedToken: tenant };
  return { session: 'host', refusedToken: yield* select(selectHostToken) };
}

function* openDialog(args: unknown): SagaGenerator<string | null> {
  const opening = yield* call(readOpening, args);
  if (opening === null) return 'no such place';
  if (!(yield* select(selectShellOpen))) return UNAVAILABLE;
  yield* put(dialogOpened(openingOf({ tab: PANES[opening.pane], place: opening.id ?? null })));
  return null;
}
