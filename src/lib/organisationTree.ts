/** A unit of the flat list (specification §3); `parentId` null is a root. */
export interface FlatUnit {
  id: string;
  parentId: string | null;
  displayName: string;
  /** People in the unit itself, if the backend counts them. */
  memberCount?: number | undefined;
}

/** A department as the organisation tree shows it (specification §3). */
export interface DepartmentNode {
  id: string;
  name: string;
  displayName: string;
  children: DepartmentNode[];
  /** Nothing to open: no department below it and, if the backend counts people, nobody in it. */
  leaf: boolean;
  /** People in it and in all departments below it; null if the backend does not count them. */
  memberCount: number | null;
  /** Departments cannot be chosen (§5). */
  disabled: true;
  organizationUnitName: null;
  hostId: null;
}

/**
 * The organisation tree, built from the flat list (§3): the children of the first root, in the order of the list. A
 * unit that cannot be reached from there (other roots, unknown parents, cycles) is left out; of two units with the same
 * id the first counts.
 */
export function organisationTree(units: readonly FlatUnit[]): DepartmentNode[] {
  const childrenOf = new Map<string, FlatUnit[]>();
  const known = new Set<string>();
  let root: FlatUnit | undefined;
  for (const unit of units) {
    if (known.has(unit.id)) continue;
    known.add(unit.id);
    if (unit.parentId === null) {
      root ??= unit;
      continue;
    }
    const siblings = childrenOf.get(unit.parentId);
    if (siblings) siblings.push(unit);
    else childrenOf.set(unit.parentId, [unit]);
  }
  const nodesBelow = (id: string): DepartmentNode[] => (childrenOf.get(id) ?? []).map(nodeOf);
  const nodeOf = ({ id, displayName, memberCount }: FlatUnit): DepartmentNode => {
    const children = nodesBelow(id);
    const count = children.reduce<number | null>(
      (sum, child) => (sum === null || child.memberCount === null ? null : sum + child.memberCount),
      memberCount ?? null,
    );
    return {
      id,
      name: displayName,
      displayName,
      children,
      leaf: children.length === 0 && count === 0,
      memberCount: count,
      disabled: true,
      organizationUnitName: null,
      hostId: null,
    };
  };
  return root ? nodesBelow(root.id) : [];
}
