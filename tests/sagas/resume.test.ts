import { testSaga } from 'redux-saga-test-plan';
import { chooserOpened } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { pageReloadPrepared, selectReloadReason } from '../../src/features/reload/reloadSlice.ts';
import { resume } from '../../src/sagas/resume.ts';

/** What is kept of the events before a sudden reload, with the company chooser open. */
function keptWith(picked: string | null): unknown {
  const page = testSaga(resume).next().next(null).take(pageReloadPrepared).next().select(selectReloadReason);
  const where = page.next('sessionRefreshed').next('flag').next('/portal').next(false);
  const shown = where.next('inProgress').next('participating').next(null).next(false);
  const kept: string[] = [];
  shown
    .next('choosing')
    .next('switch')
    .next(picked)
    .next(null)
    .next('press')
    .inspect(({ payload }: { payload: { args: readonly [string, string] } }) => kept.push(payload.args[1]));
  return JSON.parse(kept[0] ?? '').events.at(-1);
}

it('the company that was picked in the chooser is picked again after a reload', () => {
  expect(keptWith('boreal')).toEqual(chooserOpened({ action: 'switch', tenantId: 'boreal' }));
  expect(keptWith(null)).toEqual(chooserOpened({ action: 'switch' }));
});

it.each(['companySwitched', 'versionUpgraded'])('after any other reload the page starts afresh (%s)', (reason) => {
  const page = testSaga(resume).next().next(null).take(pageReloadPrepared).next().select(selectReloadReason);
  page.next(reason).take(pageReloadPrepared);
});
