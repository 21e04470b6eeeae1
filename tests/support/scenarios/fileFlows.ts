import { pickWanted, uploadRemoved, uploadRetried } from '../../../src/features/attachments/attachmentsSlice.ts';
import { choiceWanted, importResource } from '../../../src/features/memberImport/memberImportSlice.ts';
import {
  pictureDiscarded,
  picturePickWanted,
  pictureUpload,
} from '../../../src/features/personalInfo/personalInfoSlice.ts';
import { consoleAdministrator } from '../consoleWork.ts';
import { ORGANIZATION, organizationBackend } from '../organizationWork.ts';
import { refused } from '../securityWork.ts';
import { accountBackend, PAGES } from './accountConsoleFlows.ts';
import { PORTAL_ANSWERS } from './portalAnswers.ts';
import { does, type Scenario } from './scenario.ts';
import { newTodo } from './taskFlows.ts';

const PICTURE = 'POST /api/account/profile-picture';
const infoBackend = { ...accountBackend('none'), [PICTURE]: { body: { name: 'picture.webp' } } };
const UPLOAD = 'POST /api/user-work/attachment/upload';

/** Files that a person picks for a to-do. */
export const attachmentScenarios: readonly Scenario[] = [
  {
    flow: 'attachments',
    title: 'a picked file is uploaded',
    backend: { ...PORTAL_ANSWERS, [UPLOAD]: { body: { name: 'blob-a', orgName: 'plan.png' } } },
    before: does(newTodo),
    ask: does(pickWanted()),
    leadsTo: ['attachments/filesPicked', 'attachments/fileUploaded'],
    story: [
      'attachments/pickWanted',
      '→ pickFiles',
      'attachments/filesPicked',
      '→ POST /api/user-work/attachment/upload',
      'attachments/fileUploaded',
      '→ pageChannel',
      '→ forgetFile',
    ],
  },
  {
    flow: 'attachments',
    title: 'an upload fails, also when it is tried again, and the file is removed',
    backend: { ...PORTAL_ANSWERS, [UPLOAD]: { status: 500, body: {} } },
    before: does(newTodo),
    ask: async (play) => {
      await does(pickWanted())(play);
      const id = play.state().attachments.uploads.at(-1)?.id ?? '';
      await does(uploadRetried(id), uploadRemoved(id))(play);
    },
    leadsTo: ['attachments/filesPicked', 'attachments/uploadFailed', 'attachments/uploadFailed'],
    story: [
      'attachments/pickWanted',
      '→ pickFiles',
      'attachments/filesPicked',
      '→ POST /api/user-work/attachment/upload',
      'attachments/uploadFailed',
      'attachments/uploadRetried',
      '→ POST /api/user-work/attachment/upload',
      'attachments/uploadFailed',
      'attachments/uploadRemoved',
      '→ forgetFile',
    ],
  },
];

/** A picked file of people has been read and checked, and its import is requested. */
const CHECKED = [
  'memberImport/choiceWanted',
  '→ pickFiles',
  'memberImport/fileChosen',
  'memberImport/fileRequested',
  '→ readMembersFile',
  'memberImport/fileLoaded',
  '→ forgetFile',
  'memberImport/checkRequested',
  '→ POST /api/console/organization/members/import/check',
  'memberImport/checkLoaded',
  'memberImport/importWanted',
  'memberImport/importRequested',
];

/** The lines of a file of people. */
export const memberImportScenarios: readonly Scenario[] = (
  [
    {
      flow: 'memberImport',
      title: 'the people of a picked file are imported',
      ask: does(choiceWanted(), importResource.wanted()),
      leadsTo: ['memberImport/checkLoaded', 'memberImport/importLoaded', 'members/rowsWanted'],
      story: [
        ...CHECKED,
        '→ POST /api/console/organization/members/import',
        'memberImport/importLoaded',
        'members/rowsWanted',
        'members/rowsRequested',
        '→ GET /api/console/organization/members',
        'members/invitationsWanted',
        'myOrganization/unitsWanted',
        'myOrganization/unitsRequested',
        '→ GET /api/console/organization/units',
        'members/rowsLoaded',
        'myOrganization/unitsLoaded',
        'myOrganization/unitShown',
      ],
    },
    {
      flow: 'memberImport',
      title: 'an import is refused',
      backend: organizationBackend({ [ORGANIZATION.import]: refused('No seats left') }),
      ask: does(choiceWanted(), importResource.wanted()),
      leadsTo: ['memberImport/checkLoaded', 'memberImport/importFailed'],
      story: [...CHECKED, '→ POST /api/console/organization/members/import', 'memberImport/importFailed'],
    },
  ] satisfies readonly Scenario[]
).map((scenario) => ({
  path: '/console/organizationManagement/myOrganization?panel=importMembers',
  preloadedState: consoleAdministrator(),
  backend: organizationBackend(),
  ...scenario,
}));

/** A person's own picture. */
export const ownPictureScenarios: readonly Scenario[] = (
  [
    {
      flow: 'personalInfo',
      title: 'a picked picture is saved',
      ask: does(picturePickWanted(), pictureUpload.submitted()),
      leadsTo: ['personalInfo/pictureOpened', 'personalInfo/pictureSucceeded', 'personalInfo/ownPictureWanted'],
      story: [
        'personalInfo/picturePickWanted',
        '→ pickFiles',
        '→ showPicture',
        'personalInfo/pictureOpened',
        'personalInfo/pictureSubmitted',
        '→ cutPicture',
        '→ POST /api/account/profile-picture',
        '→ forgetFile',
        'personalInfo/pictureSucceeded',
        'personalInfo/ownPictureWanted',
        '→ GET /api/account/profile-picture-file/account',
        'personalInfo/infoWanted',
        'personalInfo/infoRequested',
        '→ GET /api/console/personal-info',
        'feedback/toastShown',
        'personalInfo/pictureDiscarded',
        '→ revokeBlobUrl',
        '→ forgetFile',
        'shell/pictureFetched',
        '→ revokeBlobUrl',
        'personalInfo/infoLoaded',
      ],
    },
    {
      flow: 'personalInfo',
      title: 'a picked picture cannot be saved, and is discarded',
      backend: { ...infoBackend, [PICTURE]: { status: 500, body: {} } },
      ask: does(picturePickWanted(), pictureUpload.submitted(), pictureDiscarded()),
      leadsTo: ['personalInfo/pictureOpened', 'personalInfo/pictureFailed', 'personalInfo/pictureDiscarded'],
      story: [
        'personalInfo/picturePickWanted',
        '→ pickFiles',
        '→ showPicture',
        'personalInfo/pictureOpened',
        'personalInfo/pictureSubmitted',
        '→ cutPicture',
        '→ POST /api/account/profile-picture',
        '→ forgetFile',
        'personalInfo/pictureFailed',
        'personalInfo/pictureDiscarded',
        'personalInfo/pictureDiscarded',
        '→ revokeBlobUrl',
        '→ forgetFile',
      ],
    },
  ] satisfies readonly Scenario[]
).map((scenario) => ({
  path: PAGES.personalInfo,
  preloadedState: consoleAdministrator(),
  backend: infoBackend,
  ...scenario,
}));
