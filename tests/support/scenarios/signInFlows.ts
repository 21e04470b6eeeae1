import {
  passkeySignInRequested,
  secondStepSubmitted,
  signInSubmitted,
} from '../../../src/features/login/loginSlice.ts';
import { dispute } from '../../../src/features/notMe/notMeSlice.ts';
import { navigationRequested } from '../../../src/features/routing/routingSlice.ts';
import { CALLS } from '../backend.ts';
import { outside } from './entryFlows.ts';
import { does, type Scenario } from './scenario.ts';

/** The rarer ways of signing in, and taking back what somebody else has changed. */
export const signInScenarios: readonly Scenario[] = [
  {
    flow: 'login',
    title: 'a person gives the second step',
    ...outside('/login'),
    ask: async (play) => {
      const token = play.backend[CALLS.token] ?? { body: null };
      const body = { error: 'invalid_grant', error_description: 'RequiresTwoFactor', twoFactorToken: 'ticket' };
      play.backend[CALLS.token] = { status: 400, body };
      await does(signInSubmitted({ userName: 'lin', password: 'x' }))(play);
      play.backend[CALLS.token] = token;
      await does(secondStepSubmitted({ code: '482719' }))(play);
    },
    leadsTo: ['login/secondStepRequired', 'login/secondStepSubmitted', 'login/signInSucceeded'],
  },
  {
    flow: 'login',
    title: 'a sign-in by passkey is refused where there is none',
    ...outside('/login'),
    backend: { 'POST /api/account/passkey-sign-in/begin': { status: 501, body: { error: { message: 'no site' } } } },
    ask: does(passkeySignInRequested()),
    leadsTo: ['login/passkeySignInRequested', 'login/signInFailed'],
  },
  {
    flow: 'notMe',
    title: 'what somebody else has changed is taken back',
    ...outside('/notMe?ticket=ticket-1'),
    backend: { 'POST /api/account/dispute-change': { body: { phoneNumber: '139****0001' } } },
    ask: does(navigationRequested({ to: '/notMe?ticket=ticket-1' }), dispute.submitted({ ticket: 'ticket-1' })),
    leadsTo: ['notMe/disputeSubmitted', 'notMe/disputeSucceeded', 'notMe/changesUndone'],
  },
];
