/** A department: name, English name, people in or below it (null: distributed by the seed), and its sub-units. */
export type UnitTree = readonly [name: string, english: string, headcount: number, children?: readonly UnitTree[]];
