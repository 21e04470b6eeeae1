import { runSaga, stdChannel } from 'redux-saga';
import { delay, type SagaGenerator } from '../../src/effects/effects.ts';
import { switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { shellClosed, shellOpened } from '../../src/features/shell/shellSlice.ts';
import { whileShellOpen } from '../../src/sagas/waits/whileShellOpen.ts';

/** A shell that opens, closes and changes its company; `record` tells what has begun, ended and been left. */
function shellWith(work: () => SagaGenerator<void>) {
  const state = { shell: { open: false } };
  const channel = stdChannel();
  const record: string[] = [];
  function* recorded(): SagaGenerator<void> {
    record.push('begun');
    try {
      yield* work();
    } finally {
      record.push('ended');
    }
  }
  runSaga({ channel, dispatch: channel.put, getState: () => state }, () =>
    whileShellOpen(recorded, function* () {
      record.push('left');
    }),
  );
  const tell = (event: { type: string }, open: boolean) => {
    state.shell.open = open;
    channel.put({ type: event.type });
    return record.splice(0);
  };
  return {
    open: () => tell(shellOpened, true),
    close: () => tell(shellClosed, false),
    change: () => tell(switchSucceeded, true),
  };
}
function* forEver(): SagaGenerator<void> {
  yield* delay(1e6);
}

it('works while the shell is open, and anew in another company', () => {
  const shell = shellWith(forEver);
  expect(shell.open()).toEqual(['begun']);
  expect(shell.change()).toEqual(['ended', 'left', 'begun']);
  expect(shell.close()).toEqual(['ended', 'left']);
  expect(shell.open()).toEqual(['begun']);
  shell.close();
});

it('does not restart work that finishes by itself until the shell opens again', () => {
  const shell = shellWith(function* () {});
  expect(shell.open()).toEqual(['begun', 'ended']);
  expect(shell.close()).toEqual(['left']);
  expect(shell.open()).toEqual(['begun', 'ended']);
});
