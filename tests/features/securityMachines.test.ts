import { reauthenticationMachine } from '../../src/features/reauthentication/reauthenticationMachine.ts';
import * as reauthentication from '../../src/features/reauthentication/reauthenticationSlice.ts';
import { secondStepMachine } from '../../src/features/secondStep/secondStepMachine.ts';
import * as secondStep from '../../src/features/secondStep/secondStepSlice.ts';
import { exhaust } from '../support/exhaust.ts';

const refusal = { text: 'The code is invalid.' };
const secret = { uri: 'otpauth://totp/Atrium:lin?secret=ABC', base32: 'ABC' };

describe('secondStep', () => {
  exhaust(secondStepMachine, secondStep.secondStepReducer, {
    secretGiven: [secondStep.secretGiven(secret)],
    codesGiven: [secondStep.codesGiven(['aaaa-bbbb'])],
    setupClosed: [secondStep.setupClosed()],
  });

  const stateAfter = (...actions: readonly { type: string }[]) =>
    actions.reduce(
      (state, action) => secondStep.secondStepReducer(state, action),
      secondStep.secondStepReducer(undefined, { type: '@@test' }),
    );

  it('discards the secret once the recovery codes are shown, and those once the dialog is closed', () => {
    const shown = [
      secondStep.secretGiven(secret),
      secondStep.firstCodeForm.submitted({ code: '1' }),
      secondStep.codesGiven(['a']),
    ];
    expect(stateAfter(...shown)).toMatchObject({ secret: null, codes: ['a'] });
    expect(stateAfter(...shown, secondStep.setupClosed())).toMatchObject({ status: 'closed', secret: null, codes: [] });
  });

  it('a refused first code keeps the secret, and the next try hides the refusal', () => {
    const refused = [
      secondStep.secretGiven(secret),
      secondStep.firstCodeForm.submitted({ code: '1' }),
      secondStep.firstCodeForm.failed({ fields: { code: refusal }, error: null }),
    ];
    expect(stateAfter(...refused)).toMatchObject({
      status: 'scanning',
      secret,
      form: { failure: { fields: { code: refusal } } },
    });
    expect(stateAfter(...refused, secondStep.firstCodeForm.submitted({ code: '2' })).form.failure.fields).toEqual({});
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
