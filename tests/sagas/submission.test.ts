import { call, type Effect, join, take } from 'redux-saga/effects';
import { testSaga } from 'redux-saga-test-plan';
import { put } from '../../src/effects/effects.ts';
import { fingerprintMade, selectFingerprint } from '../../src/features/device/deviceSlice.ts';
import { locationChanged, selectPathname } from '../../src/features/routing/routingSlice.ts';
import { selectHostToken, selectTenantToken } from '../../src/features/session/sessionSlice.ts';
import { shellOpened } from '../../src/features/shell/shellSlice.ts';
import { defineSubmission } from '../../src/lib/submission.ts';
import { callApi } from '../../src/sagas/calls/callApi.ts';
import { submitOnPage } from '../../src/sagas/calls/submission.ts';
import { newAccount } from '../../src/services/api/account.ts';
import { ApiFailure } from '../../src/services/http/apiError.ts';
import { send } from '../../src/services/http/send.ts';
import { aTask, branchesOf, effectAt, sagaIn, sagaOf } from './support/branches.ts';
import { answered } from './support/calls.ts';

const input = { userName: 'wang', name: 'Wang', phoneNumber: '13900000000', code: '123456', password: 'Secret-1' };
const form = defineSubmission<typeof input, 'userName' | 'code'>('test', 'form', ['userName', 'code']);

function* goOn() {
  yield* put(shellOpened());
}
const submission = () =>
  testSaga(
    submitOnPage<typeof input, 'userName' | 'code', unknown>,
    '/register',
    form,
    (typed) => callApi(newAccount(typed), { silent: true }),
    goOn,
  );

/** The race of the page, whose branch `work` is the lifetime of the form. */
function pageRace(): Effect {
  return effectAt(submission().next().select(selectPathname).next('/register'));
}
/** The form while it is shown, and what sends it. */
function submitted() {
  const life = testSaga(sagaIn(pageRace(), 'work')).next().take(form.submitted).next(form.submitted(input));
  return { life, sending: testSaga(sagaOf(effectAt(life))).next() };
}
/** The same until something has come of it. */
function sent(end: unknown) {
  const attempt = aTask();
  const { life } = submitted();
  return life
    .next(attempt)
    .race({ end: join(attempt), left: take(form.left) })
    .next({ end });
}

it('waits for its page and ends when that is left', () => {
  submission()
    .next()
    .select(selectPathname)
    .next('/login')
    .take(locationChanged)
    .next()
    .select(selectPathname)
    .next('/register')
    .inspect((race: Effect) =>
      expect(branchesOf(race)).toEqual({
        work: { call: '', args: [] },
        gone: { call: 'untilPageLeft', args: ['/register'] },
      }),
    )
    .next({ gone: undefined })
    .put(form.left())
    .next()
    .select(selectPathname);
});

it('treats the page as left once another one is shown', () => {
  testSaga(sagaIn(pageRace(), 'gone'))
    .next()
    .select(selectPathname)
    .next('/register')
    .take(locationChanged)
    .next()
    .select(selectPathname)
    .next('/login')
    .isDone();
});

it('sends nothing before the device has its id', () => {
  submitted().sending.select(selectFingerprint).next(null).take(fingerprintMade).next().select(selectTenantToken);
});

it('sends what was submitted; once accepted, continues with the answer and waits for the next', () => {
  const sending = submitted().sending.select(selectFingerprint).next('device-1');
  answered(sending, newAccount(input), { id: 'wang' }).returns({ ok: true, value: { id: 'wang' } });
  sent({ ok: true, value: { id: 'wang' } })
    .put(form.succeeded())
    .next()
    .fork(goOn, { id: 'wang' })
    .next()
    .take(form.submitted);
});

it('assigns a refusal to the field it names, and the form can be sent again', () => {
  const error = {
    kind: 'invalid',
    call: 'any',
    url: '/any',
    status: 400,
    message: 'Taken',
    validationErrors: [{ message: 'Taken', members: ['UserName'] }],
  } as const;
  submitted()
    .sending.select(selectFingerprint)
    .next('device-1')
    .select(selectTenantToken)
    .next(null)
    .select(selectHostToken)
    .next(null)
    .is(call(send, newAccount(input)))
    .throw(new ApiFailure(error))
    .returns({ ok: false, error });
  sent({ ok: false, error })
    .put(form.failed({ fields: { userName: { text: 'Taken' } }, error: null }))
    .next()
    .take(form.submitted);
});

it('after the form was left, sends the next one and puts nothing about the first', () => {
  sent(undefined).take(form.submitted);
});
