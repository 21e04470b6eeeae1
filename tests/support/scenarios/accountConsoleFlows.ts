import {
  certificationForm,
  certificationWithdrawalWanted,
} from '../../../src/features/certification/certificationSlice.ts';
import { decision, reviewOpened } from '../../../src/features/certificationReview/certificationReviewSlice.ts';
import {
  personalInfoForm,
  personalInfoResource,
  pictureRemovalWanted,
} from '../../../src/features/personalInfo/personalInfoSlice.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import { consoleAdministrator, consoleBackend } from '../consoleWork.ts';
import { does, type Scenario, surely } from './scenario.ts';

const reviewed = { submittedTime: null, reviewedTime: null, attempt: 1, reasons: [] };
const license = { blobName: 'a.png', fileName: 'licence.png' };
const facts = { companyName: 'a', creditCode: 'b', legalPerson: 'c', address: 'd', license };
export const PAGES = {
  certification: '/console/organizationManagement/authentication',
  personalInfo: '/console/accountCenter/personalInfo',
} as const;
export const accountBackend = (status: string) =>
  consoleBackend({
    'GET /api/console/certification': { body: { ...reviewed, ...facts, status, history: [] } },
    'POST /api/console/certification/submit': { body: null },
    'POST /api/console/certification/withdraw': { body: null },
    'GET /api/console/certifications': { body: { items: [], totalCount: 0 } },
    'POST /api/console/certifications/c1/review': { body: null },
    'GET /api/console/real-names': { body: { items: [], totalCount: 0 } },
    'GET /api/console/personal-info': {
      body: {
        id: 'account',
        userName: 'lin',
        name: 'Lin Jing',
        englishName: null,
        email: null,
        phoneNumber: null,
        creationTime: '2026-11-20T10:24:00',
      },
    },
    'POST /api/console/personal-info/update': { body: null },
    'POST /api/account/profile-picture/remove': { body: null },
  });

const boreal = { kind: 'certification', id: 'c1' } as const;

/** The host's console. */
export const outsideCompanies = () => {
  const state = consoleAdministrator();
  return state.session ? { ...state, session: { ...state.session, tenantId: null } } : state;
};
/** Leaves the page and comes back. */
const again = (path: string) => does(navigationWanted({ to: '/console' }), navigationWanted({ to: path }));

/** Console flows for the company's certification and for the account itself, except its real name. */
export const accountConsoleScenarios: readonly Scenario[] = [
  {
    flow: 'certification',
    title: 'a certification is sent',
    ask: does(certificationForm.submitted(facts)),
    leadsTo: ['certification/submissionSucceeded', 'forms/forgetWanted', 'certification/certificationWanted'],
    story: [
      'certification/submissionSubmitted',
      '→ POST /api/console/certification/submit',
      'certification/submissionSucceeded',
      'forms/forgetWanted',
      'certification/certificationWanted',
      'certification/certificationRequested',
      '→ GET /api/console/certification',
      'feedback/toastShown',
      'certification/certificationLoaded',
    ],
    path: PAGES.certification,
    preloadedState: consoleAdministrator(),
    backend: accountBackend('none'),
  },
  {
    flow: 'certification',
    title: 'a certification is withdrawn',
    ask: surely(certificationWithdrawalWanted()),
    leadsTo: [
      'certification/certificationWithdrawalBegun',
      'certification/certificationWithdrawn',
      'certification/certificationWithdrawalEnded',
    ],
    story: [
      'certification/certificationWithdrawalWanted',
      'feedback/confirmationAsked',
      'feedback/confirmationAccepted',
      'certification/certificationWithdrawalBegun',
      '→ POST /api/console/certification/withdraw',
      'certification/certificationWithdrawn',
      'certification/certificationWithdrawalEnded',
      'certification/certificationRequested',
      '→ GET /api/console/certification',
      'certification/certificationLoaded',
    ],
    path: PAGES.certification,
    preloadedState: consoleAdministrator(),
    backend: accountBackend('pending'),
  },
  {
    flow: 'certificationLicense',
    title: 'the picture of the licence is fetched',
    ask: again(PAGES.certification),
    leadsTo: ['certificationLicense/uploadLeft', 'certificationLicense/previewFetched'],
    story: [
      'routing/navigationWanted',
      'routing/locationChanged',
      'pageTabs/pageVisited',
      'certification/submissionLeft',
      'certificationLicense/uploadLeft',
      'dashboard/companyFiguresRequested',
      '→ GET /api/console/dashboard',
      'dashboard/actsRequested',
      '→ GET /api/console/acts',
      'certificationLicense/previewDropped',
      '→ revokeBlobUrl',
      'dashboard/companyFiguresFailed',
      'dashboard/actsFailed',
      'routing/navigationWanted',
      'routing/locationChanged',
      'tenants/editLeft',
      'certification/certificationRequested',
      '→ GET /api/console/certification',
      'pageTabs/pageVisited',
      'certification/certificationLoaded',
      '→ GET /api/console/certification/license',
      'certificationLicense/previewFetched',
    ],
    path: PAGES.certification,
    preloadedState: consoleAdministrator(),
    backend: accountBackend('none'),
  },
  {
    flow: 'certificationReview',
    title: 'a company is approved',
    ask: async (play) => {
      await does(reviewOpened(boreal))(play);
      await surely(decision.submitted({ ...boreal, name: 'Boreal', attempt: 1, reasons: [] }))(play);
    },
    leadsTo: ['certificationReview/certificationsWanted', 'certificationReview/decisionSucceeded'],
    story: [
      'certificationReview/reviewOpened',
      'certificationReview/decisionLeft',
      'certificationReview/decisionSubmitted',
      'feedback/confirmationAsked',
      'feedback/confirmationAccepted',
      '→ POST /api/console/certifications/c1/review',
      'certificationReview/certificationsWanted',
      'certificationReview/certificationsRequested',
      '→ GET /api/console/certifications',
      'certificationReview/decisionSucceeded',
      'forms/forgetWanted',
      'certificationReview/reviewClosed',
      'certificationReview/decisionLeft',
      'feedback/toastShown',
      'certificationReview/certificationsLoaded',
    ],
    path: PAGES.certification,
    preloadedState: outsideCompanies(),
    backend: accountBackend('none'),
  },
  {
    flow: 'personalInfo',
    title: 'personal information is saved',
    ask: does(personalInfoForm.submitted({ name: 'Lin', englishName: '', email: '' })),
    leadsTo: ['personalInfo/formSucceeded', 'personalInfo/infoLoaded', 'forms/forgetWanted'],
    story: [
      'personalInfo/formSubmitted',
      '→ POST /api/console/personal-info/update',
      'personalInfo/formSucceeded',
      'personalInfo/infoWanted',
      'personalInfo/infoRequested',
      '→ GET /api/console/personal-info',
      'personalInfo/infoLoaded',
      'forms/forgetWanted',
      'feedback/toastShown',
    ],
    path: PAGES.personalInfo,
    preloadedState: consoleAdministrator(),
    backend: accountBackend('none'),
  },
  {
    flow: 'personalInfo',
    title: 'a picture is removed',
    ask: surely(pictureRemovalWanted()),
    leadsTo: ['personalInfo/ownPictureWanted', personalInfoResource.loaded.type],
    story: [
      'personalInfo/pictureRemovalWanted',
      'feedback/confirmationAsked',
      'feedback/confirmationAccepted',
      'personalInfo/pictureRemovalBegun',
      '→ POST /api/account/profile-picture/remove',
      'personalInfo/pictureRemovalEnded',
      'personalInfo/ownPictureWanted',
      '→ GET /api/account/profile-picture-file/account',
      'personalInfo/infoWanted',
      'personalInfo/infoRequested',
      '→ GET /api/console/personal-info',
      'feedback/toastShown',
      'ownPicture/pictureFetched',
      '→ revokeBlobUrl',
      'personalInfo/infoLoaded',
    ],
    path: PAGES.personalInfo,
    preloadedState: consoleAdministrator(),
    backend: accountBackend('none'),
  },
];
