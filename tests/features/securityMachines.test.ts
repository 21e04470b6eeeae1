import { reauthenticationMachine } from '../../src/features/reauthentication/reauthenticationMachine.ts';
import * as reauthentication from '../../src/features/reauthentication/reauthenticationSlice.ts';
import { secondStepMachine } from '../../src/features/secondStep/secondStepMachine.ts';
import * as secondStep from '../../src/features/secondStep/secondStepSlice.ts';
import { exhaust } from '../support/exhaust.ts';

const refusal = { text: 'The code is invalid.' };
const secret = { uri: 'otpauth://totp/Atrium:lin?secret=ABC', base32: 'ABC' };

describe('secondStep', () => {
  exhaust(
    secondStepMachine,
    secondStep.secondStepReducer,
    {
      secretGiven: [secondStep.secretGiven(secret)],
      firstCodeGiven: [secondStep.firstCodeGiven({ code: '123456' })],
      firstCodeRefused: [secondStep.firstCodeRefused(refusal)],
      codesGiven: [secondStep.codesGiven(['aaaa-bbbb'])],
      setupClosed: [secondStep.setupClosed()],
    },
    ['confirming'],
  );

  const stateAfter = (...actions: readonly { type: string }[]) =>
    actions.reduce(
      (state, action) => secondStep.secondStepReducer(state, action),
      secondStep.secondStepReducer(undefined, { type: '@@test' }),
    );

  it('discards the secret once the recovery codes are shown, and those once the dialog is closed', () => {
    const shown = [
      secondStep.secretGiven(secret),
      secondStep.firstCodeGiven({ code: '1' }),
      secondStep.codesGiven(['a']),
    ];
    expect(stateAfter(...shown)).toMatchObject({ secret: null, codes: ['a'] });
    expect(stateAfter(...shown, secondStep.setupClosed())).toMatchObject({ status: 'closed', secret: null, codes: [] });
  });

  it('a refused first code keeps the secret, and the next try hides the refusal', () => {
    const refused = [
      secondStep.secretGiven(secret),
      secondStep.firstCodeGiven({ code: '1' }),
      secondStep.firstCodeRefused(refusal),
    ];
    expect(stateAfter(...refused)).toMatchObject({ status: 'scanning', secret, error: refusal });
    expect(stateAfter(...refused, secondStep.firstCodeGiven({ code: '2' })).error).toBeNull();
  });
});

describe('reauthentication', () => {
  exhaust(reauthenticationMachine, reauthentication.reauthenticationReducer, {
    proofWanted: [reauthentication.proofWanted()],
    questionOpened: [reauthentication.questionOpened(['password', 'passkey'])],
    questionClosed: [reauthentication.questionClosed(true)],
    cancelWanted: [reauthentication.cancelWanted()],
  });

  it('keeps neither password nor code in the store', () => {
    const state = [
      reauthentication.proofWanted(),
      reauthentication.questionOpened(['password']),
      reauthentication.proofForm.submitted({ method: 'password', password: 'Portal#2026' }),
    ].reduce(
      (now, action) => reauthentication.reauthenticationReducer(now, action),
      reauthentication.reauthenticationReducer(undefined, { type: '@@test' }),
    );
    expect(state.form.status).toBe('submitting');
    expect(JSON.stringify(state)).not.toContain('Portal#2026');
  });
});
