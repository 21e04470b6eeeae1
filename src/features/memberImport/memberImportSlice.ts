import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CheckedRow } from '../../../contract/memberImport.ts';
import type { ImportLine } from '../../lib/importFile.ts';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import { memberImportMachine } from './memberImportMachine.ts';

/** The number of lines by outcome. */
export interface ImportResult {
  readonly added: number;
  readonly invited: number;
  readonly present: number;
  readonly faulty: number;
}
interface MemberImportState {
  status: keyof typeof memberImportMachine.transitions;
  fileName: string;
  lines: ImportLine[];
  error: Message | null;
  result: ImportResult | null;
}
const initialState: MemberImportState = { status: 'choosing', fileName: '', lines: [], error: null, result: null };

const slice = createSlice({
  name: 'memberImport',
  initialState,
  reducers: {
    /** The person wants to choose a file from the disk. */
    choiceAsked() {},
    fileChosen: (_state, { payload }: PayloadAction<{ id: string; fileName: string; size: number }>) => ({
      ...initialState,
      fileName: payload.fileName,
    }),
    fileRead(state, { payload }: PayloadAction<ImportLine[]>) {
      state.lines = payload;
    },
    fileRefused(state, { payload }: PayloadAction<Message>) {
      state.error = payload;
    },
    checkAnswered(state, { payload }: PayloadAction<CheckedRow[]>) {
      // The server reports every fault, including ours.
      for (const { index, outcome, faults } of payload) {
        const line = state.lines[index];
        if (!line) continue;
        line.outcome = outcome;
        line.faults = faults.map(({ field, message }) => ({ field, message: { text: message } }));
      }
    },
    checkFailed(state, { payload }: PayloadAction<Message>) {
      state.error = payload;
    },
    importRequested(state) {
      state.error = null;
    },
    membersImported(state, { payload }: PayloadAction<ImportResult>) {
      state.result = payload;
    },
    importFailed(state, { payload }: PayloadAction<Message>) {
      state.error = payload;
    },
    /** The dialog was closed. */
    importLeft: () => initialState,
    templateAsked() {},
  },
  selectors: { selectMemberImport: (state) => state },
});

export const {
  choiceAsked,
  fileChosen,
  fileRead,
  fileRefused,
  checkAnswered,
  checkFailed,
  importRequested,
  membersImported,
  importFailed,
  importLeft,
  templateAsked,
} = slice.actions;
export const memberImportReducer = governed(memberImportMachine, slice.reducer);
export const { selectMemberImport } = slice.selectors;

/** Lines that an import accepts. */
export const isGood = ({ outcome }: ImportLine): boolean => outcome === 'add' || outcome === 'invite';
