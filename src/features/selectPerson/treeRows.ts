import type { Person } from '../../../contract/organisation.ts';
import type { Load } from '../../lib/loading.ts';
import type { DepartmentNode } from '../../lib/organisationTree.ts';
import { type ChosenPerson, chosenOf } from './selectPersonEvents.ts';

/** One line of the organisation tree, in the order of the screen; `level` counts from 1. */
export type TreeRow = { readonly key: string; readonly level: number } & (
  | {
      readonly kind: 'department';
      readonly unitId: string;
      readonly name: string;
      readonly open: boolean;
      readonly leaf: boolean;
      readonly count: number | null;
    }
  | { readonly kind: 'person'; readonly person: ChosenPerson; readonly note: string | null }
  | { readonly kind: 'recent'; readonly open: boolean }
  | { readonly kind: 'loading' | 'failed' | 'nobody'; readonly unitId: string }
);

interface Tree {
  readonly tree: readonly DepartmentNode[];
  readonly expanded: readonly string[];
  readonly people: Readonly<Record<string, Load<Person[]>>>;
  readonly recent: readonly ChosenPerson[];
}

/** The group of previously chosen people, opened and closed like a department; no unit has this id. */
export const RECENT_GROUP = 'recent';

/** The lines of the tree: under an open department first its sub-departments, then its people. */
export function treeRows({ tree, expanded, people, recent }: Tree): TreeRow[] {
  const open = new Set(expanded);
  const rows: TreeRow[] = recentRows(recent, open.has(RECENT_GROUP));
  const add = ({ id, name, leaf, memberCount: count, children }: DepartmentNode, level: number): void => {
    const isOpen = open.has(id) && !leaf;
    rows.push({ kind: 'department', key: id, level, unitId: id, name, open: isOpen, leaf, count });
    if (!isOpen) return;
    for (const child of children) add(child, level + 1);
    rows.push(...peopleRows(id, people[id], children.length === 0, level + 1));
  };
  for (const node of tree) add(node, 1);
  return rows;
}

function recentRows(recent: readonly ChosenPerson[], open: boolean): TreeRow[] {
  if (recent.length === 0) return [];
  return [
    { kind: 'recent', key: RECENT_GROUP, level: 1, open },
    ...(open ? recent.map((person) => personRow(RECENT_GROUP, person, person.note ?? null, 2)) : []),
  ];
}

function peopleRows(unitId: string, load: Load<Person[]> | undefined, alone: boolean, level: number): TreeRow[] {
  if (load?.data)
    return load.data.length === 0 && alone
      ? [{ kind: 'nobody', key: `${unitId}/nobody`, level, unitId }]
      : load.data.map((person) => personRow(unitId, chosenOf(person), person.jobTitle, level));
  const kind = load?.status === 'failed' ? 'failed' : 'loading';
  return [{ kind, key: `${unitId}/${kind}`, level, unitId }];
}

/** The same person may be in several groups, so the key names the group too. */
const personRow = (group: string, person: ChosenPerson, note: string | null, level: number): TreeRow => ({
  kind: 'person',
  key: `${group}/${person.userId}`,
  level,
  person,
  note,
});
