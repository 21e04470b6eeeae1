import { type Effect, take } from 'redux-saga/effects';
import { type TestApiWithEffectsTesters, testSaga } from 'redux-saga-test-plan';
import { PATHS } from '../../src/constants/paths.ts';
import { selectDirtyTabs } from '../../src/features/pageTabs/pageTabsSlice.ts';
import {
  heldReloadWanted,
  pageReloadHeld,
  pageReloadPrepared,
  pageReloadWanted,
  selectReloadHeld,
  selectReloadReason,
  viewRetryWanted,
} from '../../src/features/reload/reloadSlice.ts';
import { navigationWanted, selectPathname, selectWayFromLogin } from '../../src/features/routing/routingSlice.ts';
import { selectIsSignedIn } from '../../src/features/session/sessionSlice.ts';
import { reload } from '../../src/sagas/reload.ts';
import { logError } from '../../src/services/browser/log.ts';
import { reloadPage } from '../../src/services/browser/page.ts';
import { branchesOf, effectAt, sagaIn, sagaOf } from './support/branches.ts';

type At = TestApiWithEffectsTesters;
const request = pageReloadWanted({ reason: 'companySwitched', delayMs: 700 });

/** A requested reload while everything that is open is being written. */
const writing = () =>
  testSaga(reload)
    .next()
    .next()
    .next()
    .take(pageReloadWanted)
    .next(request)
    .delay(700)
    .next()
    .getContext('flushPersistence')
    .next(async () => {});
const reloads = (here: At) => here.put(pageReloadPrepared()).next().call(reloadPage).next().isDone();

it('waits as long as was asked, then writes what is open, then reloads', () => {
  const race = effectAt(writing());
  expect(Object.keys(branchesOf(race))).toEqual(['written', 'late']);
  reloads(writing().next({ written: undefined }).select(selectIsSignedIn).next(false));
});

it('a storage that refuses to be written is logged, and the page reloads all the same', () => {
  const fault = new Error('full');
  reloads(writing().throw(fault).call(logError, 'reload', fault).next().select(selectIsSignedIn).next(false));
});

describe('a page that would end the session', () => {
  const signedIn = (pathname: string) =>
    writing().next({}).select(selectIsSignedIn).next(true).select(selectPathname).next(pathname);

  it.each([
    [PATHS.login, '/todo', '/todo'],
    [PATHS.register, null, PATHS.workbench],
  ])('%s is left first, without an entry in the history', (pathname, way, to) => {
    const left = signedIn(pathname).select(selectWayFromLogin).next(way);
    reloads(left.put(navigationWanted({ to, replace: true })).next());
  });

  it('any other page stays', () => {
    reloads(signedIn(PATHS.workbench));
  });
});

it('a view that failed is tried again by a reload, unless unsaved work keeps the person here', () => {
  const retry = () => {
    const { args } = effectAt(testSaga(reload).next().next()).payload;
    expect(args).toEqual([viewRetryWanted, expect.any(Function)]);
    return testSaga(args[1]).next();
  };
  retry()
    .select(selectDirtyTabs)
    .next([])
    .put(pageReloadWanted({ reason: 'viewFailed', delayMs: 0 }))
    .next()
    .isDone();
  retry().select(selectDirtyTabs).next(['/crm']).next(false).isDone();
});

describe('a held reload', () => {
  const hold = () => testSaga(sagaOf(effectAt(testSaga(reload).next()))).next();
  const held = () =>
    hold()
      .take(pageReloadHeld)
      .next(pageReloadHeld({ reason: 'networkRecovered' }));
  const until = (name: string) => testSaga(sagaIn(effectAt(held()), name)).next();

  it('ends when the work is saved, when it is given up, or with a reload that cannot wait', () => {
    held().inspect((race: Effect) =>
      expect(branchesOf(race)).toEqual({
        saved: { call: 'untilSaved', args: [] },
        given: { call: 'untilGivenUp', args: [] },
        other: take(pageReloadWanted),
      }),
    );
  });

  it('happens at once then, for its own reason', () => {
    held()
      .next({})
      .select(selectReloadReason)
      .next('networkRecovered')
      .select(selectReloadHeld)
      .next(true)
      .put(pageReloadWanted({ reason: 'networkRecovered', delayMs: 0 }))
      .next()
      .isDone();
  });

  it.each([
    ['that has begun without it', 'networkRecovered', false],
    ['that a crash has forgotten', null, true],
  ])('%s does not happen again', (_case, reason, isHeld) => {
    const ended = held().next({}).select(selectReloadReason).next(reason);
    (reason === null ? ended : ended.select(selectReloadHeld).next(isHeld)).isDone();
  });

  it('waits until no application has unsaved work', () => {
    until('saved').select(selectDirtyTabs).next(['/crm']).take('*').next().select(selectDirtyTabs).next([]).isDone();
  });

  it('asks about the unsaved work whenever the person wants the reload, until they give it up', () => {
    const asked = until('given').take(heldReloadWanted).next().select(selectDirtyTabs).next(['/crm']);
    asked.next(false).take(heldReloadWanted).next().select(selectDirtyTabs).next([]).isDone();
  });
});
