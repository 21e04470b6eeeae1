import * as feed from '../../src/features/calendarFeed/calendarFeedSlice.ts';
import * as ics from '../../src/features/calendarImport/calendarImportSlice.ts';
import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import { dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import type { ExchangePart } from '../../src/features/scheduleCalendar/scheduleCalendarMachine.ts';
import {
  exchangeClosed,
  exchangePressed,
  exchangeShown,
} from '../../src/features/scheduleCalendar/scheduleCalendarSlice.ts';
import { keepFile } from '../../src/services/browser/files.ts';
import { backendWith, CALLS, configurationOf } from '../support/backend.ts';
import { event, fileOf } from '../support/icsFiles.ts';
import { playFlow, type Reply } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const FEED = 'GET /api/user-date-schedule/feed';
const RENEW = 'POST /api/user-date-schedule/feed/renew';
const DISABLE = 'POST /api/user-date-schedule/feed/disable';
const CHECK = 'POST /api/user-date-schedule/import/check';
const MONTH = 'POST /api/user-date-schedule/month';
const DAY = 'POST /api/user-date-schedule/day';
const CREATE = 'POST /api/user-date-schedule/create';
const ON = { isOn: true, creationTime: '2026-11-01T08:00:00', lastReadTime: null };

/** Somebody who has opened the calendar and this part of its exchange. */
async function onExchange(part: ExchangePart, over: Record<string, Reply> = {}) {
  const backend = {
    ...backendWith([former]),
    [CALLS.configuration]: { body: configurationOf({}, former.tenantId) },
    [FEED]: { body: ON },
    [RENEW]: { body: { secretAddress: '/api/calendar-feed/new.ics' } },
    [DISABLE]: { status: 204 },
    [CHECK]: { body: { items: [] } },
    [CREATE]: { body: { id: 'made' } },
    [MONTH]: { body: [] },
    [DAY]: { body: { optionsInfo: [] } },
    ...over,
  };
  const play = await playFlow(backend, { path: '/portal', preloadedState: signedIn() });
  // The portal itself searches the file and compares its texts.
  play.keepTexts();
  await play.pass(0);
  const settle = async (...actions: Parameters<typeof play.dispatch>[0][]) => {
    for (const action of actions) {
      play.dispatch(action);
      await play.pass(0);
    }
  };
  await settle(dialogOpened({ tab: 3 }), exchangePressed(), ...(part === 'menu' ? [] : [exchangeShown(part)]));
  play.lookFromHere();
  return {
    ...play,
    settle,
    feed: () => play.state().calendarFeed,
    ics: () => play.state().calendarImport,
    answer: async (yes: boolean) => {
      const id = play.state().feedback.confirmation?.id ?? '';
      await settle(yes ? confirmationAccepted(id) : confirmationDismissed(id));
    },
    choose: async (text: string) => {
      const file = new File([text], 'a.ics');
      Object.defineProperty(file, 'text', { value: async () => text });
      await settle(ics.icsFileChosen(keepFile(file)));
      await play.pass(1);
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('CAL-8 the feed', () => {
  it('is not offered by a backend without feeds (404); any other failure can be retried', async () => {
    const none = await onExchange('menu', { [FEED]: { status: 404 } });
    expect(none.feed().feed).toMatchObject({ status: 'failed', error: feed.NO_FEEDS });
    none.end();
    const failing = await onExchange('feed', { [FEED]: { status: 500 } });
    expect(failing.feed().feed).toMatchObject({ status: 'failed', error: { key: 'errors:requestFailed' } });
    failing.backend[FEED] = { body: ON };
    await failing.settle(feed.feedResource.wanted());
    expect(failing.feed().feed).toMatchObject({ status: 'loaded', data: ON });
    failing.lookAway();
  });

  it('asks before renewing, and shows the new address until the dialog is closed', async () => {
    const play = await onExchange('feed');
    await play.settle(feed.renewalWanted());
    await play.answer(false);
    play.expectExactly(['calendarFeed/renewalWanted', 'feedback/confirmationAsked', 'feedback/confirmationDismissed']);
    await play.settle(feed.renewalWanted());
    await play.answer(true);
    play.expectExactly([
      'calendarFeed/renewalWanted',
      'feedback/confirmationAsked',
      'feedback/confirmationAccepted',
      'calendarFeed/changeSubmitted',
      `→ ${RENEW}`,
      '→ wholeAddress',
      'calendarFeed/feedChanged',
      'calendarFeed/changeSucceeded',
    ]);
    expect(play.feed().secretAddress).toBe('http://localhost/api/calendar-feed/new.ics');
    await play.settle(exchangeClosed());
    play.expectExactly(['scheduleCalendar/exchangeClosed', 'calendarFeed/feedLeft']);
    expect(play.feed().secretAddress).toBeNull();
  });

  it.each(['javascript:alert(1)', 'http://['])('refuses an address like %s', async (secretAddress) => {
    const off = { isOn: false, creationTime: null, lastReadTime: null };
    const play = await onExchange('feed', { [FEED]: { body: off }, [RENEW]: { body: { secretAddress } } });
    await play.settle(feed.renewalWanted());
    expect(play.feed()).toMatchObject({
      secretAddress: null,
      change: { status: 'refused', failure: { error: { key: 'calendarFeed:noAddress' } } },
    });
    play.lookAway();
  });

  it('stays on if it cannot be switched off, and says why', async () => {
    const play = await onExchange('feed', { [DISABLE]: { status: 500 } });
    await play.settle(feed.feedEndWanted());
    await play.answer(true);
    const failure = { error: { key: 'errors:requestFailed' } };
    expect(play.feed()).toMatchObject({ feed: { data: ON }, change: { status: 'refused', failure } });
    play.lookAway();
  });
});

describe('CAL-9 the import', () => {
  const three = ['one', 'two', 'three'].flatMap((name, at) =>
    event(`UID:${name}`, `SUMMARY:${name}`, `DTSTART:2026120${at + 1}T090000`, 'DTEND:20261205T100000'),
  );

  it('reads a file, previews it, and imports the events one by one with the ordinary call', async () => {
    const play = await onExchange('import', { [CHECK]: { body: { items: [{ index: 1, sameUid: true }] } } });
    await play.choose(fileOf(...three));
    expect(play.ics()).toMatchObject({ status: 'previewed', picked: ['0', '2'], duplicates: { 1: 'sameUid' } });
    expect(play.bodyOf(CHECK)).toMatchObject({
      items: [{ uid: 'one', title: 'one', startedAt: '2026-12-01T09:00:00' }, {}, {}],
    });
    play.lookFromHere();
    await play.settle(ics.eventsImportWanted());
    play.expectExactly([
      'calendarImport/eventsImportWanted',
      'calendarImport/importBegun',
      `→ ${CREATE}`,
      'calendarImport/eventImported',
      `→ ${CREATE}`,
      'calendarImport/eventImported',
      'calendarImport/importEnded',
      'scheduleCalendar/monthWanted',
      'scheduleCalendar/monthRequested',
      `→ ${MONTH}`,
      'scheduleCalendar/dayWanted',
      'scheduleCalendar/dayRequested',
      `→ ${DAY}`,
      'workbench/agendaWanted',
      'workbench/monthRequested',
      `→ ${MONTH}`,
      'workbench/agendaRequested',
      `→ ${DAY}`,
      'scheduleCalendar/monthLoaded',
      'scheduleCalendar/dayLoaded',
      'workbench/monthLoaded',
      'workbench/agendaLoaded',
    ]);
    expect(play.bodyOf(CREATE)).toMatchObject({
      title: 'three',
      startedAt: '2026-12-03T09:00:00',
      endAt: '2026-12-05T10:00:00',
      isWarming: false,
      executors: [play.state().session.userInfo?.id],
      uid: 'three',
    });
    expect(play.ics()).toMatchObject({ status: 'done', done: ['0', '2'] });
  });

  it('names the failures and can retry them without the events already imported', async () => {
    let calls = 0;
    const refusedOnce = (): Reply => {
      calls += 1;
      return calls === 2 ? { status: 403, body: { error: { message: 'No.' } } } : { body: { id: 'made' } };
    };
    const play = await onExchange('import');
    await play.choose(fileOf(...three));
    play.backend[CREATE] = refusedOnce;
    await play.settle(ics.eventsImportWanted());
    expect(play.ics()).toMatchObject({ status: 'done', done: ['0', '2'], failures: { 1: { text: 'No.' } } });
    await play.settle(ics.eventsImportWanted());
    expect(play.ics()).toMatchObject({ status: 'done', done: ['0', '2', '1'], failures: {} });
    expect(calls).toBe(4);
    // Nothing is left: another press imports nothing twice.
    await play.settle(ics.eventsImportWanted());
    expect(calls).toBe(4);
    play.lookAway();
  });

  it('can be stopped: the event in progress is completed, and the others remain to be imported', async () => {
    const play = await onExchange('import');
    await play.choose(fileOf(...three));
    let go = (_reply: Reply) => {};
    play.backend[CREATE] = () => new Promise<Reply>((resolve) => (go = resolve));
    await play.settle(ics.eventsImportWanted(), ics.importStopWanted());
    expect(play.ics().status).toBe('stopping');
    go({ body: { id: 'made' } });
    await play.pass(0);
    expect(play.ics()).toMatchObject({ status: 'done', done: ['0'] });
    expect(ics.remaining(play.ics()).map(({ id }) => id)).toEqual(['1', '2']);
    play.lookAway();
  });

  it('still works when a backend cannot say what is there already', async () => {
    const play = await onExchange('import', { [CHECK]: { status: 404 } });
    await play.choose(fileOf(...three));
    expect(play.ics()).toMatchObject({
      status: 'previewed',
      picked: ['0', '1', '2'],
      error: { key: 'calendarImport:cannotCheck' },
    });
    play.lookAway();
  });

  it('refuses an invalid or oversized file in clear words, and another one can be chosen', async () => {
    const play = await onExchange('import');
    await play.choose('姓名,手机号');
    expect(play.ics()).toMatchObject({ status: 'refused', error: { key: 'calendarImport:fault_notCalendar' } });
    await play.settle(ics.icsFileChosen({ id: 'large', fileName: 'b.ics', size: 3 * 1024 * 1024 }));
    expect(play.ics()).toMatchObject({ status: 'refused', error: { key: 'calendarImport:fault_tooLarge' } });
    await play.choose(fileOf(...three));
    expect(play.ics().status).toBe('previewed');
    play.lookAway();
  });
});
