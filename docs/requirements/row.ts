/** One observable part of what the product does, as docs/requirements.md shows it. */
export interface Requirement {
  readonly id: `${string}-${number}`;
  readonly text: string;
  /** True where it goes beyond the product's specification. */
  readonly beyond?: true;
  /** Which part is there and proven, where the tests do not prove the whole. */
  readonly inPart?: string;
  /** Why nobody can use it yet. Tests may still prove what the server already does for it. */
  readonly notBuilt?: string;
}

/** Requirements that share a heading; their order is that of the page. */
export interface RequirementGroup {
  readonly title: string;
  readonly rows: readonly Requirement[];
}
