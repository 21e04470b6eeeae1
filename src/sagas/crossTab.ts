// Spec §4 "Company switch" last sentence, STO-3, CMP-7: what another tab stores takes effect here too.
import { TIMING } from '../constants/timing.ts';
import { put, type SagaGenerator, select, take } from '../effects/effects.ts';
import { selectSwitchAction, selectSwitchStatus } from '../features/companySwitch/companySwitchSlice.ts';
import { keyChanged } from '../features/crossTab/crossTabEvents.ts';
import { pageReloadWanted } from '../features/reload/reloadSlice.ts';
import {
  selectHostInfo,
  selectHostToken,
  selectIsSignedIn,
  selectTokenFlag,
} from '../features/session/sessionSlice.ts';
import type { Message } from '../lib/message.ts';
import type { StorageChange } from '../services/storage/localStorage.ts';
import { storageChannel } from './channels/browserChannels.ts';
import { withChannel } from './channels/withChannel.ts';
import { leaveForLogin } from './steps/leaveForLogin.ts';
import { showToast } from './steps/showToast.ts';

/** The last company and account that this tab knows to have been in force; null once it knows that nobody is signed in. */
interface Known {
  readonly flag: string | null;
  readonly account: string | null;
}
const NOBODY: Known = { flag: null, account: null };

export function* crossTab(): SagaGenerator<void> {
  yield* withChannel(storageChannel, function* (channel) {
    let known = NOBODY;
    while (true) {
      const change = yield* take(channel);
      // Keys arrive one by one, and a new session begins by removing those of the former one.
      known = {
        flag: (yield* select(selectTokenFlag)) ?? known.flag,
        account: (yield* select(selectHostInfo))?.id ?? known.account,
      };
      yield* adopt(change, known);
      if ((yield* select(selectHostToken)) === null) known = NOBODY;
    }
  });
}

function* adopt({ key, raw }: StorageChange, known: Known): SagaGenerator<void> {
  const wasSignedIn = yield* select(selectIsSignedIn);
  yield* put(keyChanged({ key, raw }));
  if (key === 'tokenFlag' && raw !== null && raw !== known.flag && (known.flag !== null || (yield* isChoosing())))
    yield* reloadToFollow({ key: 'companySwitch:switchedElsewhere' });
  // Somebody else has signed in at a sign-in page that was left open.
  if (key === 'hostInfo' && known.account !== null) {
    const account = (yield* select(selectHostInfo))?.id ?? known.account;
    if (account !== known.account) yield* reloadToFollow({ key: 'errors:loginStatusUpdated' });
  }
  if (key === 'host_token' && raw === null && wasSignedIn) {
    // Reported here; otherwise the calls that the server now refuses would look like an expired session.
    yield* showToast('info', { key: 'errors:endedInOtherTab' }, TIMING.errorMessageMs);
    yield* leaveForLogin();
  }
}

/** The chooser of the sign-in is open: leaving it would end the session that has entered a company elsewhere. */
function* isChoosing(): SagaGenerator<boolean> {
  return (yield* select(selectSwitchStatus)) === 'choosing' && (yield* select(selectSwitchAction)) === 'login';
}

function* reloadToFollow(why: Message): SagaGenerator<void> {
  yield* showToast('info', why, TIMING.messageMs);
  yield* put(pageReloadWanted({ reason: 'companySwitched', delayMs: TIMING.companySwitchRedirectMs }));
}
