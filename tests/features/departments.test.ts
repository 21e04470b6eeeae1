import { departmentCachesDropped, switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { departmentsReducer, selectDepartmentTree } from '../../src/features/departments/departmentsSlice.ts';
import { departments } from '../../src/features/selectPerson/selectPersonEvents.ts';

const loaded = departments.loaded({ units: [{ id: 'root' }], tree: [{ id: 'root', children: [] }] } as never);
const state = departmentsReducer(undefined, loaded);

it('the organisation is kept as it was received and as a tree', () => {
  expect(state).toEqual({ departmentList: [{ id: 'root' }], newDepartmentList: [{ id: 'root', children: [] }] });
  expect(selectDepartmentTree({ departments: state })).toBe(state.newDepartmentList);
});

it.each([departmentCachesDropped(), switchSucceeded()])(
  'one company’s departments are not kept for another ($type)',
  (event) => {
    expect(departmentsReducer(state, event)).toEqual({ departmentList: null, newDepartmentList: null });
  },
);
