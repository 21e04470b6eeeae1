import { confirmationAccepted } from '../../../src/features/feedback/feedbackSlice.ts';
import { fileChosen } from '../../../src/features/memberImport/memberImportSlice.ts';
import { memberAddition, memberEdit } from '../../../src/features/members/memberForms.ts';
import * as members from '../../../src/features/members/membersSlice.ts';
import * as tree from '../../../src/features/myOrganization/myOrganizationSlice.ts';
import { navigationRequested } from '../../../src/features/routing/routingSlice.ts';
import { consoleAdministrator } from '../consoleWork.ts';
import { organizationBackend } from '../organizationWork.ts';
import { does, doesAndWaits, type Play, type Scenario } from './scenario.ts';

const PAGE = '/console/organizationManagement/myOrganization';
const lin = { id: 'm1', name: 'Lin' };
const accepts = (ask: ReturnType<typeof does>) => async (play: Play) => {
  await ask(play);
  await does(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''))(play);
};

/** Flows of a company's departments and people. */
export const organizationScenarios: readonly Scenario[] = (
  [
    {
      flow: 'myOrganization',
      title: 'a department is renamed',
      ask: does(tree.renameAsked({ id: 'lab', name: 'New' })),
      leadsTo: ['myOrganization/unitsRequested', 'feedback/toastShown', 'myOrganization/unitsLoaded'],
    },
    {
      flow: 'myOrganization',
      title: 'an empty department is removed',
      ask: accepts(does(tree.removalAsked('lab'))),
      leadsTo: ['feedback/confirmationAsked', 'myOrganization/unitsRequested'],
    },
    {
      flow: 'myOrganization',
      title: 'a department is added',
      ask: does(tree.unitAddition.submitted({ parentId: 'root', displayName: 'New', englishName: '' })),
      leadsTo: ['myOrganization/additionSucceeded', 'myOrganization/unitsRequested'],
      path: `${PAGE}?unit=root&panel=addUnit`,
    },
    {
      flow: 'members',
      title: 'the people are asked for again',
      ask: doesAndWaits(300, navigationRequested({ to: PAGE }), members.memberKeywordTyped('Lin')),
      leadsTo: ['routing/navigationRequested', 'members/listOpened', 'members/rowsLoaded'],
    },
    {
      flow: 'members',
      title: 'somebody is disabled',
      ask: accepts(does(members.disablingAsked([lin]))),
      leadsTo: ['feedback/confirmationAsked', 'members/rowsWanted', 'members/outcomeTold'],
    },
    {
      flow: 'members',
      title: 'somebody is changed',
      ask: does(
        memberEdit.submitted({
          id: 'm1',
          name: 'Lin',
          englishName: '',
          jobTitle: '',
          employeeNumber: '',
          organizationUnitId: 'dev',
          isLeader: 'false',
        }),
      ),
      leadsTo: ['members/editSucceeded', 'forms/forgetRequested', 'members/rowsWanted'],
      path: `${PAGE}?member=m1`,
    },
    {
      flow: 'members',
      title: 'somebody is invited',
      ask: does(
        memberAddition.submitted({
          phoneNumber: '13800000000',
          name: 'New',
          jobTitle: '',
          employeeNumber: '',
          organizationUnitId: '',
        }),
      ),
      leadsTo: ['members/additionSucceeded', 'myOrganization/panelClosed', 'feedback/toastShown'],
      path: `${PAGE}?panel=addMember`,
    },
    {
      flow: 'memberImport',
      title: 'a file that is gone is refused',
      ask: does(fileChosen({ id: 'gone', fileName: 'people.csv', size: 10 })),
      leadsTo: ['memberImport/fileChosen', 'memberImport/fileRefused'],
      path: `${PAGE}?panel=importMembers`,
    },
  ] satisfies readonly Scenario[]
).map((scenario) => ({
  path: PAGE,
  preloadedState: consoleAdministrator(),
  backend: organizationBackend(),
  ...scenario,
}));
