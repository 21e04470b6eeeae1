import {
  chooserCancelled,
  chooserOpened,
  companyPicked,
  switchConfirmed,
} from '../../../src/features/companySwitch/companySwitchEvents.ts';
import { modeChosen } from '../../../src/features/login/loginSlice.ts';
import { smsCodeWanted } from '../../../src/features/smsCode/smsCodeSlice.ts';
import { taskFormChanged, taskFormClosed, taskSaveWanted } from '../../../src/features/taskForm/taskFormSlice.ts';
import { CHOOSER_OPENS } from '../backend.ts';
import { companyOf } from '../fixtures.ts';
import { PORTAL_ANSWERS } from './portalAnswers.ts';
import { does, outside, type Scenario } from './scenario.ts';
import { EDITED, FORM_AGAIN, newTodo, values } from './taskFlows.ts';

const aurora = companyOf('Aurora');

/** What the server refuses in flows of every page. */
export const entryRefusals: readonly Scenario[] = [
  {
    flow: 'smsCode',
    title: 'a code is refused',
    ...outside('/login'),
    backend: { 'POST /api/send-sms/vcode': { status: 403, body: { error: { message: 'Too many' } } } },
    before: does(modeChosen('sms')),
    ask: does(smsCodeWanted({ phoneNumber: '13900000001', isOther: false })),
    leadsTo: ['smsCode/smsCodeWanted', 'smsCode/smsCodeFailed'],
    story: ['smsCode/smsCodeWanted', '→ POST /api/send-sms/vcode', 'smsCode/smsCodeFailed'],
  },
  {
    flow: 'qrSignIn',
    title: 'no code can be made',
    ...outside('/login'),
    backend: { 'GET /api/account/create-qrcode': { status: 500, body: {} } },
    ask: does(modeChosen('password'), modeChosen('qr')),
    leadsTo: ['qrSignIn/qrSignInBegun', 'qrSignIn/qrSignInFailed'],
    story: [
      'login/modeChosen',
      'login/modeChosen',
      'qrSignIn/qrSignInBegun',
      '→ GET /api/account/create-qrcode',
      'qrSignIn/qrSignInFailed',
    ],
  },
  {
    flow: 'companySwitch',
    title: 'a switch is refused',
    backend: {
      'GET /api/identity/organization-units/switch/tenant-Aurora/tenant': {
        status: 403,
        body: { error: { message: 'Not here' } },
      },
    },
    path: '/404',
    ask: does(
      chooserCancelled(),
      chooserOpened({ action: 'switch' }),
      companyPicked(aurora.tenantId),
      switchConfirmed(),
    ),
    leadsTo: ['companySwitch/chooserOpened', 'companySwitch/companiesLoaded', 'companySwitch/switchFailed'],
    story: [
      'companySwitch/chooserCancelled',
      ...CHOOSER_OPENS,
      'companySwitch/companyPicked',
      'companySwitch/switchConfirmed',
      '→ GET /api/identity/organization-units/switch/tenant-Aurora/tenant',
      'companySwitch/switchFailed',
    ],
  },
];

/** What it refuses in flows of the shell. */
export const portalRefusals: readonly Scenario[] = [
  {
    flow: 'taskForm',
    title: 'a new to-do is refused',
    backend: { ...PORTAL_ANSWERS, 'POST /api/user-work/personal/create': { status: 500, body: {} } },
    before: does(newTodo),
    ask: does(taskFormClosed(), newTodo, taskFormChanged(values), taskSaveWanted()),
    leadsTo: ['taskForm/taskFormOpened', 'taskForm/taskFormSubmitted', 'taskForm/taskSaveFailed'],
    story: [
      ...FORM_AGAIN,
      ...EDITED,
      'taskForm/taskSaveWanted',
      'taskForm/taskFormSubmitted',
      '→ POST /api/user-work/personal/create',
      'feedback/toastShown',
      'taskForm/taskSaveFailed',
    ],
  },
];
