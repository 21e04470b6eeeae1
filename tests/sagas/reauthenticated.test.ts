import type { UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { REAUTHENTICATION_REQUIRED } from '../../contract/reauthentication.ts';
import type { SagaGenerator } from '../../src/effects/effects.ts';
import {
  cancelWanted,
  proofWanted,
  questionClosed,
} from '../../src/features/reauthentication/reauthenticationSlice.ts';
import { crashed } from '../../src/lib/crash.ts';
import type { ApiResult } from '../../src/sagas/calls/callApi.ts';
import { reauthenticated } from '../../src/sagas/steps/reauthenticated.ts';
import { refusal } from './support/calls.ts';

const done: ApiResult<string> = { ok: true, value: 'done' };
const REQUIRED: ApiResult<string> = { ok: false, error: { ...refusal, status: 403, code: REAUTHENTICATION_REQUIRED } };

/** A call that is answered like this, one answer after the other. */
function performing(...answers: ApiResult<string>[]) {
  const channel = stdChannel<UnknownAction>();
  const put: UnknownAction[] = [];
  let performed = 0;
  function* perform(): SagaGenerator<ApiResult<string>> {
    performed += 1;
    return answers.shift() ?? done;
  }
  const task = runSaga({ channel, dispatch: (action: UnknownAction) => put.push(action) }, () =>
    reauthenticated(perform),
  );
  return { task, put, happens: (action: UnknownAction) => channel.put(action), performed: () => performed };
}

it.each<[string, ApiResult<string>]>([
  ['done', done],
  ['refused for another reason', { ok: false, error: { ...refusal, code: 'other' } }],
  ['not answered', { ok: false, error: { kind: 'network', reason: 'timeout', call: 'any', url: '/any' } }],
])('a call that is %s asks nobody for a proof', async (_what, answer) => {
  const { task, put, performed } = performing(answer);
  expect([await task.toPromise(), put, performed()]).toEqual([answer, [], 1]);
});

it('a call that needs a proof waits for it, and is then performed again', async () => {
  const { task, put, happens, performed } = performing(REQUIRED, done);
  expect([put, performed()]).toEqual([[proofWanted()], 1]);
  happens(questionClosed(true));
  expect([await task.toPromise(), put, performed()]).toEqual([done, [proofWanted()], 2]);
});

it.each([
  ['the person gives no proof', questionClosed(false)],
  ['the question fails', crashed('reauthentication')()],
])('it is not performed again if %s', async (_why, end) => {
  const { task, put, happens, performed } = performing(REQUIRED);
  happens(crashed('login')());
  happens(end);
  expect([await task.toPromise(), put, performed()]).toEqual([null, [proofWanted()], 1]);
});

it('the question is withdrawn with the flow that asked for it', () => {
  const { task, put } = performing(REQUIRED);
  task.cancel();
  expect(put).toEqual([proofWanted(), cancelWanted()]);
});
