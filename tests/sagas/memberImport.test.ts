import { combineReducers } from '@reduxjs/toolkit';
import type { CheckedRow } from '../../contract/memberImport.ts';
import { LIMITS } from '../../src/constants/limits.ts';
import { PATHS } from '../../src/constants/paths.ts';
import * as members from '../../src/features/memberImport/memberImportSlice.ts';
import { memberRows, membersReducer } from '../../src/features/members/membersSlice.ts';
import type { ImportLine } from '../../src/lib/importFile.ts';
import { memberImport } from '../../src/sagas/memberImport.ts';
import { importCheck, importedMembers } from '../../src/services/api/members.ts';
import { REFUSED } from './support/calls.ts';
import { CONSOLE_REDUCERS, consoleAt, shownAt } from './support/consoleState.ts';
import { runSteps, sent } from './support/runSteps.ts';

const reduce = combineReducers({
  ...CONSOLE_REDUCERS,
  members: membersReducer,
  memberImport: members.memberImportReducer,
});
const initial = { type: '@@test' };
const DIALOG = `${PATHS.myOrganization}?panel=importMembers`;

const file = { id: 'f1', fileName: 'people.csv', size: LIMITS.importBytes };
const lines: ImportLine[] = ['Lin', 'Wang', 'Chen'].map((name, at) => ({
  line: at + 2,
  row: { name, phoneNumber: `1390000000${at}` },
  faults: [],
  outcome: null,
}));
const rows = lines.map(({ row }) => row);
const answer = (index: number, outcome: CheckedRow['outcome']): CheckedRow => ({ index, outcome, faults: [] });
const items = [answer(0, 'add'), answer(1, 'present'), answer(2, 'invite')];
const checked = lines.map((line, at) => ({ ...line, outcome: items[at]?.outcome ?? null }));
const result = { added: 1, invited: 1, present: 0, faulty: 0 };

/** The dialog is open; `steps` are those since. */
function dialog(answers: Readonly<Record<string, unknown>> = {}) {
  const state = {
    ...consoleAt(DIALOG, 'aurora'),
    members: membersReducer(undefined, initial),
    memberImport: members.memberImportReducer(undefined, initial),
  };
  return runSteps(memberImport, {
    state,
    reduce,
    answers: {
      readMembersFile: { lines },
      send: ({ id }: { id: string }) => (id === 'checkImport' ? { items } : result),
      ...answers,
    },
  });
}
const { fileResource, checkResource, importResource } = members;
const read = [
  fileResource.requested(),
  ['readMembersFile', 'f1'],
  fileResource.loaded(lines),
  checkResource.requested(),
  sent(importCheck(rows)),
  checkResource.loaded(checked),
];

it('a file is chosen, read, checked by the server line by line, and forgotten', async () => {
  const open = dialog({ pickFiles: [file] });
  open.hear(members.choiceWanted());
  await Promise.resolve();
  const [picked, chosen, ...rest] = open.steps;
  expect([picked, chosen]).toEqual([['pickFiles', '.csv,.txt,text/csv'], members.fileChosen(file)]);
  expect(rest).toEqual(expect.arrayContaining([...read, ['forgetFile', 'f1']]));
  expect(rest).toHaveLength(read.length + 1);
});

it('nothing follows if no file is chosen', () => {
  const open = dialog({ pickFiles: [] });
  open.hear(members.choiceWanted());
  expect(open.steps).toEqual([['pickFiles', '.csv,.txt,text/csv']]);
});

it('a file that is being read is forgotten if the dialog is closed meanwhile', () => {
  const open = dialog({ pickFiles: [file], readMembersFile: new Promise(() => {}) });
  open.hear(members.choiceWanted());
  open.hear(shownAt(PATHS.myOrganization));
  expect(open.steps).toContainEqual(['forgetFile', 'f1']);
  expect(open.steps).toContainEqual(members.importLeft());
});

it.each([
  ['is too large', { size: LIMITS.importBytes + 1 }, {}, { key: 'memberImport:tooLarge' }],
  ['cannot be read', {}, { fault: { key: 'memberImport:noLines' } }, { key: 'memberImport:noLines' }],
])('a file that %s says so, and is not sent', (_why, over, found, told) => {
  const open = dialog({ readMembersFile: found });
  open.hear(members.fileChosen({ ...file, ...over }));
  expect(open.steps.at(-1)).toEqual(fileResource.failed(told));
  expect(open.steps).not.toContainEqual(checkResource.requested());
});

it('a file that is too large is not even read', () => {
  const open = dialog();
  open.hear(members.fileChosen({ ...file, size: LIMITS.importBytes + 1 }));
  expect(open.steps).toHaveLength(2);
});

describe('the import', () => {
  it('sends the lines that were accepted and no others; then the lists are read again', () => {
    const open = dialog();
    open.hear(members.fileChosen(file));
    open.steps.splice(0);
    open.hear(importResource.wanted());
    expect(open.steps.slice(0, 3)).toEqual([
      importResource.requested(),
      sent(importedMembers([{ ...rows[0] }, { ...rows[2] }])),
      importResource.loaded(result),
    ]);
    expect(open.steps[3]).toEqual(memberRows.wanted(''));
  });

  it('that is refused can be tried again; no list is read', () => {
    const refuse = ({ id }: { id: string }) => {
      if (id === 'importMembers') throw REFUSED;
      return { items };
    };
    const open = dialog({ send: refuse });
    open.hear(members.fileChosen(file));
    open.steps.splice(0);
    for (let times = 0; times < 2; times += 1) open.hear(importResource.wanted());
    const tried = [
      importResource.requested(),
      sent(importedMembers([{ ...rows[0] }, { ...rows[2] }])),
      importResource.failed({ text: 'Full' }),
    ];
    expect(open.steps).toEqual([...tried, ...tried]);
  });

  it('is not sent twice by a second press', () => {
    const open = dialog({
      send: ({ id }: { id: string }) => (id === 'checkImport' ? { items } : new Promise(() => {})),
    });
    open.hear(members.fileChosen(file));
    open.steps.splice(0);
    open.hear(importResource.wanted());
    open.hear(importResource.wanted());
    expect(open.steps).toHaveLength(2);
  });
});

it('the template is saved as a file in the language of the person', () => {
  const open = dialog({ blobUrlOf: (text: string) => `blob:${text.slice(1, 3)}` });
  open.hear(members.templateWanted());
  expect(open.steps).toEqual([
    ['blobUrlOf', expect.stringContaining('姓名'), 'text/csv'],
    ['saveBlobUrl', 'blob:姓名', 'members-template.csv'],
  ]);
});

it('a closed dialog leaves nothing behind, and nothing runs while it is closed', () => {
  const open = dialog();
  open.hear(shownAt(PATHS.myOrganization));
  expect(open.steps).toEqual([members.importLeft()]);
  open.hear(members.fileChosen(file));
  expect(open.steps).toHaveLength(1);
});
