import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CheckedRow } from '../../../contract/memberImport.ts';
import type { ImportLine } from '../../lib/importFile.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';

/** The number of lines by outcome. */
export interface ImportResult {
  readonly added: number;
  readonly invited: number;
  readonly present: number;
  readonly faulty: number;
}
/** Issue 14, "import from CSV": nothing is imported before the person has seen the outcome of each line. */
interface MemberImportState {
  fileName: string;
  /** The lines of the file. */
  file: Load<ImportLine[]>;
  /** The same lines, with what the server will do with each. */
  check: Load<ImportLine[]>;
  /** What came of importing them. An import that already succeeded does nothing twice, so it can be retried. */
  result: Load<ImportResult>;
}
const initialState: MemberImportState = {
  fileName: '',
  file: emptyLoad(),
  check: emptyLoad(),
  result: emptyLoad(),
};

export const fileResource = defineResource<ImportLine[]>('memberImport', 'file');
export const checkResource = defineResource<ImportLine[]>('memberImport', 'check');
export const importResource = defineResource<ImportResult>('memberImport', 'import');

const slice = createSlice({
  name: 'memberImport',
  initialState,
  reducers: {
    /** The person wants to choose a file from the disk. */
    choiceWanted() {},
    fileChosen: (_state, { payload }: PayloadAction<{ id: string; fileName: string; size: number }>) => ({
      ...initialState,
      fileName: payload.fileName,
    }),
    /** The dialog was closed. */
    importLeft: () => initialState,
    templateWanted() {},
  },
  extraReducers: (builder) => {
    addResource(builder, fileResource, (state) => state.file);
    addResource(builder, checkResource, (state) => state.check);
    addResource(builder, importResource, (state) => state.result);
  },
  selectors: {
    selectMemberImport: (state) => state,
    selectCheckedLines: (state) => state.check.data,
  },
});

export const { choiceWanted, fileChosen, importLeft, templateWanted } = slice.actions;
export const memberImportReducer = scoped('company', slice.reducer);
export const { selectMemberImport, selectCheckedLines } = slice.selectors;

/** Lines that an import accepts. */
export const isGood = ({ outcome }: ImportLine): boolean => outcome === 'add' || outcome === 'invite';

/** The lines as the server has checked them; it reports every fault, including ours. */
export function checkedLines(lines: readonly ImportLine[], rows: readonly CheckedRow[]): ImportLine[] {
  const checked = new Map(rows.map(({ index, ...row }) => [index, row]));
  return lines.map((line, index) => {
    const row = checked.get(index);
    if (!row) return line;
    const faults = row.faults.map(({ field, message }) => ({ field, message: { text: message } }));
    return { ...line, outcome: row.outcome, faults };
  });
}
