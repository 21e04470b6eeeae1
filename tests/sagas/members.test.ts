import { LIMITS } from '../../src/constants/limits.ts';
import { PATHS } from '../../src/constants/paths.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { formTyped } from '../../src/features/forms/formsSlice.ts';
import { memberAddition, memberEdit } from '../../src/features/members/memberForms.ts';
import * as events from '../../src/features/members/membersSlice.ts';
import { managedUnits, panelClosed } from '../../src/features/myOrganization/myOrganizationSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { members } from '../../src/sagas/members.ts';
import * as api from '../../src/services/api/members.ts';
import { ApiFailure } from '../../src/services/http/apiError.ts';
import { consoleAdministrator } from '../support/consoleWork.ts';
import { memberOf, memberSessionOf, units } from '../support/organizationWork.ts';
import { rootReducer } from '../support/rootReducer.ts';
import { REFUSED, refusal } from './support/calls.ts';
import { shownAt } from './support/consoleState.ts';
import { runSteps, sent } from './support/runSteps.ts';

const initial = rootReducer(undefined, { type: '@@test' });
const CHANGED = new ApiFailure({ ...refusal, status: 412 });
const page = (search: string) => shownAt(`${PATHS.myOrganization}${search}`);
const size = LIMITS.memberListPage;

/** An administrator at this place of the page; `over` is what calls are answered with, by their ids. */
function work(search = '', over: Readonly<Record<string, unknown>> = {}) {
  const answers: Readonly<Record<string, unknown>> = {
    getMember: memberOf({ concurrencyStamp: 'v1' }),
    listMemberSessions: { items: [memberSessionOf('s1')] },
    addMember: { id: 'i1', outcome: 'added' },
  };
  const console = { ...initial, ...consoleAdministrator(), shell: { ...initial.shell, open: true } };
  const begun = [managedUnits.requested(), managedUnits.loaded(units), page(search)];
  const run = runSteps(members, {
    state: begun.reduce(rootReducer, console),
    reduce: rootReducer,
    answers: {
      now: Date.UTC(2026, 10, 20, 2, 24),
      newId: 'id',
      download: 'blob:list',
      send: ({ id }: { id: string }) => {
        const answer = over[id] ?? answers[id] ?? { items: [], totalCount: 0 };
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  });
  const opened = run.steps.splice(0);
  const sends = () => run.steps.filter((step) => Array.isArray(step) && step[0] === 'send');
  return { ...run, opened, sends };
}
const goes = (search: string) => navigationWanted({ to: `${PATHS.myOrganization}${search}`, replace: true });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the list', () => {
  it.each([
    ['', { skipCount: 0 }],
    ['?status=active&page=2', { isActive: true, skipCount: size }],
    ['?status=disabled', { isActive: false, skipCount: 0 }],
    ['?unit=dev&keyword=Lin', { organizationUnitId: 'dev', nameOrPhoneNumber: 'Lin', skipCount: 0 }],
  ])('at %s asks for these people and no others', (search, query) => {
    expect(work(search).opened).toContainEqual(sent(api.memberPage({ ...query, maxResultCount: size })));
  });

  it('of invitations can be searched, and knows no departments', () => {
    const { opened } = work('?status=invited&unit=dev&keyword=Lin&page=3');
    const query = { nameOrPhoneNumber: 'Lin', skipCount: 2 * size, maxResultCount: size };
    expect(opened).toContainEqual(sent(api.invitationPage(query)));
    expect(work('?status=invited').opened).toContainEqual(
      sent(api.invitationPage({ skipCount: 0, maxResultCount: size })),
    );
  });

  it('is not read beside the roles', () => {
    expect(work('?view=grants').opened.filter((step) => Array.isArray(step))).toEqual([]);
  });

  it('stays while a person or a dialog is opened over it, and is read again when it is wanted', () => {
    const { hear, steps, sends, state } = work('?unit=dev');
    hear(page('?unit=dev&panel=addMember'));
    expect(steps).toEqual([]);
    hear(events.memberRows.wanted(state().members.key));
    expect(sends()).toHaveLength(1);
  });

  it('is searched once typing pauses, from its first page', async () => {
    const { hear, steps } = work('?unit=dev&page=2');
    hear(events.memberKeywordTyped(' Li'));
    hear(events.memberKeywordTyped(' Lin '));
    await jest.advanceTimersByTimeAsync(TIMING.listSearchMs);
    expect(steps).toEqual([goes('?unit=dev&keyword=Lin')]);
  });

  it('is saved as a file with the filter of the address', () => {
    const { hear, steps } = work('?unit=dev&status=active&page=2');
    hear(events.membersExportWanted());
    const [kind, file] = sent(api.memberFile({ organizationUnitId: 'dev', isActive: true })) as [string, unknown];
    expect(kind).toBe('send');
    expect(steps).toEqual([
      events.memberActsUnderWay.begun(events.EXPORT_KEY),
      ['download', file],
      ['saveBlobUrl', 'blob:list', 'members.csv'],
      events.memberActsUnderWay.ended(events.EXPORT_KEY),
    ]);
  });
});

describe('the choice of people', () => {
  it('and the messages about them are forgotten with the department', () => {
    const { hear, steps } = work('?unit=dev');
    hear(page('?unit=dev&page=2'));
    expect(steps).not.toContainEqual(events.choiceEmptied());
    hear(page('?unit=shop'));
    expect(steps).toEqual(expect.arrayContaining([events.choiceEmptied(), events.outcomeDismissed()]));
  });

  it('decides whether the dialog that moves people may be open', () => {
    expect(work('?unit=dev&panel=moveMembers').opened).toContainEqual(goes('?unit=dev'));
    const { hear, steps } = work('?unit=dev');
    hear(events.membersMoveBegun([{ id: 'm1', name: 'Lin' }]));
    hear(page('?unit=dev&panel=moveMembers'));
    expect(steps).not.toContainEqual(goes('?unit=dev'));
  });
});

describe('the drawer of a person', () => {
  const edit = {
    id: 'm1',
    name: ' Lin Jing ',
    englishName: ' ',
    jobTitle: ' Fitter ',
    employeeNumber: '',
    organizationUnitId: 'shop',
    isLeader: 'true',
  };
  const body = {
    name: 'Lin Jing',
    englishName: null,
    jobTitle: 'Fitter',
    employeeNumber: null,
    organizationUnitId: 'shop',
    isLeader: true,
  };

  it('reads the person and where they are signed in, each again when it is wanted', () => {
    const { opened, hear, sends, state } = work('?member=m1');
    expect(opened).toContainEqual(sent(api.memberDetail('m1')));
    expect(opened).toContainEqual(sent(api.sessionsOfMember('m1')));
    expect(state().members.sessions.data).toEqual([memberSessionOf('s1')]);
    hear(events.memberSessions.wanted('m1'));
    hear(events.memberDetails.wanted('m1'));
    expect(sends()).toEqual([sent(api.sessionsOfMember('m1')), sent(api.memberDetail('m1'))]);
  });

  it('keeps what was typed about this person, and nothing that was typed about another', () => {
    const { hear, state } = work('?member=m1');
    hear(formTyped({ key: 'memberEdit/name', typed: 'Typed' }));
    hear(page(''));
    hear(page('?member=m1'));
    expect(state().forms.typed['memberEdit/name']).toBe('Typed');
    hear(page('?member=m2'));
    expect(state().forms.typed).toEqual({ 'memberEdit/memberId': 'm2' });
  });

  it('closes without what was typed, and stays on the list', () => {
    const { hear, state, steps } = work('?unit=dev&member=m1');
    hear(formTyped({ key: 'memberEdit/name', typed: 'Typed' }));
    hear(events.drawerClosed());
    expect(state().forms.typed).toEqual({});
    expect(steps.at(-1)).toEqual(goes('?unit=dev'));
  });

  it('saves what was typed without blanks, over the version that was read, and closes', () => {
    const { hear, steps } = work('?unit=dev&member=m1');
    hear(memberEdit.submitted(edit));
    expect(steps[0]).toEqual(sent(api.memberChange('m1', body, 'v1')));
    expect(steps[1]).toEqual(memberEdit.succeeded());
    expect(steps).toEqual(expect.arrayContaining([managedUnits.wanted()]));
    expect(JSON.stringify(steps)).toContain('members:edited');
    expect(steps.at(-1)).toEqual(goes('?unit=dev'));
  });

  it('of a person without a department sends none, and no head', () => {
    const { hear, steps } = work('?member=m1');
    hear(memberEdit.submitted({ ...edit, organizationUnitId: '', isLeader: 'false' }));
    const { organizationUnitId: _none, ...others } = body;
    expect(steps[0]).toEqual(sent(api.memberChange('m1', { ...others, isLeader: false }, 'v1')));
  });

  it('asks with the names of the departments if another one was saved meanwhile', () => {
    const answers: Record<string, unknown> = { updateMember: CHANGED };
    const { hear, state } = work('?member=m1', answers);
    answers['getMember'] = memberOf({ organizationUnitId: 'lab', concurrencyStamp: 'v2' });
    hear(memberEdit.submitted(edit));
    expect(state().feedback.confirmation).toMatchObject({
      title: { key: 'members:department' },
      question: { params: { saved: 'Unit lab', own: 'Unit shop' } },
    });
  });

  it('says in the form why a change was refused, and stays open', () => {
    const { hear, state, steps } = work('?member=m1', { updateMember: REFUSED });
    hear(memberEdit.submitted(edit));
    expect(steps.slice(1)).toEqual([memberEdit.failed({ fields: {}, error: { text: 'Full' } })]);
    expect(state().feedback.toasts).toEqual([]);
  });

  it('that is left during a save shows nothing of it to the next person', () => {
    const { hear, steps, state } = work('?member=m1', { updateMember: new Promise(() => {}) });
    hear(memberEdit.submitted(edit));
    hear(page('?member=m2'));
    expect(steps).toContainEqual(memberEdit.left());
    expect(state().members.edit).toEqual(initial.members.edit);
  });
});

describe('adding a person', () => {
  const values = { phoneNumber: ' 139 0000 0007 ', name: ' New ', jobTitle: ' Fitter ', employeeNumber: ' A-1 ' };

  it('sends what was typed without blanks; somebody with an account has joined', () => {
    const { hear, steps } = work('?panel=addMember');
    hear(memberAddition.submitted({ ...values, organizationUnitId: 'dev' }));
    const body = { phoneNumber: '139 0000 0007', name: 'New', jobTitle: 'Fitter', employeeNumber: 'A-1' };
    expect(steps.slice(0, 3)).toEqual([
      sent(api.newMember({ ...body, organizationUnitId: 'dev' })),
      memberAddition.succeeded(),
      panelClosed(),
    ]);
    const toasts = steps.filter((step) => 'type' in step && step.type === 'feedback/toastShown');
    expect(toasts).toMatchObject([{ payload: { kind: 'success', message: { key: 'members:added' } } }]);
    expect(steps).toContainEqual(managedUnits.wanted());
  });

  it('an invitation stands unless it is withdrawn within five seconds', async () => {
    const { hear, steps, sends } = work('', { addMember: { id: 'i1', outcome: 'invited' } });
    hear(memberAddition.submitted({ ...values, organizationUnitId: '' }));
    const body = { phoneNumber: '139 0000 0007', name: 'New', jobTitle: 'Fitter', employeeNumber: 'A-1' };
    expect(sends()).toContainEqual(sent(api.newMember(body)));
    expect(JSON.stringify(steps)).toContain('members:invited');
    await jest.advanceTimersByTimeAsync(TIMING.undoMs);
    expect(sends()).not.toContainEqual(sent(api.invitationWithdrawal('i1')));
  });
});
