import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ManagedUnit } from '../../../contract/organizationUnits.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';
import { addUnderWay, defineUnderWay } from '../../lib/underWay.ts';
import { pathTo, unitRows } from './unitTree.ts';

export const UNIT_FIELDS = ['displayName', 'englishName'] as const;
export type UnitField = (typeof UNIT_FIELDS)[number];

interface MyOrganizationState {
  units: Load<ManagedUnit[]>;
  /** Ids of the expanded units. */
  open: string[];
  query: string;
  /** The unit whose name is being typed in the tree; null for none. */
  renamed: string | null;
  newName: Submission<never>;
  /** Units being moved or removed. */
  acts: string[];
  addition: Submission<UnitField>;
}
const initialState: MyOrganizationState = {
  units: emptyLoad(),
  open: [],
  query: '',
  renamed: null,
  newName: emptySubmission(),
  acts: [],
  addition: emptySubmission(),
};

export const managedUnits = defineResource<ManagedUnit[]>('myOrganization', 'units');
export const unitActsUnderWay = defineUnderWay('myOrganization', 'unitAct', (state: MyOrganizationState) => state.acts);
export const unitAddition = defineSubmission<
  Readonly<Record<UnitField, string>> & { readonly parentId: string },
  UnitField
>('myOrganization', 'addition', UNIT_FIELDS);

/** A name typed in the tree: it replaces the one shown. */
export const unitNewName = defineSubmission<{ readonly id: string; readonly name: string }, never>(
  'myOrganization',
  'newName',
  [],
);

const slice = createSlice({
  name: 'myOrganization',
  initialState,
  reducers: {
    unitToggled({ open }, { payload }: PayloadAction<string>) {
      const at = open.indexOf(payload);
      if (at < 0) open.push(payload);
      else open.splice(at, 1);
    },
    /** Shows the members of a unit and expands the path to it; without a unit, the root. */
    unitShown(state, { payload }: PayloadAction<string>) {
      const units = state.units.data ?? [];
      const way = pathTo(units, payload).slice(0, -1);
      const root = units.find(({ parentId }) => parentId === null);
      for (const { id } of [...way, ...(root ? [root] : [])]) if (!state.open.includes(id)) state.open.push(id);
    },
    unitQueryTyped(state, { payload }: PayloadAction<string>) {
      state.query = payload;
    },
    renamingBegun(state, { payload }: PayloadAction<string>) {
      if (state.renamed !== payload) state.newName = emptySubmission();
      state.renamed = payload;
    },
    /** Closes the field of this unit: its name is unchanged, or has been saved. */
    renamingLeft(state, { payload }: PayloadAction<string>) {
      if (state.renamed !== payload) return;
      state.renamed = null;
      state.newName = emptySubmission();
    },
    unitMoveWanted(_state, _action: PayloadAction<{ id: string; parentId: string; position?: number }>) {},
    unitRemovalWanted(_state, _action: PayloadAction<string>) {},
    /** The person closed the dialog over the page and discards what was typed into it. */
    panelClosed() {},
  },
  extraReducers: (builder) => {
    addResource(builder, managedUnits, (state) => state.units);
    addUnderWay(builder, unitActsUnderWay);
    addSubmission(builder, unitNewName, (state) => state.newName);
    addSubmission(builder, unitAddition, (state) => state.addition);
  },
  selectors: {
    selectUnits: (state) => state.units,
    selectUnitQuery: (state) => state.query,
    selectRenamed: (state) => state.renamed,
    selectNewName: (state) => state.newName,
    selectUnitActs: (state) => state.acts,
    selectUnitAddition: (state) => state.addition,
    selectUnitRows: createSelector(
      [(state: MyOrganizationState) => state.units.data, (state) => state.open, (state) => state.query],
      (units, open, query) => units && unitRows(units, open, query),
    ),
  },
});

export const {
  unitToggled,
  unitShown,
  unitQueryTyped,
  renamingBegun,
  renamingLeft,
  unitMoveWanted,
  unitRemovalWanted,
  panelClosed,
} = slice.actions;
export const myOrganizationReducer = scoped('company', slice.reducer);
export const {
  selectUnits,
  selectUnitQuery,
  selectRenamed,
  selectNewName,
  selectUnitActs,
  selectUnitAddition,
  selectUnitRows,
} = slice.selectors;
