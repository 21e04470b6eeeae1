/** A department: name, English name, people in or below it (null: distributed by the seed), and its sub-units. */
export type UnitTree = readonly [name: string, english: string, headcount: number, children?: readonly UnitTree[]];

/**
 * The departments of an indented text, one per line: `name | English name | headcount`, indented two blanks deeper than
 * the parent department.
 *
 * @param grown - the sub-units of departments that are listed elsewhere, by name.
 */
export function outline(text: string, grown: Readonly<Record<string, readonly UnitTree[]>> = {}): readonly UnitTree[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const depthOf = (line: string) => line.search(/\S/);
  const below = (at: number, depth: number): UnitTree[] => {
    const units: UnitTree[] = [];
    for (let index = at; index < lines.length && depthOf(lines[index] ?? '') >= depth; index += 1) {
      const line = lines[index] ?? '';
      if (depthOf(line) > depth) continue;
      const [name = '', english = '', headcount = ''] = line.split('|').map((part) => part.trim());
      const children = grown[name] ?? below(index + 1, depth + 2);
      units.push(
        children.length > 0 ? [name, english, Number(headcount), children] : [name, english, Number(headcount)],
      );
    }
    return units;
  };
  return below(0, 0);
}
