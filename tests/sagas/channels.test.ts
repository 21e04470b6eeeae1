import { END } from 'redux-saga';
import { realtimeChannel, relayChannel, tellTabs } from '../../src/sagas/channels/realtimeChannels.ts';
import { uploadChannel } from '../../src/sagas/channels/uploadChannel.ts';
import { newAttachment } from '../../src/services/api/tasks.ts';
import { claimLeadership } from '../../src/services/browser/leadership.ts';
import { configureSend } from '../../src/services/http/send.ts';
import { upload } from '../../src/services/http/upload.ts';
import { createRealtime, StartFailure } from '../../src/services/realtime/connection.ts';
import { openRelay } from '../../src/services/realtime/relay.ts';
import { NO_ANSWER } from './support/calls.ts';

jest.mock('../../src/services/browser/leadership.ts');
jest.mock('../../src/services/http/upload.ts');
jest.mock('../../src/services/realtime/relay.ts');
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: jest.fn(),
}));

const settled = () => new Promise((resolve) => setTimeout(resolve));
/** What a channel reports until it is closed. */
function heard<T extends object>(channel: { take: (taker: (event: T) => void) => void; close: () => void }) {
  const events: T[] = [];
  const next = () =>
    channel.take((event) => {
      if (Object.is(event, END)) return;
      events.push(event);
      next();
    });
  next();
  return events;
}

describe('an upload', () => {
  const answering = (answer: Promise<unknown>) => {
    const abort = jest.fn();
    jest.mocked(upload).mockImplementation((_endpoint, _file, onProgress) => {
      queueMicrotask(() => onProgress(3));
      return { answer: answer as never, abort };
    });
    return abort;
  };

  it.each<[string, () => Promise<unknown>, object]>([
    ['its answer', () => Promise.resolve({ name: 'blob' }), { kind: 'arrived', value: { name: 'blob' } }],
    ['its failure', () => Promise.reject(NO_ANSWER), { kind: 'failed', error: NO_ANSWER.error }],
    ['a fault of the portal', () => Promise.reject('odd'), { kind: 'broken', thrown: 'odd' }],
  ])('reports its progress, then %s', async (_what, answer, last) => {
    answering(answer());
    const events = heard(uploadChannel(newAttachment(), 'file-1'));
    await settled();
    expect(events).toEqual([{ kind: 'progress', sent: 3 }, last]);
  });

  it('is aborted when nobody listens any more', () => {
    const abort = answering(new Promise(() => {}));
    uploadChannel(newAttachment(), 'file-1').close();
    expect(abort).toHaveBeenCalledTimes(1);
  });
});

describe('a connection to the hub', () => {
  const starting = (started: Promise<void>, stopped: Promise<void> = Promise.resolve()) => {
    const connection = { start: () => started, stop: jest.fn(() => stopped) };
    jest.mocked(createRealtime).mockReturnValue(connection);
    const credentials = { token: null, hostToken: null, fingerprint: 'device-1', language: 'zh-CN' };
    configureSend({ baseUrl: '', readCredentials: () => credentials, fetch });
    return connection;
  };

  it('has the token that it was opened with and the id of the device', () => {
    starting(new Promise(() => {}));
    realtimeChannel('/base', 'Bearer t');
    const [options] = jest.mocked(createRealtime).mock.lastCall ?? [];
    expect([options?.baseUrl, options?.readToken(), options?.deviceId]).toEqual(['/base', 'Bearer t', 'device-1']);
  });

  it.each<[string, () => Promise<void>, object]>([
    ['it has started', () => Promise.resolve(), { kind: 'started' }],
    [
      'the hub refuses the token',
      () => Promise.reject(new StartFailure("Status code '401'")),
      { kind: 'failed', reason: "Status code '401'", unauthorised: true },
    ],
    [
      'the hub cannot be reached',
      () => Promise.reject(new StartFailure('no')),
      { kind: 'failed', reason: 'no', unauthorised: false },
    ],
    ['the portal has a fault', () => Promise.reject('odd'), { kind: 'broken', thrown: 'odd' }],
  ])('says that %s', async (_what, started, told) => {
    starting(started());
    const events = heard(realtimeChannel('', 'Bearer t'));
    await settled();
    expect(events).toEqual([told]);
  });

  it('ends with its channel; a failure to end is logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { stop } = starting(new Promise(() => {}), Promise.reject('stuck'));
    realtimeChannel('', 'Bearer t').close();
    await settled();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(log.mock.calls).toEqual([['realtime:', 'stuck']]);
  });
});

it('a tab hears the others and its turn to lead, tells them, and gives both up with its channel', () => {
  const [tell, close, resign] = [jest.fn(), jest.fn(), jest.fn()];
  jest.mocked(openRelay).mockReturnValue({ tell, close });
  jest.mocked(claimLeadership).mockReturnValue(resign);
  const channel = relayChannel('hub');
  const events = heard(channel);
  jest.mocked(openRelay).mock.lastCall?.[1]({ kind: 'connected' });
  jest.mocked(claimLeadership).mock.lastCall?.[1]();
  expect(events).toEqual([{ kind: 'connected' }, { kind: 'leading' }]);
  tellTabs(channel, { kind: 'wanted' });
  expect(tell.mock.calls).toEqual([[{ kind: 'wanted' }]]);
  channel.close();
  expect([close.mock.calls.length, resign.mock.calls.length]).toEqual([1, 1]);
});
