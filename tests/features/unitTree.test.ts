import fc from 'fast-check';
import {
  below,
  mayMoveTo,
  pathTo,
  placeOf,
  shownName,
  unitName,
  unitRows,
} from '../../src/features/myOrganization/unitTree.ts';
import { unitOf } from '../support/organizationWork.ts';

/** A tree in which each unit is below one of those before it; the first is the root. */
const trees = fc
  .array(fc.nat(), { maxLength: 30 })
  .map((picks) => [
    unitOf('0', null),
    ...picks.map((pick, index) => unitOf(String(index + 1), String(pick % (index + 1)))),
  ]);
const anyUnit = trees.chain((units) =>
  fc.record({ units: fc.constant(units), unit: fc.constantFrom(...units), other: fc.constantFrom(...units) }),
);
const ids = (units: readonly { id: string }[]) => units.map(({ id }) => id);

const company = [
  unitOf('root', null, { displayName: '极光制造', englishName: 'Aurora' }),
  unitOf('dev', 'root', { displayName: '研发中心', englishName: 'Research' }),
  unitOf('lab', 'dev', { displayName: '计量室', englishName: 'Metrology', pinyin: 'ji liang shi\njiliangshi\njls' }),
  unitOf('shop', 'root', { displayName: '制造中心' }),
];
const rowIds = (open: readonly string[], query = '') => ids(unitRows(company, open, query).map(({ unit }) => unit));

describe('the lines of the tree of departments', () => {
  it('show what is below the open units, each one level further in', () => {
    expect(rowIds([])).toEqual(['root']);
    expect(rowIds(['root'])).toEqual(['root', 'dev', 'shop']);
    expect(unitRows(company, ['root', 'dev'], '').map(({ level, leaf, open }) => [level, leaf, open])).toEqual([
      [1, false, true],
      [2, false, true],
      [3, true, false],
      [2, true, false],
    ]);
  });

  it.each([
    ['计量', ['root', 'dev', 'lab']],
    [' METRO ', ['root', 'dev', 'lab']],
    ['中心', ['root', 'dev', 'shop']],
    ['aurora', ['root']],
    ['JiLiang', ['root', 'dev', 'lab']],
    ['jls', ['root', 'dev', 'lab']],
    ['nothing', []],
  ])('of a search for %j are the matches and the path to them, in either language or pinyin', (query, expected) => {
    expect(rowIds([], query)).toEqual(expected);
  });

  it('contain every unit once if all is open, parents before their children', () => {
    fc.assert(
      fc.property(trees, (units) => {
        const rows = unitRows(units, ids(units), '');
        expect(ids(rows.map(({ unit }) => unit)).sort()).toEqual(ids(units).sort());
        for (const [index, { unit, level }] of rows.entries()) {
          const above = rows.slice(0, index).findLast((row) => row.level === level - 1);
          expect(above?.unit.id ?? null).toBe(unit.parentId);
        }
      }),
    );
  });
});

describe('the position of a department, and its possible targets', () => {
  it('are its parent and its place among the siblings; a root has none', () => {
    fc.assert(
      fc.property(anyUnit, ({ units, unit }) => {
        const place = placeOf(units, unit.id);
        if (unit.parentId === null) expect(place).toBeNull();
        else expect(below(units, place?.parentId ?? '')[place?.position ?? -1]).toEqual(unit);
      }),
    );
  });

  it('are anywhere but in itself and below itself; the root stays', () => {
    fc.assert(
      fc.property(anyUnit, ({ units, unit, other }) => {
        const isInside = ids(pathTo(units, other.id)).includes(unit.id);
        expect(mayMoveTo(units, unit.id, other.id)).toBe(unit.parentId !== null && !isInside);
      }),
    );
    expect(mayMoveTo(company, 'lab', 'gone')).toBe(false);
    expect(mayMoveTo(company, 'gone', 'dev')).toBe(false);
  });

  it('have a path from the root that ends with it, even if the units form a cycle', () => {
    expect(ids(pathTo(company, 'lab'))).toEqual(['root', 'dev', 'lab']);
    expect(pathTo(company, 'gone')).toEqual([]);
    expect(ids(pathTo([unitOf('a', 'b'), unitOf('b', 'a')], 'a'))).toEqual(['b', 'a']);
  });
});

it.each([
  ['zh-CN', 'Lab', 'displayName', '实验室'],
  ['en-US', 'Lab', 'englishName', 'Lab'],
  ['en-US', '', 'displayName', '实验室'],
  ['en-US', null, 'displayName', '实验室'],
])('in %s a department with the English name %j shows its %s', (language, englishName, shown, name) => {
  const unit = { displayName: '实验室', englishName };
  expect([shownName(unit, language), unitName(unit, language)]).toEqual([shown, name]);
});
