import type { Certification } from '../../contract/certification.ts';
import type { RealName } from '../../contract/realName.ts';
import { certificationMachine } from '../../src/features/certification/certificationMachine.ts';
import * as certification from '../../src/features/certification/certificationSlice.ts';
import * as review from '../../src/features/certificationReview/certificationReviewSlice.ts';
import { movedBy, squareOf, WHOLE, zoomedTo } from '../../src/features/personalInfo/crop.ts';
import * as info from '../../src/features/personalInfo/personalInfoSlice.ts';
import { pictureMachine } from '../../src/features/personalInfo/pictureMachine.ts';
import { realNameAuthenticationMachine } from '../../src/features/realNameAuthentication/realNameAuthenticationMachine.ts';
import * as realName from '../../src/features/realNameAuthentication/realNameAuthenticationSlice.ts';
import { exhaust } from '../support/exhaust.ts';

const STATUSES = ['none', 'pending', 'verified', 'refused'] as const;
const reviewed = { submittedTime: null, reviewedTime: null, attempt: 1, reasons: [] };
const facts = { companyName: null, creditCode: null, legalPerson: null, address: null, license: null, history: [] };
const license = { blobName: 'a.png', fileName: 'licence.png' };

describe('certification', () => {
  const at = (status: Certification['status']): Certification => ({ ...reviewed, ...facts, status });
  exhaust(certificationMachine, certification.certificationReducer, {
    certificationLoaded: STATUSES.map((status) => certification.certificationResource.loaded(at(status))),
    submissionSubmitted: [
      certification.certificationForm.submitted({
        companyName: 'a',
        creditCode: 'b',
        legalPerson: 'c',
        address: 'd',
        license,
      }),
    ],
    submissionSucceeded: [certification.certificationForm.succeeded()],
    certificationWithdrawn: [certification.certificationRequest.withdrawn()],
  });
  it.each(['unknown', 'pending', 'verified'] as const)('nothing can be submitted while %s', (status) => {
    const state = { ...certification.certificationReducer(undefined, { type: '@@test' }), status };
    expect(certification.certificationReducer(state, certification.certificationForm.succeeded())).toBe(state);
  });
});

describe('real name', () => {
  const at = (status: RealName['status']): RealName => ({ ...reviewed, realName: null, idNumber: null, status });
  const submitted = realName.realNameForm.submitted({ realName: '林静', idNumber: '11010519491231002X' });
  exhaust(realNameAuthenticationMachine, realName.realNameAuthenticationReducer, {
    realNameLoaded: STATUSES.map((status) => realName.realNameResource.loaded(at(status))),
    submissionSubmitted: [submitted],
    submissionSucceeded: [realName.realNameForm.succeeded()],
    realNameWithdrawn: [realName.realNameAuthenticationRequest.withdrawn()],
  });
  it('never stores the number that was sent', () => {
    const begun = [realName.realNameResource.requested(), realName.realNameResource.loaded(at('none')), submitted];
    const state = begun.reduce(
      realName.realNameAuthenticationReducer,
      realName.realNameAuthenticationReducer(undefined, { type: '@@test' }),
    );
    expect(state.form.status).toBe('submitting');
    expect(JSON.stringify(state)).not.toContain('11010519491231002X');
  });
});

it('what is sent is pending at once, and what is withdrawn can be sent again before a reload', () => {
  const sent = [
    realName.realNameResource.loaded({ ...reviewed, realName: null, idNumber: null, status: 'none' }),
  ].reduce(
    realName.realNameAuthenticationReducer,
    realName.realNameAuthenticationReducer(undefined, { type: '@@test' }),
  );
  expect(realName.realNameAuthenticationReducer(sent, realName.realNameForm.succeeded()).status).toBe('pending');
  const pending = { ...certification.certificationReducer(undefined, { type: '@@test' }), status: 'pending' as const };
  expect(certification.certificationReducer(pending, certification.certificationRequest.withdrawn()).status).toBe(
    'none',
  );
});

describe('a new picture', () => {
  const picked = { fileId: 'f', url: 'blob:f', width: 800, height: 400 };
  exhaust(
    pictureMachine,
    info.personalInfoReducer,
    {
      pictureOpened: [info.pictureOpened(picked)],
      pictureMoved: [info.pictureMoved({ right: 0.1, down: 0 })],
      pictureZoomed: [info.pictureZoomed(2)],
      pictureSubmitted: [info.pictureUpload.submitted()],
      pictureSucceeded: [info.pictureUpload.succeeded()],
      pictureFailed: [info.pictureUpload.failed({ fields: {}, error: { text: 'too large' } })],
      pictureDiscarded: [info.pictureDiscarded()],
    },
    ['saving'],
  );
  it('cannot be moved while it is being saved', () => {
    const initial = info.personalInfoReducer(undefined, { type: '@@test' });
    const saving = [info.pictureOpened(picked), info.pictureUpload.submitted()].reduce(
      info.personalInfoReducer,
      initial,
    );
    expect(saving.status).toBe('saving');
    expect(info.personalInfoReducer(saving, info.pictureMoved({ right: 0.3, down: 0 }))).toBe(saving);
  });
});

describe('the crop square of a picture', () => {
  const size = { width: 800, height: 400 };
  it('is the largest one, centred', () => {
    expect(squareOf(size, WHOLE)).toEqual({ left: 200, top: 0, side: 400 });
  });
  it('follows the drag and stays within the picture', () => {
    expect(squareOf(size, movedBy(size, WHOLE, 0.25, 0.5))).toEqual({ left: 100, top: 0, side: 400 });
    expect(squareOf(size, movedBy(size, WHOLE, 9, -9))).toEqual({ left: 0, top: 0, side: 400 });
    expect(squareOf(size, movedBy(size, WHOLE, -9, 9))).toEqual({ left: 400, top: 0, side: 400 });
  });
  it('shrinks around its middle as the picture is enlarged, at most to a quarter', () => {
    expect(squareOf(size, zoomedTo(size, WHOLE, 2))).toEqual({ left: 300, top: 100, side: 200 });
    expect(squareOf(size, zoomedTo(size, WHOLE, 99)).side).toBe(100);
    expect(zoomedTo(size, WHOLE, 0.1)).toEqual(WHOLE);
  });
  it('moves back into the picture when it grows at the edge', () => {
    const atEdge = movedBy(size, zoomedTo(size, WHOLE, 4), 9, 9);
    expect(squareOf(size, atEdge)).toMatchObject({ left: 0, top: 0 });
    expect(squareOf(size, zoomedTo(size, atEdge, 1))).toEqual({ left: 0, top: 0, side: 400 });
  });
});

it('the full number is kept for the real name that is open, and for nothing else', () => {
  const number = { id: 'a1', attempt: 2, idNumber: '11010519491231002X' };
  const numberAt = (...actions: readonly { type: string }[]) =>
    [...actions, review.numberFetched(number)].reduce(
      (state, action) => review.certificationReviewReducer(state, action),
      review.certificationReviewReducer(undefined, { type: '@@test' }),
    ).number;
  const opened = review.reviewOpened({ kind: 'realName', id: 'a1' });
  expect(numberAt(opened)).toEqual(number);
  expect(numberAt()).toBeNull();
  expect(numberAt(opened, review.reviewOpened({ kind: 'realName', id: 'a2' }))).toBeNull();
  expect(numberAt(opened, review.reviewOpened({ kind: 'certification', id: 'a1' }))).toBeNull();
});
