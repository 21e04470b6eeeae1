import { memberImportMachine } from '../../src/features/memberImport/memberImportMachine.ts';
import {
  checkAnswered,
  checkFailed,
  fileChosen,
  fileRead,
  fileRefused,
  importFailed,
  importLeft,
  importRequested,
  isGood,
  memberImportReducer,
  membersImported,
} from '../../src/features/memberImport/memberImportSlice.ts';
import { exhaust } from '../support/exhaust.ts';

const line = { line: 2, row: { name: 'Gao Min', phoneNumber: '138' }, faults: [], outcome: null };
const chosen = fileChosen({ id: 'f1', fileName: 'staff.csv', size: 12 });
const answered = checkAnswered([
  { index: 0, outcome: 'faulty', faults: [{ field: 'phoneNumber', message: 'Short.' }] },
]);
const problem = { text: 'The network is gone.' };

describe('memberImport', () => {
  exhaust(
    memberImportMachine,
    memberImportReducer,
    {
      fileChosen: [chosen],
      fileRead: [fileRead([line])],
      fileRefused: [fileRefused(problem)],
      checkAnswered: [answered],
      checkFailed: [checkFailed(problem)],
      importRequested: [importRequested()],
      membersImported: [membersImported({ added: 1, invited: 0, present: 0, faulty: 0 })],
      importFailed: [importFailed(problem)],
      importLeft: [importLeft()],
    },
    ['reading', 'checking', 'importing'],
  );

  const stateAfter = (...actions: readonly { type: string }[]) =>
    actions.reduce(memberImportReducer, memberImportReducer(undefined, { type: '@@test' }));
  const previewed = [chosen, fileRead([line]), answered];

  it('the preview names every fault at its line, and leaves out a faulty line', () => {
    const [first] = stateAfter(...previewed).lines;
    expect(first).toMatchObject({ line: 2, faults: [{ field: 'phoneNumber', message: { text: 'Short.' } }] });
    expect(first && isGood(first)).toBe(false);
  });

  it('a failed import keeps its preview and says why', () => {
    const failed = stateAfter(...previewed, importRequested(), importFailed(problem));
    expect(failed).toMatchObject({ status: 'previewed', fileName: 'staff.csv', error: problem });
    expect(failed.lines).toHaveLength(1);
  });

  it('another file starts anew', () => {
    expect(stateAfter(...previewed, fileChosen({ id: 'f2', fileName: 'b.csv', size: 3 }))).toMatchObject({
      status: 'reading',
      fileName: 'b.csv',
      lines: [],
    });
  });
});
