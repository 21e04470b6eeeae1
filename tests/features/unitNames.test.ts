import * as organization from '../../src/features/myOrganization/myOrganizationSlice.ts';
import { unitNameFault } from '../../src/features/myOrganization/unitNames.ts';

it.each([
  ['displayName', ' ', 'myOrganization:nameFault'],
  ['englishName', ' ', null],
  ['displayName', '研发中心', null],
  ['displayName', 'x'.repeat(64), null],
  ['displayName', ` ${'x'.repeat(64)} `, null],
  ['englishName', 'x'.repeat(65), 'myOrganization:tooLong'],
] as const)('the %s "%s" is judged: %s', (field, typed, fault) => expect(unitNameFault(field, typed)).toBe(fault));

describe('a name that is typed in the tree', () => {
  const refusal = { fields: {}, error: { text: 'taken' } };
  const refused = [
    organization.renamingBegun('u1'),
    organization.unitNewName.submitted({ id: 'u1', name: 'x' }),
    organization.unitNewName.failed(refusal),
  ];
  const stateAfter = (...actions: Parameters<typeof organization.myOrganizationReducer>[1][]) =>
    [...refused, ...actions].reduce(
      organization.myOrganizationReducer,
      organization.myOrganizationReducer(undefined, { type: '@@test' }),
    );

  it('keeps its refusal while the same unit is renamed', () => {
    expect(stateAfter(organization.renamingBegun('u1'))).toMatchObject({
      renamed: 'u1',
      newName: { failure: refusal },
    });
  });

  it('begins without a refusal at another unit', () => {
    expect(stateAfter(organization.renamingBegun('u2'))).toMatchObject({
      renamed: 'u2',
      newName: { status: 'filling', failure: { fields: {}, error: null } },
    });
  });

  it('is left for this unit only', () => {
    expect(stateAfter(organization.renamingLeft('u2'))).toMatchObject({ renamed: 'u1', newName: { failure: refusal } });
    expect(stateAfter(organization.renamingLeft('u1'))).toMatchObject({
      renamed: null,
      newName: { status: 'filling', failure: { fields: {}, error: null } },
    });
  });
});
