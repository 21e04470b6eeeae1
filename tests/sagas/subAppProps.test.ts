import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { brandReducer } from '../../src/features/brand/brandSlice.ts';
import { companyReducer } from '../../src/features/company/companySlice.ts';
import {
  chooserOpened,
  soleCompanyEntered,
  switchFailed,
  tokenObtained,
} from '../../src/features/companySwitch/companySwitchEvents.ts';
import { companySwitchReducer } from '../../src/features/companySwitch/companySwitchSlice.ts';
import { permissionsReducer, policiesGranted } from '../../src/features/permissions/permissionsSlice.ts';
import { hostInfoLoaded, sessionReducer } from '../../src/features/session/sessionSlice.ts';
import { defaultsRestored, settingsChanged, settingsReducer } from '../../src/features/settings/settingsSlice.ts';
import { subAppReducer } from '../../src/features/subApp/subAppSlice.ts';
import { subAppProps } from '../../src/sagas/subAppProps.ts';
import { companyOf, frameWith, noFormerCompany } from '../support/fixtures.ts';
import { runSteps } from './support/runSteps.ts';

const reduce = combineReducers({
  brand: brandReducer,
  company: companyReducer,
  companySwitch: companySwitchReducer,
  permissions: permissionsReducer,
  session: sessionReducer,
  settings: settingsReducer,
  subApp: subAppReducer,
});
const lin = hostInfoLoaded({ id: 'lin', userName: 'lin', name: 'Lin', hostId: 'lin' });

/** An application of the portal and one open to visitors; `told` is what each was told since. */
function applications(frames = [frameWith(), frameWith({ module: 'scm', isPublic: true })]) {
  const begun = [lin, policiesGranted(['OMS_Auth'])].reduce(reduce, reduce(undefined, { type: '@@test' }));
  const state = { ...begun, subApp: { ...begun.subApp, frames } };
  const { steps, hear } = runSteps(subAppProps, { state, reduce, answers: { primaryColour: '#123456' } });
  const told = () => steps.splice(0).map((step) => (Array.isArray(step) ? step.slice(1) : step));
  return { hear, told };
}
const props = (data: object) => ({ type: 'props', data: expect.objectContaining(data) });
const english = settingsChanged({ language: 'en-US' });

it('applications are told what has changed; a public one nothing about who is signed in', () => {
  const { hear, told } = applications();
  hear(english);
  expect(told()).toEqual([
    [
      'oms',
      props({
        module: 'oms',
        lang: 'en',
        theme: { mode: 'light', primary: '#123456' },
        user: { id: 'lin', userName: 'lin', name: 'Lin', hostId: 'lin' },
        policies: ['OMS_Auth'],
      }),
    ],
    ['scm', props({ module: 'scm', lang: 'en', user: null, tenantId: null, tokenFlag: null, policies: [] })],
  ]);
});

it('nothing is told twice', () => {
  const { hear, told } = applications();
  hear(english);
  told();
  hear(english);
  hear(policiesGranted(['OMS_Auth']));
  expect(told()).toEqual([]);
});

it.each<[string, UnknownAction, object]>([
  ['policies', policiesGranted(['CRM_Auth']), { policies: ['CRM_Auth'] }],
  ['an account', hostInfoLoaded({ id: 'lin', userName: 'lin', name: '林静', hostId: 'lin' }), {}],
])('%s that change are told', (_what, event, data) => {
  const { hear, told } = applications([frameWith()]);
  hear(event);
  expect(told()).toEqual([['oms', props(data)]]);
});

it('restored settings are told like changed ones', () => {
  const { hear, told } = applications([frameWith()]);
  hear(settingsChanged({ style: 'dark' }));
  expect(told()).toEqual([['oms', props({ theme: { mode: 'dark', primary: '#123456' } })]]);
  hear(defaultsRestored());
  expect(told()).toEqual([['oms', props({ theme: { mode: 'light', primary: '#123456' } })]]);
});

it('one that is being closed receives nothing more', () => {
  const { hear, told } = applications([frameWith({ status: 'destroyed' })]);
  hear(english);
  expect(told()).toEqual([]);
});

it('during a company switch nothing is sent; after a failed one, the data of the company that stays', () => {
  const { hear, told } = applications([frameWith()]);
  const boreal = companyOf('Boreal');
  hear(chooserOpened({ action: 'switch' }));
  hear(soleCompanyEntered(boreal.companyOUId));
  hear(tokenObtained({ token: 'Bearer t', refreshToken: 'r', company: boreal }));
  hear(english);
  expect(told()).toEqual([]);
  hear(switchFailed({ former: noFormerCompany }));
  expect(told()).toEqual([['oms', props({ lang: 'en', companyId: null })]]);
});
