import type { Translated } from '../types.ts';
import type { certificationReview as source } from '../zh-CN/certificationReview.ts';

export const certificationReview: Translated<typeof source> = {
  title: 'Review of certifications',
  sentence: 'Check each field. Give a reason for what is wrong: it is shown at that very field.',
  certifications: 'Organizations',
  realNames: 'Real names',
  count: '{count} waiting',
  failedToLoad: 'What waits for a review could not be loaded',
  none: 'Nothing waits for a review',
  company: 'Company',
  account: 'Account',
  submitted: 'Submitted',
  attempt: 'Attempt',
  attemptNumber: '{count}',
  act: 'Action',
  look: 'Review',
  lookAt: 'Review {name}',
  close: 'Close',
  realName: 'Name',
  idNumber: 'ID number',
  numberNotKept:
    'This number is not kept: it was submitted before reviewers could read it. It can only be asked for anew.',
  numberAgain: 'Please fill in your ID number again: the one you submitted was not kept.',
  noLicense: 'No business licence was uploaded',
  licenseOf: 'Business licence of {name}',
  wrong: '{field} is wrong',
  reason: 'Reason',
  reasonOf: 'Reason for: {field}',
  reasonMissing: 'Give a reason',
  approve: 'Approve',
  refuse: 'Refuse',
  approveQuestion: 'Approve {name}? The applicant sees it at once; it cannot be taken back.',
  refuseQuestion: 'Refuse {name}? The applicant sees the reasons at {count} fields at once; this cannot be taken back.',
  refuseQuestion_one:
    'Refuse {name}? The applicant sees the reason at {count} field at once; this cannot be taken back.',
  decided: 'The decision has been saved',
};
