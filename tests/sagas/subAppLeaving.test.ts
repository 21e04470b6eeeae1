import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { sessionCleared } from '../../src/features/session/sessionSlice.ts';
import { frameDirtied } from '../../src/features/subApp/subAppEvents.ts';
import * as subApp from '../../src/features/subApp/subAppSlice.ts';
import { subAppLeaving } from '../../src/sagas/subAppLeaving.ts';
import { frameWith } from '../support/fixtures.ts';
import { runSteps } from './support/runSteps.ts';

const reduce = combineReducers({ subApp: subApp.subAppReducer });
const { subApp: empty } = reduce(undefined, { type: '@@test' });

/** Two applications; `held` says whether the browser asks before the page is left. */
function portal(frames = [frameWith(), frameWith({ module: 'crm' })]) {
  const { steps, hear, task } = runSteps(subAppLeaving, { state: { subApp: { ...empty, frames } }, reduce });
  return { hear, end: () => task.cancel(), held: () => steps.map((step) => (Array.isArray(step) ? step[0] : step)) };
}
const dirty = (module: 'oms' | 'crm', isDirty = true) => frameDirtied({ module, dirty: isDirty });

it('the browser asks while an application has unsaved work, and no longer', () => {
  const { hear, held } = portal();
  expect(held()).toEqual([]);
  hear(dirty('oms'));
  expect(held()).toEqual(['holdPage']);
  hear(dirty('crm'));
  hear(dirty('oms', false));
  expect(held()).toEqual(['holdPage']);
  hear(dirty('crm', false));
  expect(held()).toEqual(['holdPage', 'releasePage']);
  hear(dirty('crm'));
  expect(held()).toEqual(['holdPage', 'releasePage', 'holdPage']);
});

it.each<[string, UnknownAction]>([
  ['cannot be shown', subApp.frameFailed({ instance: 'oms', failure: { code: 'RUNTIME' } })],
  ['has ended', subApp.frameDestroyed({ instance: 'oms' })],
  ['is removed', subApp.frameRemoved({ instance: 'oms' })],
  ['goes with all others', subApp.framesDropped()],
  ['ends with the session', sessionCleared()],
  ['ends with the company', switchSucceeded()],
])('the work of an application that %s can no longer be lost', (_how, event) => {
  const { hear, held } = portal();
  hear(dirty('oms'));
  hear(event);
  expect(held()).toEqual(['holdPage', 'releasePage']);
});

it('the browser does not go on asking for a flow that has ended', () => {
  const { end, held } = portal([frameWith({ dirty: true })]);
  end();
  expect(held()).toEqual(['holdPage', 'releasePage']);
});
