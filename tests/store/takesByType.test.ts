import { type Action, createAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type SagaMiddlewareOptions, stdChannel } from 'redux-saga';
import type { ActionPattern } from 'redux-saga/effects';
import { call, fork, put, take } from '../../src/effects/effects.ts';
import { takesByType } from '../../src/store/takesByType.ts';

const opened = createAction<number>('door/opened');
const closed = createAction('door/closed');
/** Which of these events a flow that repeatedly waits for `pattern` receives. */
const SAID = [opened(1), closed(), { type: 'door/locked' }, opened(2)];

async function heard(pattern: ActionPattern, effectMiddlewares: SagaMiddlewareOptions['effectMiddlewares']) {
  const channel = stdChannel<{ type: string }>();
  const sagas = createSagaMiddleware({ channel, effectMiddlewares });
  const told: unknown[] = [];
  sagas({ getState: () => ({}), dispatch: (action) => channel.put(action as { type: string }) as never })(
    () => undefined,
  );
  const task = sagas.run(function* () {
    yield* fork(function* () {
      while (true) {
        const action = yield* take(pattern);
        yield* call(() => told.push(action));
      }
    });
    for (const action of SAID) yield* put(action);
    yield* take('never');
  });
  await Promise.resolve();
  task.cancel();
  return told;
}

const PATTERNS: Readonly<Record<string, ActionPattern>> = {
  'a type': 'door/closed',
  'an action creator': opened,
  'several of both kinds': [opened, 'door/locked'],
  everything: '*',
  'a list with everything in it': ['*', closed],
  'a question to the action': (action: Action) => 'payload' in action && action.payload === 2,
  'a list with a question in it': [closed, (action: Action) => 'payload' in action && action.payload === 2],
  'an empty list': [],
};

it.each(Object.entries(PATTERNS))(
  'a flow that waits for %s receives the same as with redux-saga alone',
  async (_, pattern) => {
    const alone = await heard(pattern, []);
    expect(await heard(pattern, [takesByType])).toEqual(alone);
  },
);
it('reads the names of a list when a flow begins to wait, not at each event', async () => {
  const read = jest.fn(() => 'door/painted');
  const named = Object.assign(() => true, { toString: read });
  await heard([named, 'door/moved'] as never, [takesByType]);
  expect(read).toHaveBeenCalledTimes(1);
});
