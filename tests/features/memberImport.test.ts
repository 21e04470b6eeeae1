import {
  checkedLines,
  checkResource,
  fileChosen,
  fileResource,
  importResource,
  isGood,
  memberImportReducer,
} from '../../src/features/memberImport/memberImportSlice.ts';
import type { ImportLine } from '../../src/lib/importFile.ts';

const line = (at: number): ImportLine => ({
  line: at,
  row: { name: 'Gao Min', phoneNumber: '138' },
  faults: [],
  outcome: null,
});
const chosen = fileChosen({ id: 'f1', fileName: 'staff.csv', size: 12 });
const problem = { text: 'The network is gone.' };
const checked = checkedLines(
  [line(2), line(3)],
  [{ index: 0, outcome: 'faulty', faults: [{ field: 'phoneNumber', message: 'Short.' }] }],
);

const stateAfter = (...actions: readonly { type: string }[]) =>
  actions.reduce(memberImportReducer, memberImportReducer(undefined, { type: '@@test' }));
const previewed = [
  chosen,
  fileResource.requested(),
  fileResource.loaded([line(2)]),
  checkResource.requested(),
  checkResource.loaded(checked),
];

it('the preview names every fault at its line, and leaves out a faulty line', () => {
  const [first, second] = checked;
  expect(first).toMatchObject({ line: 2, faults: [{ field: 'phoneNumber', message: { text: 'Short.' } }] });
  expect(first && isGood(first)).toBe(false);
  expect(second).toEqual(line(3));
});

it('a failed import keeps its preview and says why', () => {
  const failed = stateAfter(...previewed, importResource.requested(), importResource.failed(problem));
  expect(failed).toMatchObject({ fileName: 'staff.csv', check: { data: checked }, result: { error: problem } });
});

it('another file starts anew', () => {
  const other = fileChosen({ id: 'f2', fileName: 'b.csv', size: 3 });
  expect(stateAfter(...previewed, other)).toEqual({ ...stateAfter(), fileName: 'b.csv' });
});
