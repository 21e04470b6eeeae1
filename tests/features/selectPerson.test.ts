import type { OrganizationUnit, Person } from '../../contract/organisation.ts';
import { departmentCachesDropped, switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import {
  dialogClosed,
  dialogOpened,
  dialogTabChosen,
} from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import * as events from '../../src/features/selectPerson/selectPersonEvents.ts';
import { selectPersonMachine } from '../../src/features/selectPerson/selectPersonMachine.ts';
import { selectPersonReducer, selectTreeRows } from '../../src/features/selectPerson/selectPersonSlice.ts';
import { RECENT_GROUP } from '../../src/features/selectPerson/treeRows.ts';
import { shellClosed } from '../../src/features/shell/shellSlice.ts';
import { organisationTree } from '../../src/lib/organisationTree.ts';
import { exhaust } from '../support/exhaust.ts';
import { rootReducer } from '../support/rootReducer.ts';

const lin = { userId: 'lin', userName: '林静' };
const wang = { userId: 'wang', userName: '王磊' };
const chen = { userId: 'chen', userName: '陈浩' };
const error = { key: 'errors:network' };
const openedFor = (selected: events.ChosenPerson[], multiple = true) =>
  events.personDialogOpened({ purpose: 'executors', selected, multiple });
const personOf = ({ userId, userName }: events.ChosenPerson): Person => ({
  id: userId,
  name: userName,
  hostId: `account-${userId}`,
  organizationUnitId: 'rd',
  organizationUnitName: '研发中心',
  jobTitle: null,
  employeeNumber: null,
  phoneNumber: null,
});
const unit = (id: string, parentId: string | null): OrganizationUnit => ({ id, parentId, code: id, displayName: id });
const units = [unit('root', null), unit('rd', 'root'), unit('lab', 'rd'), unit('sales', 'root')];
const departments = [
  events.departments.requested(),
  events.departments.loaded({ units, tree: organisationTree(units) }),
];
const found = events.search.loaded({ answered: 'lin', people: [personOf(lin)], totalCount: 1 });

describe('selectPerson', () => {
  exhaust(selectPersonMachine, selectPersonReducer, {
    personDialogOpened: [openedFor([]), openedFor([lin], false)],
    departmentToggled: [events.departmentToggled('rd')],
    queryTyped: [events.queryTyped('l'), events.queryTyped('lin')],
    personToggled: [events.personToggled(lin)],
    personRemoved: [events.personRemoved('lin')],
    selectionEmptied: [events.selectionEmptied()],
    peopleConfirmed: [events.peopleConfirmed({ purpose: 'executors', people: [] })],
    personDialogCancelled: [events.personDialogCancelled()],
    'shell/shellClosed': [shellClosed()],
    'notificationDialog/dialogOpened': [dialogOpened({ tab: 1 })],
    'notificationDialog/dialogTabChosen': [dialogTabChosen(1)],
    'notificationDialog/dialogClosed': [dialogClosed()],
  });
});

const play = (...actions: Parameters<typeof rootReducer>[1][]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: '@@test' }));
const chosenAfter = (...actions: Parameters<typeof rootReducer>[1][]) => play(...actions).selectPerson.selected;
const linesAfter = (...actions: Parameters<typeof rootReducer>[1][]) =>
  selectTreeRows(play(...actions))?.map(({ key, level }) => `${level} ${key}`);

describe('the selection', () => {
  it('selects and clears people, in the order they were selected', () => {
    const toggled = [lin, wang, chen, wang].map((person) => events.personToggled(person));
    expect(chosenAfter(openedFor([]), ...toggled)).toEqual([lin, chen]);
  });

  it('starts with those already chosen, each once', () => {
    expect(chosenAfter(openedFor([wang, lin, wang]))).toEqual([wang, lin]);
  });

  it('PER-1 single mode keeps one person', () => {
    expect(chosenAfter(openedFor([lin, wang], false))).toEqual([lin]);
    expect(chosenAfter(openedFor([lin], false), events.personToggled(wang))).toEqual([wang]);
    expect(chosenAfter(openedFor([lin], false), events.personToggled(lin))).toEqual([]);
  });

  it('PER-1 removes one person, or all', () => {
    expect(chosenAfter(openedFor([lin, wang]), events.personRemoved('lin'))).toEqual([wang]);
    expect(chosenAfter(openedFor([lin, wang]), events.selectionEmptied())).toEqual([]);
  });
});

describe('the search', () => {
  it('needs one Chinese character or two others, blanks not counted', () => {
    const statusOf = (text: string) => play(openedFor([]), events.queryTyped(text)).selectPerson.status;
    for (const text of ['王', ' 林 ', '𠮷', '林静', 'li', '13'])
      expect([text, statusOf(text)]).toEqual([text, 'searching']);
    for (const text of ['', '  ', 'l', ' l ', '1', '😀']) expect([text, statusOf(text)]).toEqual([text, 'browsing']);
  });

  it('keeps the people found while the next search runs, and discards them on return to the tree', () => {
    const search = [openedFor([]), events.queryTyped('lin'), found, events.queryTyped('ling')];
    expect(play(...search).selectPerson).toMatchObject({
      found: { status: 'reloading', data: { answered: 'lin', people: [{ id: 'lin' }] } },
    });
    expect(play(...search, events.queryTyped('')).selectPerson.found.data).toBeNull();
  });
});

describe('the lines of the tree', () => {
  it('an open department shows the departments below it, then its people', () => {
    expect(linesAfter(openedFor([]))).toBeUndefined();
    expect(linesAfter(openedFor([]), ...departments)).toEqual(['1 rd', '1 sales']);
    const open = [
      openedFor([]),
      ...departments,
      events.departmentToggled('rd'),
      events.departmentPeople.requested('rd'),
    ];
    expect(linesAfter(...open)).toEqual(['1 rd', '2 lab', '2 rd/loading', '1 sales']);
    const people = events.departmentPeople.loaded([personOf(lin)], 'rd');
    expect(linesAfter(...open, people)).toEqual(['1 rd', '2 lab', '2 rd/lin', '1 sales']);
    expect(linesAfter(...open, people, events.departmentToggled('rd'))).toEqual(['1 rd', '1 sales']);
  });

  it('says where people could not be loaded, and where there is nobody', () => {
    const open = [
      openedFor([]),
      ...departments,
      events.departmentToggled('sales'),
      events.departmentPeople.requested('sales'),
    ];
    expect(linesAfter(...open, events.departmentPeople.failed(error, 'sales'))).toContain('2 sales/failed');
    expect(linesAfter(...open, events.departmentPeople.loaded([], 'sales'))).toContain('2 sales/nobody');
  });

  it('offers the most recently chosen people, newest first, until the company is left', () => {
    const chosen = [
      openedFor([]),
      ...departments,
      events.peopleConfirmed({ purpose: 'executors', people: [lin, wang] }),
    ];
    expect(linesAfter(...chosen, openedFor([]))?.slice(0, 3)).toEqual(['1 recent', '2 recent/lin', '2 recent/wang']);
    expect(linesAfter(...chosen, openedFor([]), events.departmentToggled(RECENT_GROUP))?.[1]).toBe('1 rd');
    const left = play(...chosen, switchSucceeded(), openedFor([]));
    expect(left.selectPerson.recent).toEqual([]);
  });
});

it('the company keeps the departments as a list and as a tree, until it is left', () => {
  const { departmentList, newDepartmentList } = play(openedFor([]), ...departments).departments;
  expect(departmentList).toEqual(units);
  expect(newDepartmentList?.map(({ id }) => id)).toEqual(['rd', 'sales']);
  const left = play(openedFor([]), ...departments, departmentCachesDropped()).departments;
  expect([left.departmentList, left.newDepartmentList]).toEqual([null, null]);
});
