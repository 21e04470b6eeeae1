import type { Text } from '../../errors/text.ts';
import { pathsOf, type TreeUnit } from './units.ts';

/** The separators that people type between departments, with surrounding blanks. */
const SEPARATOR = /\s*[/／>＞\\]\s*/;

/**
 * Finds the unit that somebody has written: by its path from below the root, or by its name, Chinese or English, if
 * that is unique. Empty text means the root.
 */
export function departmentFinder(
  tree: ReadonlyMap<string, TreeUnit>,
): (written: string) => { readonly id: string } | { readonly fault: Text } {
  const [root] = tree.values();
  const paths = pathsOf(tree);
  const byPath = new Map<string, string>();
  const byName = new Map<string, string[]>();
  for (const { id, name, englishName } of tree.values()) {
    const path = paths.get(id) ?? '';
    // The path may begin with the company.
    for (const one of [path, `${root?.name}/${path}`]) byPath.set(one.toLowerCase(), id);
    for (const one of new Set([name, englishName ?? name])) {
      byName.set(one.toLowerCase(), [...(byName.get(one.toLowerCase()) ?? []), id]);
    }
  }
  return (written) => {
    const key = written.split(SEPARATOR).join('/').toLowerCase();
    const path = byPath.get(key);
    const found = path === undefined ? (byName.get(key) ?? []) : [path];
    const [id] = found;
    if (id === undefined) {
      return { fault: { en: `There is no department “${written}”.`, zh: `没有部门“${written}”。` } };
    }
    if (found.length === 1) return { id };
    return {
      fault: {
        en: `${found.length} departments are called “${written}”: write the path, such as “A/B”.`,
        zh: `有 ${found.length} 个名为“${written}”的部门，请填写路径，如“A/B”。`,
      },
    };
  };
}
