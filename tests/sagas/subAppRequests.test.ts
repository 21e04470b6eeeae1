import type { UnknownAction } from '@reduxjs/toolkit';
import { dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { accessRefused } from '../../src/features/permissions/permissionsSlice.ts';
import { logoutWanted } from '../../src/features/session/sessionSlice.ts';
import * as refresh from '../../src/features/sessionRefresh/sessionRefreshSlice.ts';
import { chatToggled } from '../../src/features/shell/shellSlice.ts';
import { requestReceived } from '../../src/features/subApp/subAppSlice.ts';
import { crashed } from '../../src/lib/crash.ts';
import { subAppRequests } from '../../src/sagas/subAppRequests.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { rootReducer } from '../support/rootReducer.ts';
import { signedIn } from '../support/signedIn.ts';
import { runSteps } from './support/runSteps.ts';

const initial = rootReducer(undefined, { type: '@@test' });
const session = { ...initial.session, ...signedIn().session };

/** Somebody at work; `over` is what of the state is different. */
function work(over: Partial<RootState> = {}, answers: Readonly<Record<string, unknown>> = {}) {
  const state = { ...initial, ...signedIn(), shell: { ...initial.shell, open: true }, ...over };
  const run = runSteps(subAppRequests, { state, reduce: rootReducer, answers });
  const ask = (name: Parameters<typeof requestReceived>[0]['name'], args?: unknown) =>
    run.hear(requestReceived({ instance: 'crm', id: 7, name, args }));
  return { ...run, ask };
}
const done = ['sendToFrame', 'crm', { type: 'response', data: { id: 7, value: true } }];
const not = (error: string) => ['sendToFrame', 'crm', { type: 'response', data: { id: 7, error } }];
const EXPIRED = not('the session could not be renewed');
const UNAVAILABLE = not('not available here');

it.each<['auth.logout' | 'permission.denied', UnknownAction]>([
  ['auth.logout', logoutWanted()],
  ['permission.denied', accessRefused()],
])('%s is done and answered', (name, event) => {
  const { ask, steps } = work();
  ask(name);
  expect(steps).toEqual([event, done]);
});

it.each(['auth.logout', 'auth.refresh', 'permission.denied', 'notification.open', 'aichat.toggle'] as const)(
  '%s is nothing for a visitor',
  (name) => {
    const { ask, steps } = work({ session: initial.session }, { readOpening: { pane: 'todo' } });
    ask(name);
    expect(steps).toEqual([UNAVAILABLE]);
  },
);

describe('a new token', () => {
  it.each([
    ['the company’s', {}, { session: 'tenant', refusedToken: session.token }],
    ['one’s own outside a company', { token: null }, { session: 'host', refusedToken: session.hostToken }],
  ] as const)('is asked for in place of %s, and waited for', (_whose, over, refused) => {
    const { ask, steps, hear } = work({ session: { ...session, ...over } });
    ask('auth.refresh');
    expect(steps).toEqual([refresh.unauthorisedReceived(refused)]);
    hear(refresh.refreshSucceeded());
    expect(steps.slice(1)).toEqual([done]);
  });

  it.each([refresh.refreshFailed(), refresh.refreshUnanswered(), crashed('sessionRefresh')()])(
    'that does not come is told: $type',
    (end) => {
      const { ask, steps, hear } = work();
      ask('auth.refresh');
      hear(end);
      expect(steps.slice(1)).toEqual([EXPIRED]);
    },
  );

  it('that is under way is not asked for again', () => {
    const { ask, steps, hear } = work({ sessionRefresh: { status: 'refreshing', deedLost: false } });
    ask('auth.refresh');
    expect(steps).toEqual([]);
    hear(refresh.refreshSucceeded());
    expect(steps).toEqual([done]);
  });

  it('is asked for once the refresh of a background call has ended, unless that has renewed the same one', () => {
    const busy = { sessionRefresh: { status: 'refreshing' as const, deedLost: false } };
    const host = work(busy);
    host.ask('auth.refresh');
    host.hear(refresh.hostTokenRefreshed({ token: 'Bearer newer', refreshToken: null }));
    host.hear(refresh.refreshedUnseen());
    expect(host.steps).toEqual([refresh.unauthorisedReceived({ session: 'tenant', refusedToken: session.token })]);
    host.hear(refresh.refreshSucceeded());
    expect(host.steps.slice(1)).toEqual([done]);

    const tenant = work(busy);
    tenant.ask('auth.refresh');
    tenant.hear(refresh.tenantTokenRefreshed({ token: 'Bearer newer', refreshToken: null }));
    tenant.hear(refresh.refreshedUnseen());
    expect(tenant.steps).toEqual([done]);
  });

  it('is available while the page is about to reload, and never after the session has ended', () => {
    const answered = (status: RootState['sessionRefresh']['status']) => {
      const { ask, steps } = work({ sessionRefresh: { status, deedLost: false } });
      ask('auth.refresh');
      return steps;
    };
    expect([answered('refreshed'), answered('expired')]).toEqual([[done], [EXPIRED]]);
  });
});

describe('the portal’s dialog', () => {
  it.each([
    ['notification', 1],
    ['todo', 2],
    ['schedule', 3],
  ] as const)('opens at %s', (pane, tab) => {
    const { ask, steps } = work({}, { readOpening: { pane } });
    ask('notification.open', { pane });
    expect(steps).toEqual([dialogOpened({ tab }), done]);
  });

  it('opens at a single item', () => {
    const { ask, steps } = work({}, { readOpening: { pane: 'todo', id: 't1' } });
    ask('notification.open');
    expect(steps[0]).toEqual(dialogOpened({ tab: 2, intent: { kind: 'detail', id: 't1' } }));
  });

  it('does not open at a place that does not exist, nor outside the shell', () => {
    const nowhere = work({}, { readOpening: null });
    nowhere.ask('notification.open', { pane: 'attic' });
    expect(nowhere.steps).toEqual([not('no such place')]);
    const outside = work({ shell: { ...initial.shell, open: false } }, { readOpening: { pane: 'todo' } });
    outside.ask('notification.open');
    expect(outside.steps).toEqual([UNAVAILABLE]);
  });
});

it('the assistant is shown or hidden where there is one', () => {
  const { ask, steps } = work({ shell: { ...initial.shell, open: true, chatOffered: true } });
  ask('aichat.toggle');
  expect(steps).toEqual([chatToggled(), done]);
  const without = work();
  without.ask('aichat.toggle');
  expect(without.steps).toEqual([UNAVAILABLE]);
});
