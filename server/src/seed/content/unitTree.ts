/** A department: name, English name, people directly or below it (null: shared out by the seed), and what is under it. */
export type UnitTree = readonly [name: string, english: string, headcount: number, children?: readonly UnitTree[]];
