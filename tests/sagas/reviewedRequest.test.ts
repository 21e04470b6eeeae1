import { combineReducers } from '@reduxjs/toolkit';
import type { Certification } from '../../contract/certification.ts';
import { TIMING } from '../../src/constants/timing.ts';
import type { SagaGenerator } from '../../src/effects/effects.ts';
import * as certification from '../../src/features/certification/certificationSlice.ts';
import { companySwitchReducer } from '../../src/features/companySwitch/companySwitchSlice.ts';
import { deviceReducer, fingerprintMade } from '../../src/features/device/deviceSlice.ts';
import {
  confirmationAccepted,
  confirmationAsked,
  confirmationDismissed,
  toastShown,
} from '../../src/features/feedback/feedbackSlice.ts';
import { forgetWanted } from '../../src/features/forms/formsSlice.ts';
import { networkReducer } from '../../src/features/network/networkSlice.ts';
import { notificationReceived } from '../../src/features/realtime/realtimeEvents.ts';
import { reloadReducer } from '../../src/features/reload/reloadSlice.ts';
import { locationChanged, partsOf, routingReducer } from '../../src/features/routing/routingSlice.ts';
import { sessionReducer } from '../../src/features/session/sessionSlice.ts';
import { keepReviewedRequest } from '../../src/sagas/steps/reviewedRequest.ts';
import * as api from '../../src/services/api/certification.ts';
import { notificationOf } from '../support/fixtures.ts';
import { REFUSED } from './support/calls.ts';
import { runSteps, sent } from './support/runSteps.ts';

const { certificationRequest: request, certificationResource: resource, certificationForm: form } = certification;
const PATH = '/authentication';
const reduce = combineReducers({
  companySwitch: companySwitchReducer,
  reload: reloadReducer,
  session: sessionReducer,
  network: networkReducer,
  device: deviceReducer,
  routing: routingReducer,
  certification: certification.certificationReducer,
  realtime: (state = { heard: true }) => state,
});
const shownAt = (path: string) => locationChanged({ location: { ...partsOf(path), key: path }, action: 'PUSH' });
const facts = { companyName: null, creditCode: null, legalPerson: null, address: null, license: null };
const pending: Certification = {
  ...facts,
  status: 'pending',
  submittedTime: null,
  reviewedTime: null,
  attempt: 1,
  reasons: [],
  history: [],
};
const input = {
  companyName: 'Aurora',
  creditCode: '91320594MA1X7Q2K55',
  legalPerson: 'Lin',
  address: 'Suzhou',
  license: { blobName: 'a.png', fileName: 'licence.png' },
};

const [asked, submitted, withdrawn] = [
  api.ownCertification(),
  api.certificationSubmission(input),
  api.certificationWithdrawal(),
].map(sent);
/** The request is read again. */
const isRead = [resource.requested(), asked, resource.loaded(pending)];
const toast = (kind: 'success' | 'error', message: object, durationMs: number) =>
  toastShown({ id: 'id', kind, message, durationMs } as Parameters<typeof toastShown>[0]);

/** A pending request on its shown page, after its first load; a call that is named `refuses` fails. */
function shown({ live = false, refuses = '' } = {}) {
  const begun = [fingerprintMade('device-1'), shownAt(PATH)].reduce(reduce, reduce(undefined, { type: '@@test' }));
  const { steps, hear, state, task } = runSteps(
    () =>
      keepReviewedRequest({
        request,
        flow: 'certification',
        path: PATH,
        whilePage: (work: () => SagaGenerator<void>) => work(),
        own: api.ownCertification,
        submission: api.certificationSubmission,
        withdrawal: api.certificationWithdrawal,
        live,
      }),
    {
      state: begun,
      reduce,
      answers: {
        newId: 'id',
        now: () => Date.now(),
        send: ({ id }: { id: string }) => {
          if (id === refuses) throw REFUSED;
          return id === 'getCertification' ? pending : null;
        },
      },
    },
  );
  const first = steps.splice(0);
  return { first, steps, hear, state, leave: () => task.cancel() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the request is read when its page is shown, and again when that is wanted', () => {
  const page = shown();
  expect(page.first).toEqual(isRead);
  page.hear(resource.wanted());
  expect(page.steps).toEqual(isRead);
});

it.each([
  [true, isRead],
  [false, []],
])(
  'a notification that may tell of a decision is a reason to read it again, if decisions arrive so: %j',
  async (live, read) => {
    const page = shown({ live });
    page.hear(notificationReceived(notificationOf('n1')));
    await jest.advanceTimersByTimeAsync(TIMING.realtimeBurstMs);
    expect(page.steps).toEqual(read);
  },
);

describe('withdrawing it', () => {
  const question = confirmationAsked({
    id: 'id',
    title: { key: 'certification:withdraw' },
    question: { key: 'certification:withdrawQuestion' },
    confirm: { key: 'certification:withdraw' },
    consequence: null,
    danger: false,
  });
  const begun = request.withdrawal.begun('certification');
  const ended = request.withdrawal.ended('certification');

  it('is asked about first, once', () => {
    const page = shown();
    page.hear(request.withdrawalWanted());
    page.hear(request.withdrawalWanted());
    expect(page.steps).toEqual([question]);
    page.hear(confirmationDismissed('id'));
    expect(page.steps).toEqual([question]);
  });

  it('takes it back, and reads what it is now', () => {
    const page = shown();
    page.hear(request.withdrawalWanted());
    page.hear(confirmationAccepted('id'));
    expect(page.steps).toEqual([question, begun, withdrawn, request.withdrawn(), ended, ...isRead]);
  });

  it('that comes too late says why, and reads what has been decided', () => {
    const page = shown({ refuses: 'withdrawCertification' });
    page.hear(request.withdrawalWanted());
    page.hear(confirmationAccepted('id'));
    const told = toast('error', { text: 'Full' }, TIMING.errorMessageMs);
    expect(page.steps).toEqual([question, begun, withdrawn, told, ended, ...isRead]);
  });
});

describe('sending it', () => {
  const none = resource.loaded({ ...pending, status: 'none' });
  /** The person has sent the form of a request that does not exist yet. */
  function sending(refuses = '') {
    const page = shown({ refuses });
    page.hear(resource.requested());
    page.hear(none);
    page.hear(form.submitted(input));
    return page;
  }

  it('is confirmed; what was typed is forgotten, and the request read again', () => {
    expect(sending().steps).toEqual([
      submitted,
      form.succeeded(),
      forgetWanted('certification'),
      resource.wanted(),
      resource.requested(),
      asked,
      toast('success', { key: 'certification:submitted' }, TIMING.messageMs),
      resource.loaded(pending),
    ]);
  });

  it('that is refused says so in the form alone, and forgets nothing', () => {
    const { steps, state } = sending('submitCertification');
    expect(steps).toEqual([submitted, form.failed({ fields: {}, error: { text: 'Full' } })]);
    expect(state().certification.form.status).toBe('refused');
  });

  it('ends with the page', () => {
    const page = shown();
    page.hear(shownAt('/portal'));
    page.hear(form.submitted(input));
    expect(page.steps).toEqual([form.left()]);
  });
});
