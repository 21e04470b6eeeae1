import { combineReducers } from '@reduxjs/toolkit';
import { PATHS } from '../../src/constants/paths.ts';
import { toastActed, toastShown } from '../../src/features/feedback/feedbackSlice.ts';
import { type Grant, grantSwitched, grantsReducer } from '../../src/features/grants/grantsSlice.ts';
import { grants } from '../../src/sagas/grants.ts';
import * as api from '../../src/services/api/grants.ts';
import { REFUSED } from './support/calls.ts';
import { CONSOLE_REDUCERS, consoleAt } from './support/consoleState.ts';
import { runSteps, sent } from './support/runSteps.ts';

const reduce = combineReducers({ ...CONSOLE_REDUCERS, grants: grantsReducer });

/** A switch is pressed; `told` are the messages, `asked` the calls so far. */
function pressed(grant: Grant, isOn: boolean, send: () => unknown = () => null) {
  const state = { ...consoleAt(PATHS.workbench, 'aurora'), grants: grantsReducer(undefined, { type: '@@test' }) };
  const { steps, hear } = runSteps(grants, { state, reduce, answers: { newId: 't1', now: 0, send } });
  hear(grantSwitched({ grant, isOn }));
  const told = () => steps.flatMap((step) => ('type' in step && toastShown.match(step) ? [step.payload.message] : []));
  return { told, asked: () => steps.filter((step) => Array.isArray(step)), hear };
}
const policy = { kind: 'memberPolicy', id: 'lin', name: 'Lin', policy: 'CRM_Auth' } as const;
const foreign = { ...policy, policy: 'Other_Auth' };
const role = { kind: 'memberRole', id: 'lin', name: 'Lin', role: 'admin' } as const;
const ofRole = { kind: 'rolePolicy', role: 'staff', policy: 'CRM_Auth' } as const;

it.each<[Grant, boolean, ReturnType<typeof api.memberPolicyChange>, object]>([
  [
    policy,
    true,
    api.memberPolicyChange('lin', 'CRM_Auth', true),
    { key: 'grants:memberPolicyOn', params: { name: 'Lin', policy: 'crm' } },
  ],
  [
    foreign,
    false,
    api.memberPolicyChange('lin', 'Other_Auth', false),
    { key: 'grants:memberPolicyOff', params: { name: 'Lin', policy: 'Other_Auth' } },
  ],
  [
    role,
    true,
    api.memberRoleChange('lin', 'admin', true),
    { key: 'grants:memberRoleOn', params: { name: 'Lin', role: 'admin' } },
  ],
  [
    ofRole,
    false,
    api.rolePolicyChange('staff', 'CRM_Auth', false),
    { key: 'grants:rolePolicyOff', params: { role: 'staff', policy: 'crm' } },
  ],
])(
  'a switch changes what it says, and the message names who has gained or lost what (%j, %j)',
  (grant, isOn, call, message) => {
    const { told, asked } = pressed(grant, isOn);
    expect([asked(), told()]).toEqual([[sent(call)], [message]]);
  },
);

it('undo puts it back, without another message', () => {
  const { told, asked, hear } = pressed(ofRole, true);
  hear(toastActed('t1'));
  expect(asked()).toEqual([true, false].map((isOn) => sent(api.rolePolicyChange('staff', 'CRM_Auth', isOn))));
  expect(told()).toHaveLength(1);
});

it('a refusal says why, and offers no undo', () => {
  const { told } = pressed(policy, true, () => {
    throw REFUSED;
  });
  expect(told()).toEqual([{ text: 'Full' }]);
});

it('a second press while the first is under way does nothing', () => {
  const { asked, hear } = pressed(policy, true, () => new Promise(() => {}));
  hear(grantSwitched({ grant: policy, isOn: true }));
  expect(asked()).toHaveLength(1);
});
