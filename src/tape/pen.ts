/** How values are written on a tape: as they are, or with their texts renamed (mask.ts). */
export interface Pen {
  /** The number of the effect that opened a channel; undefined for anything else. */
  readonly numberOf: (value: object) => number | undefined;
  /** A text as anybody may read it, by the name of the field that holds it. */
  readonly text: (text: string, name: string) => string;
  readonly number: (value: number) => number;
  /** The name of a field. */
  readonly key: (key: string) => string;
}

/** Writes everything as it is. */
export const plainPen = (numberOf: Pen['numberOf']): Pen => ({
  numberOf,
  text: (text) => text,
  number: (value) => value,
  key: (key) => key,
});
