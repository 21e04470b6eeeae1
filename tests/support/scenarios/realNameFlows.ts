import { PATHS } from '../../../src/constants/paths.ts';
import { reviewOpened } from '../../../src/features/certificationReview/certificationReviewSlice.ts';
import {
  realNameForm,
  realNameWithdrawalWanted,
} from '../../../src/features/realNameAuthentication/realNameAuthenticationSlice.ts';
import { consoleAdministrator, consoleBackend } from '../consoleWork.ts';
import { outsideCompanies } from './accountConsoleFlows.ts';
import { does, type Scenario, surely } from './scenario.ts';

const reviewed = { submittedTime: null, reviewedTime: null, attempt: 1, reasons: [] };
const request = { ...reviewed, id: 'a1', userName: 'chen', realName: 'Chen', idNumber: '11010519491231002X' };
const backend = (status: string) =>
  consoleBackend({
    'GET /api/console/certifications': { body: { items: [], totalCount: 0 } },
    'GET /api/console/real-names': { body: { items: [], totalCount: 0 } },
    'GET /api/console/real-names/a1': { body: { ...request, status: 'pending' } },
    'GET /api/console/real-name': { body: { ...reviewed, realName: null, idNumber: null, status } },
    'POST /api/console/real-name/submit': { body: null },
    'POST /api/console/real-name/withdraw': { body: null },
  });

/** The real name of an account, on its own page and on that of the person who decides. */
export const realNameScenarios: readonly Scenario[] = [
  {
    flow: 'certificationReview',
    title: 'the number of a real name is shown to the person who decides',
    ask: does(reviewOpened({ kind: 'realName', id: 'a1' })),
    leadsTo: ['certificationReview/numberFetched'],
    story: [
      'certificationReview/reviewOpened',
      '→ GET /api/console/real-names/a1',
      'certificationReview/decisionLeft',
      'certificationReview/numberFetched',
    ],
    path: PATHS.authentication,
    preloadedState: outsideCompanies(),
    backend: backend('none'),
  },
  {
    flow: 'realNameAuthentication',
    title: 'a real name is sent',
    ask: does(realNameForm.submitted({ realName: 'Lin Jing', idNumber: '11010519491231002X' })),
    leadsTo: ['realNameAuthentication/submissionSucceeded', 'realNameAuthentication/realNameWanted'],
    story: [
      'realNameAuthentication/submissionSubmitted',
      '→ POST /api/console/real-name/submit',
      'realNameAuthentication/submissionSucceeded',
      'forms/forgetWanted',
      'realNameAuthentication/realNameWanted',
      'realNameAuthentication/realNameRequested',
      '→ GET /api/console/real-name',
      'feedback/toastShown',
      'realNameAuthentication/realNameLoaded',
    ],
    path: PATHS.realNameAuthentication,
    preloadedState: consoleAdministrator(),
    backend: backend('none'),
  },
  {
    flow: 'realNameAuthentication',
    title: 'a real name is withdrawn',
    ask: surely(realNameWithdrawalWanted()),
    leadsTo: [
      'realNameAuthentication/realNameWithdrawalBegun',
      'realNameAuthentication/realNameWithdrawn',
      'realNameAuthentication/realNameWithdrawalEnded',
    ],
    story: [
      'realNameAuthentication/realNameWithdrawalWanted',
      'feedback/confirmationAsked',
      'feedback/confirmationAccepted',
      'realNameAuthentication/realNameWithdrawalBegun',
      '→ POST /api/console/real-name/withdraw',
      'realNameAuthentication/realNameWithdrawn',
      'realNameAuthentication/realNameWithdrawalEnded',
      'realNameAuthentication/realNameRequested',
      '→ GET /api/console/real-name',
      'realNameAuthentication/realNameLoaded',
    ],
    path: PATHS.realNameAuthentication,
    preloadedState: consoleAdministrator(),
    backend: backend('pending'),
  },
];
