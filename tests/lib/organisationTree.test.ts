import fc from 'fast-check';
import { type DepartmentNode, type FlatUnit, organisationTree } from '../../src/lib/organisationTree.ts';

const unit = (id: string, parentId: string | null, memberCount?: number): FlatUnit => ({
  id,
  parentId,
  displayName: `unit ${id}`,
  memberCount,
});
const shape = (nodes: readonly DepartmentNode[]): unknown[] => nodes.map(({ id, children }) => [id, shape(children)]);
const flatten = (nodes: readonly DepartmentNode[]): DepartmentNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

describe('the organisation tree (§3)', () => {
  it('keeps the children of the first root, in the order of the list', () => {
    const units = [
      unit('root', null),
      unit('b', 'root'),
      unit('a', 'root'),
      unit('a1', 'a'),
      unit('other root', null),
      unit('lost', 'other root'),
    ];
    expect(shape(organisationTree(units))).toEqual([
      ['b', []],
      ['a', [['a1', []]]],
    ]);
  });

  it('does not care whether a parent comes before its children', () => {
    expect(shape(organisationTree([unit('a1', 'a'), unit('a', 'root'), unit('root', null)]))).toEqual([
      ['a', [['a1', []]]],
    ]);
  });

  it('leaves out orphans and units that are their own ancestor, and keeps one of two with the same id', () => {
    const units = [
      unit('root', null),
      unit('a', 'root'),
      unit('a', 'root'),
      unit('orphan', 'gone'),
      unit('x', 'y'),
      unit('y', 'x'),
      unit('self', 'self'),
    ];
    expect(shape(organisationTree(units))).toEqual([['a', []]]);
  });

  it('PER-1 marks every department as not selectable', () => {
    const [node] = organisationTree([unit('root', null), unit('a', 'root', 3)]);
    expect(node).toEqual({
      id: 'a',
      name: 'unit a',
      displayName: 'unit a',
      children: [],
      leaf: false,
      memberCount: 3,
      disabled: true,
      organizationUnitName: null,
      hostId: null,
    });
  });

  it('counts the people in a department and those below it, if the backend gives counts', () => {
    const counted = organisationTree([
      unit('root', null, 9),
      unit('a', 'root', 1),
      unit('b', 'a', 2),
      unit('c', 'b', 0),
    ]);
    expect(flatten(counted).map(({ memberCount, leaf }) => [memberCount, leaf])).toEqual([
      [3, false],
      [2, false],
      [0, true],
    ]);
    const uncounted = organisationTree([unit('root', null, 9), unit('a', 'root', 1), unit('b', 'a')]);
    expect(flatten(uncounted).map(({ memberCount, leaf }) => [memberCount, leaf])).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  it('turns an empty list into an empty tree', () => expect(organisationTree([])).toEqual([]));

  it('has every unit below the first root exactly once, under its parent, for any list', () => {
    const id = fc.integer({ min: 0, max: 12 }).map(String);
    const list = fc.array(fc.record({ id, parentId: fc.option(id), displayName: fc.string() }), { maxLength: 30 });
    fc.assert(
      fc.property(list, (units) => {
        const first = new Map([...units].reverse().map((entry) => [entry.id, entry]));
        const root = units.find((entry) => entry.parentId === null && first.get(entry.id) === entry)?.id;
        const belongs = (start: string): boolean => {
          const seen = new Set<string>();
          for (let at: string | null | undefined = start; typeof at === 'string'; at = first.get(at)?.parentId) {
            if (at === root) return true;
            if (seen.has(at)) return false;
            seen.add(at);
          }
          return false;
        };
        const expected = root === undefined ? [] : [...first.keys()].filter((key) => key !== root && belongs(key));
        const nodes = flatten(organisationTree(units));
        expect(nodes.map((node) => node.id).sort()).toEqual(expected.sort());
        for (const node of nodes)
          for (const child of node.children) expect(first.get(child.id)?.parentId).toBe(node.id);
      }),
    );
  });
});
